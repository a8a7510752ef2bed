import type { OperatorConsole } from '@avtosverka/contract/operator';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { RunningProcess } from '../processes/store.ts';

type SeenCalls = Pick<
	OperatorConsole['suppliers'][number],
	'calls' | 'failed' | 'mean_seconds' | 'breakers_open'
>;

/** What all these processes together have seen of a supplier, each since its start. */
export function callsOf(
	supplier: SupplierId,
	processes: readonly Pick<RunningProcess, 'calls'>[],
): SeenCalls {
	const seen = processes.flatMap(({ calls }) => calls[supplier] ?? []);
	const sum = (read: (one: (typeof seen)[number]) => number) =>
		seen.reduce((total, one) => total + read(one), 0);
	const timed = sum((one) => one.timed);
	return {
		calls: sum((one) => one.calls),
		failed: sum((one) => one.failed),
		mean_seconds: timed === 0 ? null : sum((one) => one.seconds) / timed,
		breakers_open: sum((one) => Number(one.breakerOpen)),
	};
}
