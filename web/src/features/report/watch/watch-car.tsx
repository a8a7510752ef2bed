import { beginWatchRoute, getWatchesRoute } from '@avtosverka/contract/routes/watches';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { Check } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { call } from '../../../client.ts';
import { protectedCall } from '../../../protection/protected-call.ts';
import { whenRested } from '../../../protection/when-rested.ts';
import { storedToken, watchToken } from '../../../session/stored-token.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { useFromHere } from '../../../ui/from-here.ts';
import { OwnLink } from '../../../ui/link.tsx';
import { WatchFace } from './watch-face.tsx';
import { rememberIntention } from './watch-intention.ts';
import { BUSY, NOT_BEGUN, SIGN_IN, stepAfter, type WatchStep, watchedUntil } from './watch-step.ts';

const BESIDE = 'py-3.5 text-[15px] text-accent';
const AT_FIRST = { step: NOT_BEGUN, whose: null };

/** Why it was loaded: a press, a press before the sign-in, or that somebody is signed in. */
export type WatchCause = 'press' | 'intention' | 'session';

/** Has a car watched until the deal, and says so; who is not signed in signs in first. */
export function WatchCar({ vin, cause }: { vin: Vin; cause: WatchCause | null }) {
	const token = useSyncExternalStore(watchToken, storedToken, () => null);
	const [{ step, whose }, setState] = useState<{ step: WatchStep; whose: string | null }>(AT_FIRST);
	const from = useFromHere();
	const row = useRef<HTMLDivElement>(null);
	const touched = useRef(cause === 'press');
	// What is known of one person is not said to another.
	const shown = step.name === 'watched' && whose !== token ? NOT_BEGUN : step;

	async function begin() {
		if (token === null) return setState({ step: SIGN_IN, whose: null });
		setState({ step: BUSY, whose: token });
		const outcome = await protectedCall(beginWatchRoute, { vin }, { token });
		setState({ step: stepAfter(outcome), whose: token });
	}

	async function findWatch(by: string) {
		const outcome = await call(getWatchesRoute, {}, { token: by });
		const known = outcome.kind === 'reply' && outcome.reply.data.find((watch) => watch.vin === vin);
		if (!known) return;
		setState((now) => (now.step === NOT_BEGUN ? { step: watchedUntil(known.ends_at), whose: by } : now));
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: what it was loaded for is done once
	useEffect(() => {
		if (cause !== 'session') void begin();
		else if (token !== null) whenRested(() => void findWatch(token));
	}, []);

	// The button that was pressed is gone, or has let go of the focus.
	// biome-ignore lint/correctness/useExhaustiveDependencies: with every step
	useEffect(() => {
		if (!touched.current || document.activeElement !== document.body) return;
		row.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
	}, [shown]);

	const { name } = shown;
	const isWatched = name === 'watched';
	return (
		<div ref={row} className="contents">
			<WatchFace
				busy={name === 'busy'}
				onPress={() => {
					touched.current = true;
					void begin();
				}}
				instead={
					isWatched ? (
						<p className="flex flex-none items-center gap-2 text-[14.5px] font-semibold text-ink">
							<Check aria-hidden className="size-[18px] flex-none text-clear" />
							Следим до {shown.until}
						</p>
					) : (
						name === 'sign-in' && (
							<OwnLink
								to="/auth"
								state={from}
								onClick={() => rememberIntention(vin)}
								className={buttonClass('main', 's')}
							>
								Войти
							</OwnLink>
						)
					)
				}
			>
				{'words' in shown && `${shown.words} `}
				{(isWatched || name === 'full') && (
					<OwnLink to="/user/reports#watches" className={isWatched ? BESIDE : 'text-accent'}>
						{isWatched ? 'Куда сообщать' : 'Открыть список'}
					</OwnLink>
				)}
			</WatchFace>
		</div>
	);
}
