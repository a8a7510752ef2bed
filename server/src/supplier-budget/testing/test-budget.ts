import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Asker, SupplierOrder } from '@avtosverka/registers/order-budget';
import { type BudgetDeps, createBudget, type ServerBudget } from '../create-budget.ts';
import type { BudgetLimits } from '../limits.ts';
import { type OrdersFile, openOrdersFile } from '../unstored/orders-file.ts';

export const INSTALLATION: Asker = { kind: 'installation', purpose: 'owner-report' };
export const UNLIMITED = { avtocod: null, apicloud: null };
const ANY_PURPOSE = { check: null, bot: null, watch: null, 'paid-lookup': null, 'owner-report': null };
export const ANY_PURPOSES = { avtocod: ANY_PURPOSE, apicloud: ANY_PURPOSE };

/** Limits of avtocod's purposes; the others may take all. */
export function purposesWith(
	avtocod: Partial<BudgetLimits['purposes']['avtocod']>,
): BudgetLimits['purposes'] {
	return { ...ANY_PURPOSES, avtocod: { ...ANY_PURPOSE, ...avtocod } };
}

/** A visitor who checks a car. */
export function visitor(visitorId: string, address: string): Asker {
	return { kind: 'visitor', visitorId, address, purpose: 'check' };
}

let orders = 0;

/** An order of its own, at avtocod by default. */
export function order(asker: Asker = INSTALLATION, own: Partial<SupplierOrder> = {}): SupplierOrder {
	orders += 1;
	return { supplier: 'avtocod', key: `order ${orders}`, asker, ...own };
}

/** What a budget of a test stands on. */
export type TestBudgetDeps = Pick<BudgetDeps, 'store' | 'clock' | 'metrics'> & {
	readonly warnings?: string[];
	readonly processes?: number;
	/** Of its own and empty by default. */
	readonly orders?: OrdersFile;
};

/** The budget of one process, which adds its warnings to `warnings`; alone and unlimited by default. */
export function testBudget(
	{
		warnings = [],
		processes = 1,
		orders = openOrdersFile(join(tmpdir(), randomUUID()), { warn: () => {} }),
		...deps
	}: TestBudgetDeps,
	limits: Partial<BudgetLimits> = {},
): ServerBudget {
	const warn = (fields: unknown, sentence: string) => warnings.push(`${JSON.stringify(fields)} ${sentence}`);
	return createBudget({
		...deps,
		log: { warn, error: () => {} } as never,
		appSecret: 'a secret of no installation at all',
		prices: { avtocod: 12_50, apicloud: null },
		limits: {
			daily: UNLIMITED,
			dailyCost: UNLIMITED,
			purposes: ANY_PURPOSES,
			askerPerHour: 1_000,
			...limits,
		},
		orders,
		processes: () => processes,
	});
}

/** How many of these orders are granted, made at once by the processes in turn. */
export async function granted(
	budgets: readonly ServerBudget[],
	wanted: readonly SupplierOrder[],
): Promise<number> {
	const verdicts = await Promise.all(wanted.map((one, at) => budgets[at % budgets.length]?.take(one)));
	return verdicts.filter((verdict) => verdict === 'granted').length;
}

/** A store of which nothing answers. */
export function awayStore(store: BudgetDeps['store']): BudgetDeps['store'] {
	const fail = () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
	const db = { select: () => ({ from: () => ({ where: fail }) }) } as never;
	return { ...store, db, transaction: fail };
}
