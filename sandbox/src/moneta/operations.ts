import type { How } from './hows.ts';
import { METHODS, type Method, type Payment } from './payment.ts';

/**
 * States of the payment system's own list: the payer's money is with the shop, it is and the shop has not
 * confirmed so, or nothing was paid.
 */
export type OperationState = 'SUCCEED' | 'TAKENIN_NOTSENT' | 'CANCELED';

/** One attempt to pay. */
export type Operation = {
	/** Grows from one to the next, over resets and restarts too. */
	readonly id: string;
	readonly at: Date;
	readonly payment: Payment;
	readonly method: Method;
	readonly how: How;
	state: OperationState;
	/** Notifications that were sent, and those of them that were answered with SUCCESS. */
	sent: number;
	confirmed: number;
	/** When it was answered so first. */
	confirmedAt: Date | null;
	/** The last answer, or what went wrong instead; null before the first. */
	answer: string | null;
};

/** The newest operations, of which as many are kept as a day of the shop may bring. */
export type Operations = {
	add(payment: Payment, method: Method, how: How): Operation;
	/** The shop has answered a notification with SUCCESS. */
	confirm(operation: Operation): void;
	/** The newest first. */
	all(): readonly Operation[];
	reset(): void;
};

const OPERATIONS_AT_MOST = 100_000;

export function createOperations(now: () => Date): Operations {
	const operations = new Map<string, Operation>();
	let last = Math.floor(now().getTime() / 1000);

	return {
		add(payment, method, how) {
			last += 1;
			const state = how === 'decline' ? 'CANCELED' : 'TAKENIN_NOTSENT';
			const operation: Operation = {
				id: String(last),
				at: now(),
				payment,
				method,
				how,
				state,
				sent: 0,
				confirmed: 0,
				confirmedAt: null,
				answer: null,
			};
			operations.set(operation.id, operation);
			const [oldest] = operations.keys();
			if (operations.size > OPERATIONS_AT_MOST && oldest !== undefined) operations.delete(oldest);
			return operation;
		},
		confirm(operation) {
			operation.confirmed += 1;
			operation.confirmedAt ??= now();
			operation.state = 'SUCCEED';
		},
		all: () => [...operations.values()].reverse(),
		reset: () => operations.clear(),
	};
}

const COLUMNS: Readonly<Record<string, (operation: Operation) => string>> = {
	operationId: ({ id }) => id,
	created: ({ at }) => at.toISOString(),
	status: ({ state }) => state,
	transactionId: ({ payment }) => payment.transaction,
	amount: ({ payment }) => payment.amount,
	currency: ({ payment }) => payment.fields.MNT_CURRENCY_CODE ?? '',
	subscriberId: ({ payment }) => payment.fields.MNT_SUBSCRIBER_ID ?? '',
	testMode: ({ payment }) => payment.fields.MNT_TEST_MODE ?? '',
	unitId: ({ method }) => METHODS[method].units[0],
};

/** A list of operations as the cabinet gives it: a heading, then a line each. */
export function csvOf(operations: readonly Operation[]): string {
	const lines = operations.map((operation) => Object.values(COLUMNS).map((read) => quoted(read(operation))));
	return [Object.keys(COLUMNS), ...lines].map((cells) => `${cells.join(',')}\r\n`).join('');
}

function quoted(cell: string): string {
	return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
