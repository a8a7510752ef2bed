import type { MouseEvent, ReactNode } from 'react';
import { useRef, useState } from 'react';
import { FAILED_TEXT } from '../client.ts';
import { useSession } from '../session/use-session.ts';
import { Button } from '../ui/button.tsx';
import { useLazyModule } from '../ui/lazy-module.ts';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { BoughtVinLink } from './bought-vin-link.tsx';
import type { LookupEvent, PlateNotFound, Refresh } from './machine.ts';
import { PriceNote } from './price-note.tsx';
import { useBoughtVin } from './use-bought-vin.ts';

const load = () => import('./paid-branches.tsx');

export type PaidPartProps = {
	name: string;
	/** Its `noRequests`: the server answered that none is left, even if the balance here shows some. */
	state: PlateNotFound | Refresh;
	send: (event: LookupEvent) => void;
	children: ReactNode;
};

/**
 * The paid question: its price and button, the sign-in before it, or the offer of requests. A VIN of the
 * plate that the person has bought already stands first; nothing is offered until they ask for another one.
 */
export function PaidPart({ name, state, send, children }: PaidPartProps) {
	const session = useSession();
	const [asked, setAsked] = useState(false);
	const part = useRef<HTMLElement>(null);
	const signedOut = session !== null && session.token === null;
	const bought = useBoughtVin(state.plate, session?.token ?? null);
	const isShown = state.name === 'refreshVin' && bought?.vin === state.found.vins[0];
	const another = isShown ? null : bought;
	const empty = !signedOut && (state.noRequests === true || session?.user?.requests === 0);
	const offers = another === null || (another !== undefined && asked);
	const branch = signedOut && asked ? 'signed-out' : empty && offers ? 'no-requests' : null;
	const branches = useLazyModule(load, branch !== null);
	const press = ({ detail }: MouseEvent) => {
		// The second half of a double press of «Обновить» must not spend anything.
		if (detail > 1) return;
		if (!signedOut && !empty) return send({ kind: 'paid-asked', bought: another?.vin });
		setAsked(true);
		// The button goes away; who goes by keyboard is not to begin again.
		part.current?.focus();
	};
	return (
		<section
			ref={part}
			tabIndex={-1}
			aria-label={name}
			className={`mt-4 grid outline-none gap-4 rounded-field px-4 py-3.5 ${branch === null ? 'bg-mute-soft' : 'inset-ring inset-ring-line'}`}
		>
			{another && <BoughtVinLink {...another} />}
			<div className="grid gap-1">
				<p className="text-[14.5px] text-ink-2">
					{children}
					{' Спишем один запрос, только если картотека назовёт VIN, которого мы ещё не показывали.'}
				</p>
				<PriceNote id="paid-price" />
			</div>
			{branch === null && (
				<Button
					disabled={session === null || another === undefined}
					variant={another ? 'ghost' : 'main'}
					aria-describedby="paid-price"
					onClick={press}
				>
					{name}
				</Button>
			)}
			{branch !== null && branches.state === 'loading' && (
				<p className="flex items-center gap-3 text-ink-2">
					<Spinner className="size-5 text-accent" />
					Загружаем…
				</p>
			)}
			{branch !== null && branches.state === 'failed' && (
				<Notice kind="error" announced>
					<p>{FAILED_TEXT}</p>
					<Button variant="ghost" size="s" onClick={branches.again} className="mt-2.5">
						Повторить
					</Button>
				</Notice>
			)}
			{branch === 'signed-out' && branches.state === 'ready' && <branches.module.SignedOut />}
			{branch === 'no-requests' && branches.state === 'ready' && (
				<branches.module.NoRequests onPaid={() => send({ kind: 'bought' })} />
			)}
		</section>
	);
}
