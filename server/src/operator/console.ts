import type { OperatorConsole, OperatorProcess } from '@avtosverka/contract/operator/console';
import { shortenPlate } from '@avtosverka/contract/vocabulary/plate';
import type { Deps } from '../deps.ts';
import { findAllHeld } from '../paid-lookup/store.ts';
import { findOpenExceptions } from '../payments/exceptions/store.ts';
import { WHYS } from '../payments/operator/words.ts';
import { findNewest } from '../payments/orders/store.ts';
import { findAppliedMigration, findProcesses, type RunningProcess } from '../processes/store.ts';
import { budgetDay, firstOfMonth } from '../supplier-budget/limits.ts';
import { findSpending } from '../supplier-budget/spending/store.ts';
import { shownOrder } from './orders.ts';
import { readQueues } from './queues/retry.ts';
import { findActs } from './store.ts';
import { readSupplierStates } from './suppliers.ts';

const SHOWN_AT_MOST = 50;
const MONTHS_SHOWN = 12;

/** What the console is drawn from. */
export type ConsoleDeps = Pick<Deps, 'store' | 'clock' | 'config'>;

/** A process as the console shows it. */
export function shownProcess(process: RunningProcess): OperatorProcess {
	const { id, role, host, version, revision, migration, startedAt, seenAt } = process;
	return {
		...{ id, role, host, version, migration },
		commit: revision,
		started_at: startedAt.toISOString(),
		seen_at: seenAt.toISOString(),
	};
}

/** The console as it stands now; rejects when the store fails. */
export async function readConsole(deps: ConsoleDeps): Promise<Omit<OperatorConsole, 'pass'>> {
	const { store, clock, config } = deps;
	const now = clock.now();
	const [processes, spending] = await Promise.all([
		findProcesses(store),
		findSpending(store, firstOfMonth(budgetDay(now), MONTHS_SHOWN - 1)),
	]);
	const [suppliers, migration, queues, held, orders, exceptions, acts] = await Promise.all([
		readSupplierStates(deps, { processes, spending }),
		findAppliedMigration(store),
		readQueues(store, now),
		findAllHeld(store.db, SHOWN_AT_MOST),
		findNewest(store, SHOWN_AT_MOST),
		findOpenExceptions(store),
		findActs(store, SHOWN_AT_MOST),
	]);
	return {
		at: now.toISOString(),
		suppliers,
		processes: processes.map(shownProcess),
		migration,
		spending,
		queues,
		held_lookups: held.map(({ id, createdAt, plate }) => ({
			id,
			since: createdAt.toISOString(),
			plate: shortenPlate(plate),
		})),
		orders: orders.map(shownOrder),
		exceptions: exceptions.map(({ id, at, why, orderId }) => ({
			id,
			at: at.toISOString(),
			why: WHYS[why],
			order: orderId,
		})),
		settings: config.settingsInForce.map(({ title, settings }) => ({ title, settings: [...settings] })),
		acts: acts.map(({ id, at, operatorId, what, whom, why }) => ({
			id,
			at: at.toISOString(),
			operator: operatorId,
			what,
			whom,
			why,
		})),
	};
}
