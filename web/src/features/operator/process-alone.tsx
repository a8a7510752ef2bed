import type { ProcessState } from '@avtosverka/contract/operator/process-state';
import { getProcessStateRoute } from '@avtosverka/contract/routes/operator';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { useCallback, useId, useState } from 'react';
import { call } from '../../client.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ConsoleLine } from './console-part.tsx';
import { processLine } from './nodes.tsx';
import { storedPass } from './stored-pass.ts';
import { SupplierLines } from './suppliers.tsx';
import { POLLED, usePoll } from './use-poll.ts';

export type ProcessAloneProps = {
	token: string;
	/** Why there is no console: it is said until a process has answered. */
	problem: string;
};

/** What there is of the console while the store is away: one process and what it sees of suppliers. */
export function ProcessAlone({ token, problem }: ProcessAloneProps) {
	const id = useId();
	const [shown, setShown] = useState<ProcessState | null>(null);
	const [isOld, setOld] = useState(true);

	const ask = useCallback(async () => {
		const pass = storedPass();
		if (pass === null) return;
		const outcome = await call(getProcessStateRoute, { pass, access_token: token });
		if (outcome.kind === 'reply') setShown(outcome.reply.data);
		setOld(outcome.kind !== 'reply');
	}, [token]);
	usePoll(ask);

	return (
		<>
			{isOld ? (
				<Notice kind="error" announced>
					<p>{problem}</p>
				</Notice>
			) : (
				<Notice kind="warning" announced>
					<p>
						Хранилище не отвечает. Ниже — один процесс, тот, что ответил; в следующий раз может ответить
						другой. Останавливать поставщиков и возвращать деньги пока нельзя.
					</p>
				</Notice>
			)}
			{shown && (
				<>
					<p className="text-ink-2">
						Процесс на {formatMoment(shown.at)}, {POLLED}
					</p>
					<Card as="section" aria-labelledby={id} className="px-4 py-3 sm:px-5">
						<h2 id={id} className="text-[18px] font-semibold">
							Процесс, который ответил
						</h2>
						<ul className="divide-y divide-line">
							<ConsoleLine {...processLine(shown.process, null)} />
							<SupplierLines suppliers={shown.suppliers} processes={1} />
						</ul>
					</Card>
				</>
			)}
		</>
	);
}
