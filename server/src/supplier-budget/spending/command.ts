import type { OrderPrices } from '../../config/budgets.ts';
import type { Clock } from '../../deps.ts';
import type { Store } from '../../store/store.ts';
import { budgetDay } from '../limits.ts';
import { costsLines } from './costs-text.ts';
import { readPeriod } from './period.ts';
import { findSpendingByDay } from './store.ts';

export const COSTS_USAGE = `npm run costs                     сколько стоили платные заказы этого месяца
npm run costs -- 2026-11          другого месяца
npm run costs -- 2026-11-30       одного дня
Месяцы и дни — по Москве.`;

type CostsDeps = {
	readonly store: Pick<Store, 'db'>;
	readonly clock: Clock;
	/** Of today: tells a sum of nothing from one that is not known. */
	readonly prices: OrderPrices;
};

/** What a command says, one line each; `ok` is false where the words are no month and no day. */
export type CostsCommandResult = { readonly ok: boolean; readonly lines: readonly string[] };

/** Runs `npm run costs --`; rejects when the store fails. */
export async function runCostsCommand(
	{ store, clock, prices }: CostsDeps,
	words: readonly string[],
): Promise<CostsCommandResult> {
	const [word = budgetDay(clock.now()).slice(0, 7), ...more] = words;
	const period = readPeriod(word);
	if (period === null || more.length > 0) return { ok: false, lines: [COSTS_USAGE] };
	return { ok: true, lines: costsLines(period, await findSpendingByDay(store, period), prices) };
}
