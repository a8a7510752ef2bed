import { makeShareRoute } from '@avtosverka/contract/routes/shares';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import { counted } from '@avtosverka/contract/vocabulary/plural';
import { DEFAULT_SHARE_TERM, SHARE_TERMS, type ShareTerm } from '@avtosverka/contract/vocabulary/share';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { type FormEvent, useState } from 'react';
import { call, failureText } from '../../../client.ts';
import { Button } from '../../../ui/button.tsx';
import { OwnLink } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { shareAddress } from './share-address.ts';

export type ShareFormProps = { vin: Vin; plate: Plate | null; title: string; token: string };

type ShareLink = { readonly url: string; readonly expires_at: string };

/** Makes a link: for how long, and whether the car can be recognised by it. */
export function ShareForm({ vin, plate, title, token }: ShareFormProps) {
	const [days, setDays] = useState<ShareTerm>(DEFAULT_SHARE_TERM);
	const [masked, setMasked] = useState(true);
	const [busy, setBusy] = useState(false);
	const [made, setMade] = useState<ShareLink | null>(null);
	const [problem, setProblem] = useState<string | null>(null);

	async function make(event: FormEvent) {
		event.preventDefault();
		setBusy(true);
		setProblem(null);
		const outcome = await call(makeShareRoute, { vin, plate, days, masked }, { token });
		setBusy(false);
		if (outcome.kind === 'reply') setMade(outcome.reply.data);
		else setProblem(failureText(outcome));
	}

	if (made !== null) return <MadeLink made={made} title={title} />;
	return (
		<form onSubmit={make}>
			<fieldset className="flex flex-wrap gap-x-5">
				<legend className="text-[15px] font-medium">Сколько действует</legend>
				{SHARE_TERMS.map((term) => (
					<label key={term} className="flex min-h-11 items-center gap-2">
						<input
							type="radio"
							name="days"
							checked={days === term}
							onChange={() => setDays(term)}
							className="size-5 accent-accent"
						/>
						{counted(term, ['день', 'дня', 'дней'])}
					</label>
				))}
			</fieldset>
			<label className="flex min-h-11 items-center gap-2">
				<input
					type="checkbox"
					checked={masked}
					onChange={({ target }) => setMasked(target.checked)}
					className="size-5 flex-none accent-accent"
				/>
				Скрыть VIN, госномер и номера документов
			</label>
			<Button type="submit" size="s" busy={busy} className="mt-2">
				Создать ссылку
			</Button>
			<div role="alert" className="mt-3 empty:hidden">
				{problem !== null && <Notice kind="error">{problem}</Notice>}
			</div>
		</form>
	);
}

function MadeLink({ made, title }: { made: ShareLink; title: string }) {
	const [outcome, setOutcome] = useState<string | null>(null);
	return (
		<div role="status">
			<p className="rounded-field bg-mute-soft px-3 py-2 text-[15px] wrap-anywhere">{made.url}</p>
			<p className="mt-2 mb-3 text-[15px] text-ink-2">
				Действует до {formatMoment(made.expires_at)}. Скопируйте сейчас: потом мы её показать не сможем.
				Отозвать можно в{' '}
				<OwnLink to="/user/reports" className="text-accent">
					кабинете
				</OwnLink>
				.
			</p>
			<Button size="s" onClick={async () => setOutcome(await shareAddress(title, made.url))}>
				Отправить или скопировать
			</Button>
			<p className="mt-2 text-[15px] text-ink-2 empty:hidden">{outcome}</p>
		</div>
	);
}
