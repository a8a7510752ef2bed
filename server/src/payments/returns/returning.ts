import type { Deps } from '../../deps.ts';
import { describeError } from '../../http/replies/errors.ts';
import { createLedger, type Ledger } from '../../ledger/ledger.ts';
import type { ReportLetters } from '../../owner-reports/owner-reports.ts';
import type { ReportMetrics } from '../../owner-reports/report-metrics.ts';
import {
	closeReturn,
	type DueReturn,
	findDueReturns,
	lockDueReturn,
} from '../../owner-reports/returns/store.ts';
import type { Tx } from '../../store/store.ts';
import { addException } from '../exceptions/store.ts';
import { openPaymentOrder } from '../orders/credit.ts';
import type { PaymentOrder } from '../orders/order.ts';
import { changePaymentOrder, findPaymentOrder } from '../orders/store.ts';
import { type Worth, worthOfSilence } from './worth.ts';

/** One run does not hold the store for long, however much is due; the rest comes with the next. */
export const RETURNED_AT_ONCE = 200;

type ReturningDeps = Pick<Deps, 'store' | 'clock' | 'log'> & {
	readonly metrics: ReportMetrics;
	readonly letters: ReportLetters | null;
};

/**
 * Gives back a part of the price of each report that ended with silent registers: as requests where its payer
 * was signed in, else as money, which the operator's list asks for. Each in a transaction of its own, once,
 * no matter who runs it and how often. Resolves to how many there were.
 */
export async function giveBackForSilence(deps: ReturningDeps): Promise<number> {
	const { store, clock, metrics, log } = deps;
	const ledger = createLedger(store, clock);
	let count = 0;
	for (const due of await findDueReturns(store, RETURNED_AT_ONCE)) {
		try {
			const order = (await findPaymentOrder(store, due.orderId)) ?? { id: due.orderId, accountId: null };
			const isGiven = await store.transaction((tx) => giveBack(tx, deps, { ledger, due, order }));
			if (isGiven) count += 1;
		} catch (error) {
			// One that fails does not hold up the others; it is tried again with the next run.
			log.error({ error: describeError(error) }, 'a part of a price was not given back');
		}
	}
	metrics.ownerReports('returned', count);
	return count;
}

type ReturnDue = {
	readonly ledger: Ledger;
	readonly due: DueReturn;
	readonly order: Pick<PaymentOrder, 'id' | 'accountId'>;
};

async function giveBack(
	tx: Tx,
	deps: ReturningDeps,
	{ ledger, due, order: known }: ReturnDue,
): Promise<boolean> {
	const now = deps.clock.now();
	const opened = await openPaymentOrder(tx, ledger, known);
	const owed = await lockDueReturn(tx, due);
	if (owed === null) return false;
	// Marked paid by hand in a store of long ago, or refunded meanwhile: nothing is owed.
	if (opened === null || opened.order.state !== 'paid' || owed.registers === 0) {
		await closeReturn(tx, due.uuid, null, now);
		return false;
	}
	const { order, closed } = opened;
	const worth = worthOfSilence(owed.registers, order.kopecks);
	// Whose account is deleted has no balance any more.
	const accountId = closed ? null : order.accountId;
	const moved =
		accountId === null ? { requests: 0, kopecks: worth.kopecks } : { requests: worth.requests, kopecks: 0 };
	const outcome = await ledger.giveBack(tx, { orderId: order.id, accountId, ...moved });
	if (outcome !== 'moved') throw new Error(`a part of a price was not given back: ${outcome}`);
	await changePaymentOrder(tx, order.id, { returnedKopecks: worth.kopecks });
	await closeReturn(tx, due.uuid, { registers: owed.registers, ...moved }, now);
	if (accountId === null) await putOnList(tx, order, { ...worth, registers: owed.registers }, now);
	if (owed.wantsLetter) await deps.letters?.reportReturned(tx, due.uuid);
	return true;
}

type Silence = Worth & { readonly registers: number };

async function putOnList(
	tx: Tx,
	order: PaymentOrder,
	{ registers, kopecks }: Silence,
	now: Date,
): Promise<void> {
	const { id: orderId, operationId } = order;
	const details = { registers, kopecks };
	await addException(tx, { at: now, why: 'silent-registers', orderId, operationId, details });
}
