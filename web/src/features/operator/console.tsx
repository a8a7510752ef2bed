import type { OperatorConsole } from '@avtosverka/contract/operator/console';
import { getOperatorConsoleRoute } from '@avtosverka/contract/routes/operator';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { useCallback, useState } from 'react';
import { call, failureText } from '../../client.ts';
import { refreshUser } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { ConsolePage } from './console-page.tsx';
import { RecordParts, StateParts } from './console-parts.tsx';
import { Exceptions } from './exceptions.tsx';
import { People } from './people.tsx';
import { ProcessAlone } from './process-alone.tsx';
import { Queues } from './queues.tsx';
import { Refund } from './refund.tsx';
import { storePass } from './stored-pass.ts';
import { Suppliers } from './suppliers.tsx';
import { POLLED, usePoll } from './use-poll.ts';

/** The console of an operator who is signed in. */
export function Console({ token }: { token: string }) {
	const [shown, setShown] = useState<OperatorConsole | null>(null);
	const [problem, setProblem] = useState<string | null>(null);

	const load = useCallback(async () => {
		const outcome = await call(getOperatorConsoleRoute, {}, { token });
		if (outcome.kind === 'reply') {
			setShown(outcome.reply.data);
			storePass(outcome.reply.data.pass);
		} else if (outcome.problem?.code === 'sign-in') void refreshUser();
		setProblem(outcome.kind === 'reply' ? null : failureText(outcome));
	}, [token]);
	usePoll(load);

	return (
		<ConsolePage
			action={
				<Button variant="ghost" size="s" onClick={() => void load()}>
					Обновить
				</Button>
			}
		>
			{problem !== null && <ProcessAlone token={token} problem={problem} />}
			{shown ? (
				<p className="text-ink-2">
					Состояние на {formatMoment(shown.at)}, {POLLED}
				</p>
			) : (
				<p role="status" className="text-ink-2">
					{problem === null && 'Загружаем…'}
				</p>
			)}
			{shown && (
				<div className="grid items-start gap-3 lg:grid-cols-2">
					<div className="grid min-w-0 gap-3">
						<Suppliers
							suppliers={shown.suppliers}
							processes={shown.processes.length}
							token={token}
							onDone={load}
						/>
						<Queues queues={shown.queues} token={token} onDone={load} />
						<StateParts shown={shown} />
					</div>
					<div className="grid min-w-0 gap-3">
						<People token={token} onDone={load} />
						<Refund token={token} onDone={load} />
						<Exceptions exceptions={shown.exceptions} token={token} onDone={load} />
						<RecordParts shown={shown} />
					</div>
				</div>
			)}
		</ConsolePage>
	);
}
