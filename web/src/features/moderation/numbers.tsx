import type { ModerationNumbers } from '@avtosverka/contract/moderation';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { formatNumber } from '@avtosverka/contract/vocabulary/plural';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type ModerationResult, moderationNumbers } from './calls.ts';
import { duration, REASON_WORDS } from './words.ts';

/** How the work stands; asked for again with every decision: `fresh` changes then. */
export function NumbersPanel({ token, fresh }: { token: string; fresh: number }) {
	const [result, setResult] = useState<ModerationResult<ModerationNumbers> | null>(null);
	const [round, setRound] = useState(0);

	// biome-ignore lint/correctness/useExhaustiveDependencies: they change what the answer is, not the question
	useEffect(() => {
		let waited = true;
		void moderationNumbers(token).then((numbers) => waited && setResult(numbers));
		return () => {
			waited = false;
		};
	}, [token, fresh, round]);

	if (result && !result.ok) {
		return (
			<Notice kind="error" announced>
				<p>{result.message}</p>
				<Button variant="ghost" size="s" onClick={() => setRound((before) => before + 1)} className="mt-2.5">
					Повторить
				</Button>
			</Notice>
		);
	}
	return <NumbersView numbers={result?.data ?? null} now={Date.now()} />;
}

export type NumbersViewProps = {
	/** Null while they are on their way: their room is kept. */
	numbers: ModerationNumbers | null;
	now: number;
};

/** Waiting, oldest, median time to decision, and what was decided in thirty days. */
export function NumbersView({ numbers, now }: NumbersViewProps) {
	const oldest = numbers?.oldest ?? null;
	const refused = numbers?.refused ?? [];
	return (
		<Card as="section" aria-label="Цифры" aria-busy={numbers === null} className="px-4 py-4 sm:px-5">
			<dl className="grid grid-cols-2 gap-x-5 gap-y-4 lg:grid-cols-4">
				<Fact name="Ждут решения">{numbers && formatNumber(numbers.waiting)}</Fact>
				<Fact name="Самый старый ждёт" title={oldest === null ? undefined : formatMoment(oldest)}>
					{numbers && (oldest === null ? '—' : duration((now - Date.parse(oldest)) / 1000))}
				</Fact>
				<Fact name="Половину решают быстрее чем за">
					{numbers && (numbers.median_seconds === null ? '—' : duration(numbers.median_seconds))}
				</Fact>
				<Fact name="Одобрено за 30 дней">{numbers && formatNumber(numbers.approved)}</Fact>
				<div className="col-span-2 border-t border-line pt-3 lg:col-span-4">
					<dt className="text-[14px] text-ink-3">Отклонено за 30 дней</dt>
					<dd className="figures min-h-6 text-[15px]">
						{numbers && refused.length === 0 && 'Ни одного'}
						{refused.map(({ reason, count }) => (
							<span key={reason} className="mr-5 inline-block">
								{REASON_WORDS[reason]}: <b className="font-semibold">{formatNumber(count)}</b>
							</span>
						))}
					</dd>
				</div>
			</dl>
		</Card>
	);
}

type FactProps = { name: string; title?: string | undefined; children: ReactNode };

function Fact({ name, title, children }: FactProps) {
	return (
		<div title={title} className="flex flex-col">
			<dt className="text-[14px] leading-snug text-ink-3">{name}</dt>
			<dd className="figures mt-auto min-h-8 text-[22px] leading-8 font-semibold">{children}</dd>
		</div>
	);
}
