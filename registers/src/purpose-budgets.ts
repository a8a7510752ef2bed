import {
	ORDER_PURPOSE_WORDS,
	ORDER_PURPOSES,
	type OrderPurpose,
} from '@avtosverka/contract/vocabulary/order-purpose';
import type { SupplierSetting } from './supplier-policy.ts';

type InCapitals<Text extends string> = Text extends `${infer First}-${infer Rest}`
	? `${Uppercase<First>}_${InCapitals<Rest>}`
	: Uppercase<Text>;

/** The end of the setting that limits the orders of a day for one purpose: `DAILY_BUDGET_PAID_LOOKUP`. */
export type PurposeBudgetEnd = `DAILY_BUDGET_${InCapitals<OrderPurpose>}`;

/** The end of a purpose's setting. */
export function purposeBudgetEnd(purpose: OrderPurpose): PurposeBudgetEnd {
	return `DAILY_BUDGET_${purpose.toUpperCase().replaceAll('-', '_')}` as PurposeBudgetEnd;
}

/** The settings of a supplier whose orders cost money that divide its day's budget between purposes. */
export const PURPOSE_BUDGETS = Object.fromEntries(
	ORDER_PURPOSES.map((purpose) => [
		purposeBudgetEnd(purpose),
		{
			text: `сколько из дневного бюджета этого поставщика может уйти на ${ORDER_PURPOSE_WORDS[purpose]}; \`0\` — нисколько`,
			byDefault: 'весь бюджет',
		},
	]),
) as Record<PurposeBudgetEnd, SupplierSetting<never>>;
