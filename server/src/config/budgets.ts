import { PAID_SUPPLIERS, type PaidSupplierId } from '@avtosverka/contract/vocabulary/supplier';
import { StartError } from '../start-error.ts';

/** Orders of each supplier that the installation may make a day; null for as many as come. */
export type DailyBudgets = Readonly<Record<PaidSupplierId, number | null>>;

/** A report costs more than one of the single answers, of which a person's report takes several. */
const DEFAULTS: DailyBudgets = { avtocod: 1_000, apicloud: 3_000 };

function readBudget(text: string | undefined, supplier: PaidSupplierId): number | null {
	const value = text?.trim().toLowerCase() ?? '';
	if (value === '') return DEFAULTS[supplier];
	if (value === 'off') return null;
	if (/^\d{1,9}$/.test(value)) return Number(value);
	const name = `SUPPLIER_${supplier.toUpperCase()}_DAILY_BUDGET`;
	throw new StartError(`Настройка ${name}: нужно целое число от 0 до 999999999 или слово off.`);
}

/** The `SUPPLIER_<ID>_DAILY_BUDGET` settings of suppliers whose orders cost money. */
export function readBudgets(variables: Readonly<Record<string, string | undefined>>): DailyBudgets {
	const budgets = PAID_SUPPLIERS.map((id) => [
		id,
		readBudget(variables[`SUPPLIER_${id.toUpperCase()}_DAILY_BUDGET`], id),
	]);
	return Object.fromEntries(budgets) as DailyBudgets;
}
