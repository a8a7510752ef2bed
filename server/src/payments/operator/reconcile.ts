import { showKopecks } from '@avtosverka/contract/vocabulary/money';
import { addException, type NewException } from '../exceptions/store.ts';
import type { PaymentOrder } from '../orders/order.ts';
import { findPaidBetween, findPaymentOrder } from '../orders/store.ts';
import { decode } from './csv.ts';
import { type Operation, readOperations } from './operation-list.ts';
import { type Office, type PaymentCommandResult, refused } from './reading.ts';
import { STATES } from './words.ts';

/** Days of the list, both included, `2026-11-21`; null: those that the list itself names. */
export type Period = { readonly from: string | null; readonly to: string | null };

type Difference = {
	readonly orderId: string;
	readonly operationId: string | null;
	readonly line: string;
	readonly details: NewException['details'];
};

const DAY_MS = 24 * 60 * 60 * 1000;
const startOfDay = (day: string) => new Date(`${day}T00:00:00+03:00`);

/** Bounds in Moscow days; null where neither the operator nor the list names them. */
function boundsOf(operations: readonly Operation[], { from, to }: Period) {
	const days = operations.flatMap(({ day }) => (day === null ? [] : [day])).toSorted();
	const [first, last] = [from ?? days[0], to ?? days.at(-1)];
	if (first === undefined || last === undefined) return null;
	const [begin, end] = [startOfDay(first), startOfDay(last)];
	if (Number.isNaN(begin.getTime()) || Number.isNaN(end.getTime())) return null;
	return { from: begin, before: new Date(end.getTime() + DAY_MS) };
}

/** `creditedBy` is the operation that the order's credit belongs to; null where it is unknown. */
function compare(
	{ orderId, operationId, kopecks }: Operation,
	order: PaymentOrder | null,
	creditedBy: string | null,
): Difference | null {
	const difference = (found: string, line: string): Difference => ({
		orderId,
		operationId,
		line: `${orderId}: ${line}`,
		details: { found, kopecks },
	});
	const paid = `там оплачено ${showKopecks(kopecks)}`;
	if (order === null) return difference('not-ours', `${paid}, а у нас такого заказа нет`);
	if (order.state === 'waiting') return difference('not-credited', `${paid}, а у нас ${STATES.waiting}`);
	if (order.kopecks !== kopecks) {
		return difference('other-sum', `${paid}, а заказ на ${showKopecks(order.kopecks)}`);
	}
	if (operationId !== null && creditedBy !== null && operationId !== creditedBy) {
		return difference('paid-twice', `${paid} операцией ${operationId}, а зачислена ${creditedBy}`);
	}
	return null;
}

async function findDifferencesIn(
	{ store }: Office,
	operations: readonly Operation[],
	bounds: { readonly from: Date; readonly before: Date },
): Promise<Difference[]> {
	const differences: Difference[] = [];
	// What the operator marked as paid may have no operation: then the first of the list stands for it.
	const firstOf = new Map<string, string>();
	for (const operation of operations) {
		const { orderId, operationId } = operation;
		const order = await findPaymentOrder(store, orderId);
		const creditedBy = order?.operationId ?? firstOf.get(orderId) ?? null;
		if (operationId !== null && !firstOf.has(orderId)) firstOf.set(orderId, operationId);
		const difference = compare(operation, order, creditedBy);
		if (difference !== null) differences.push(difference);
	}
	const there = new Set(operations.map(({ orderId }) => orderId));
	for (const { id, operationId, kopecks } of await findPaidBetween(store, bounds.from, bounds.before)) {
		if (there.has(id)) continue;
		const line = `${id}: у нас оплачено ${showKopecks(kopecks)}, а в списке операций его нет`;
		differences.push({ orderId: id, operationId, line, details: { found: 'not-there', kopecks } });
	}
	return differences;
}

/**
 * Holds a list of MONETA's operations against our orders: paid there and not here, here and not there,
 * another sum. Every difference goes on the operator's list, once for any number of runs. `bytes` is the
 * file as it lies on the disk.
 */
export async function reconcile(
	office: Office,
	bytes: Uint8Array,
	period: Period,
): Promise<PaymentCommandResult> {
	const list = readOperations(decode(bytes));
	if (list === null) {
		return refused(
			'В файле нет строки с названиями столбцов: нужны номер заказа и сумма, см. docs/payments.md.',
		);
	}
	const bounds = boundsOf(list.operations, period);
	if (bounds === null) {
		return refused('В файле нет дат: укажите дни, --from 2026-11-01 --to 2026-11-30.');
	}
	const differences = await findDifferencesIn(office, list.operations, bounds);
	const at = office.clock.now();
	let added = 0;
	for (const { orderId, operationId, details } of differences) {
		const exception = { at, why: 'reconciliation' as const, orderId, operationId, details };
		if (await office.store.transaction((tx) => addException(tx, exception))) added++;
	}
	const { unread } = list;
	return {
		ok: differences.length === 0 && unread.length === 0,
		lines: [
			`Операций с заказами: ${list.operations.length}, прочих строк: ${list.passed}.`,
			...unread.map(({ line, why }) => `Строка ${line} не разобрана: ${why}.`),
			...differences.map(({ line }) => line),
			differences.length === 0
				? 'Расхождений нет.'
				: `Расхождений: ${differences.length}, из них новых в списке: ${added} (npm run payments -- remarks).`,
		],
	};
}
