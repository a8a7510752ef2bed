import type { OperatorAccount } from '@avtosverka/contract/operator/people';
import { findAccountsRoute } from '@avtosverka/contract/routes/operator';
import { type FormEvent, useState } from 'react';
import { call, failureText } from '../../client.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccountCard } from './account-card.tsx';
import { ConsolePart } from './console-part.tsx';
import { FIELD } from './field.ts';
import { useAct } from './use-act.tsx';

type SearchResult = { readonly who: string; readonly people: readonly OperatorAccount[] };

/** Finds a person by the whole of something, and what can be done with the account. */
export function People({ token, onDone }: { token: string; onDone: () => Promise<void> }) {
	const [found, setFound] = useState<SearchResult | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const [isBusy, setBusy] = useState(false);
	const { begin, view } = useAct(async () => {
		await Promise.all([onDone(), found && find(found.who)]);
	});

	const isMissing = found?.people.length === 0;

	async function find(who: string): Promise<void> {
		setBusy(true);
		const outcome = await call(findAccountsRoute, { who }, { token });
		setBusy(false);
		setFound(outcome.kind === 'reply' ? { who, people: outcome.reply.data } : null);
		setProblem(outcome.kind === 'reply' ? null : failureText(outcome));
	}

	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		void find(String(new FormData(event.currentTarget).get('who')).trim());
	}

	return (
		<ConsolePart
			title="Люди"
			summary=""
			note="Номер аккаунта, почта, @имя в Telegram, id у провайдера входа или номер заказа — целиком."
		>
			<form onSubmit={submit} className="mt-2 grid gap-3">
				<label className="grid gap-1">
					Кого найти
					<input name="who" required maxLength={254} autoComplete="off" className={FIELD} />
				</label>
				<Button type="submit" variant="ghost" busy={isBusy} className="justify-self-start">
					Найти
				</Button>
			</form>
			{problem !== null && (
				<Notice kind="error" announced className="mt-3">
					{problem}
				</Notice>
			)}
			{view}
			<p role="status" className={isMissing ? 'pt-2' : undefined}>
				{isMissing && 'Такого аккаунта нет.'}
			</p>
			{found?.people.map((person) => (
				<AccountCard key={person.id} person={person} token={token} begin={begin} />
			))}
		</ConsolePart>
	);
}
