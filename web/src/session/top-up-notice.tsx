import type { User } from '@avtosverka/contract/accounts';
import { counted, type Forms } from '@avtosverka/contract/vocabulary/plural';
import { CircleCheck, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { balanceRose } from './seen-balance.ts';

/** How long the notice stays: specification, section 9. */
const SHOWN_MS = 10_000;
const REQUESTS: Forms = ['запрос', 'запроса', 'запросов'];

/** The words of the notice: specification, section 8. */
export function topUpText(requests: number): string {
	return `Успешное пополнение баланса. Вам доступно ${counted(requests, REQUESTS)}.`;
}

/** Shows once that the balance has risen, over any open page. */
export function TopUpNotice({ user }: { user: User | null }) {
	const [said, setSaid] = useState<{ requests: number } | null>(null);

	useEffect(() => {
		if (user !== null && balanceRose(user)) setSaid({ requests: user.requests });
	}, [user]);

	useEffect(() => {
		if (said === null) return;
		const timer = setTimeout(() => setSaid(null), SHOWN_MS);
		return () => clearTimeout(timer);
	}, [said]);

	return (
		// The region is there before its words are: only then they are read out.
		<div
			role="status"
			aria-live="polite"
			className="pointer-events-none fixed inset-x-3 top-30 z-60 grid justify-items-center md:inset-x-5 md:top-26 md:justify-items-end print:hidden"
		>
			{said && (
				<div className="pointer-events-auto flex w-full max-w-120 animate-rise items-center gap-3 rounded-card border border-line bg-paper py-2 pr-2 pl-4 text-ink shadow-lift">
					<CircleCheck aria-hidden className="size-6 flex-none text-clear" />
					<p className="mr-auto py-1.5 font-medium text-balance">{topUpText(said.requests)}</p>
					<button
						type="button"
						aria-label="Закрыть сообщение"
						onClick={() => setSaid(null)}
						className="grid size-11 flex-none place-items-center rounded-full text-ink-2 hover:bg-mute-soft"
					>
						<X aria-hidden className="size-5" />
					</button>
				</div>
			)}
		</div>
	);
}
