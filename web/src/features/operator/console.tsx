import type { OperatorConsole } from '@avtosverka/contract/operator';
import { getOperatorConsoleRoute } from '@avtosverka/contract/routes/operator';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { useCallback, useEffect, useState } from 'react';
import { call, failureText } from '../../client.ts';
import { refreshUser } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RecordParts, StateParts } from './console-parts.tsx';
import { People } from './people.tsx';
import { Refund } from './refund.tsx';
import { Suppliers } from './suppliers.tsx';

/** The console of an operator who is signed in. */
export function Console({ token }: { token: string }) {
	const [shown, setShown] = useState<OperatorConsole | null>(null);
	const [problem, setProblem] = useState<string | null>(null);

	const load = useCallback(async () => {
		const outcome = await call(getOperatorConsoleRoute, {}, { token });
		if (outcome.kind === 'reply') setShown(outcome.reply.data);
		else if (outcome.problem?.code === 'sign-in') void refreshUser();
		setProblem(outcome.kind === 'reply' ? null : failureText(outcome));
	}, [token]);
	useEffect(() => void load(), [load]);

	return (
		<div className="wrap grid min-h-100 content-start gap-6 py-11">
			<header className="flex flex-wrap items-center justify-between gap-3">
				<h1 className="text-[clamp(24px,3.4vw,32px)] font-bold">Пульт оператора</h1>
				<Button variant="ghost" size="s" onClick={() => void load()}>
					Обновить
				</Button>
			</header>
			{problem !== null && (
				<Notice kind="error" announced>
					<p>{problem}</p>
				</Notice>
			)}
			<p role="status" className="text-ink-2">
				{shown ? `Состояние на ${formatMoment(shown.at)}` : problem === null && 'Загружаем…'}
			</p>
			{shown && (
				<div className="grid items-start gap-3 lg:grid-cols-2">
					<div className="grid min-w-0 gap-3">
						<Suppliers
							suppliers={shown.suppliers}
							processes={shown.processes.length}
							token={token}
							onDone={load}
						/>
						<StateParts shown={shown} />
					</div>
					<div className="grid min-w-0 gap-3">
						<People token={token} onDone={load} />
						<Refund token={token} onDone={load} />
						<RecordParts shown={shown} />
					</div>
				</div>
			)}
		</div>
	);
}
