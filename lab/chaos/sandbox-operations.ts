import type { How } from '@avtosverka/sandbox/moneta/hows';
import type { OperationState } from '@avtosverka/sandbox/moneta/operations';

/** A payment as the sandbox knows it. */
export type Operation = {
	readonly operation: string;
	readonly transaction: string;
	readonly how: How;
	readonly state: OperationState;
	readonly sent: number;
	readonly confirmed: number;
	/** When the shop confirmed it first, ISO; null where it never did. */
	readonly confirmedAt: string | null;
};

/** How many notifications of a payment the shop has to confirm. */
export const CONFIRMATIONS: Readonly<Record<How, number>> = {
	pay: 1,
	later: 1,
	twice: 2,
	'other-amount': 1,
	decline: 0,
	silent: 0,
};

/** Whether a payment, once the site is notified of it, covers its order. */
export function isCreditable({ how }: Pick<Operation, 'how'>): boolean {
	return how === 'pay' || how === 'later' || how === 'twice';
}

/** Every payment of the run. */
export async function readOperations(sandboxUrl: string): Promise<readonly Operation[]> {
	const reply = await fetch(`${sandboxUrl}/_control/moneta`);
	return ((await reply.json()) as { operations: Operation[] }).operations;
}

/** Paid reports by idempotence key: how often each was ordered, and how often sold. */
export type PaidReports = ReadonlyMap<string, { readonly asked: number; readonly bought: number }>;

export async function readPaidReports(sandboxUrl: string): Promise<PaidReports> {
	const reply = await fetch(`${sandboxUrl}/_control/state`);
	const { paidOrders } = (await reply.json()) as {
		paidOrders: Readonly<Record<string, { asked: number; bought: number }>>;
	};
	return new Map(Object.entries(paidOrders));
}
