import { ORDER_PURPOSES, type OrderPurpose } from '@avtosverka/contract/vocabulary/order-purpose';
import { PAID_SUPPLIERS, type PaidSupplierId } from '@avtosverka/contract/vocabulary/supplier';
import { purposeBudgetEnd } from '@avtosverka/registers/purpose-budgets';
import { StartError } from '../start-error.ts';
import { supplierSetting } from './suppliers.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** Orders of each supplier that the installation may make a day; null for as many as come. */
export type DailyBudgets = Readonly<Record<PaidSupplierId, number | null>>;

/** Of these, what each purpose may take; null for all of them. */
export type PurposeBudgets = Readonly<Record<PaidSupplierId, Readonly<Record<OrderPurpose, number | null>>>>;

/** A report costs more than one of the single answers, of which a person's report takes several. */
const DEFAULTS: DailyBudgets = { avtocod: 1_000, apicloud: 3_000 };

function readBudget(variables: Variables, name: string, byDefault: number | null): number | null {
	const value = variables[name]?.trim().toLowerCase() ?? '';
	if (value === '') return byDefault;
	if (value === 'off') return null;
	if (/^\d{1,9}$/.test(value)) return Number(value);
	throw new StartError(`Настройка ${name}: нужно целое число от 0 до 999999999 или слово off.`);
}

function ofEachSupplier<Value>(read: (id: PaidSupplierId) => Value): Readonly<Record<PaidSupplierId, Value>> {
	return Object.fromEntries(PAID_SUPPLIERS.map((id) => [id, read(id)])) as Record<PaidSupplierId, Value>;
}

/** The `SUPPLIER_<ID>_DAILY_BUDGET` settings of suppliers whose orders cost money. */
export function readBudgets(variables: Variables): DailyBudgets {
	return ofEachSupplier((id) => readBudget(variables, supplierSetting(id, 'DAILY_BUDGET'), DEFAULTS[id]));
}

/** The `SUPPLIER_<ID>_DAILY_BUDGET_<PURPOSE>` settings of the same suppliers. */
export function readPurposeBudgets(variables: Variables): PurposeBudgets {
	return ofEachSupplier((id) => {
		const limitOf = (purpose: OrderPurpose) =>
			readBudget(variables, supplierSetting(id, purposeBudgetEnd(purpose)), null);
		return Object.fromEntries(ORDER_PURPOSES.map((purpose) => [purpose, limitOf(purpose)])) as Record<
			OrderPurpose,
			number | null
		>;
	});
}

/** A price or a sum at each supplier, in kopecks; null where it is not set. */
export type OrderPrices = Readonly<Record<PaidSupplierId, number | null>>;

function readPrice(variables: Variables, name: string): number | null {
	const value = variables[name]?.trim().replace(',', '.') ?? '';
	if (value === '') return null;
	const [, roubles, fraction = ''] = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(value) ?? [];
	if (roubles !== undefined) return Number(roubles) * 100 + Number(fraction.padEnd(2, '0'));
	throw new StartError(`Настройка ${name}: нужна цена в рублях, например 12,50.`);
}

/** The `SUPPLIER_<ID>_DAILY_COST` settings of the same suppliers; StartError for one without a price. */
export function readDailyCosts(variables: Variables): OrderPrices {
	const prices = readPrices(variables);
	return ofEachSupplier((id) => {
		const name = supplierSetting(id, 'DAILY_COST');
		const cost = readPrice(variables, name);
		if (cost === null || prices[id] !== null) return cost;
		throw new StartError(`Настройка ${name} нужна вместе с ${supplierSetting(id, 'ORDER_PRICE')}.`);
	});
}

/** The `SUPPLIER_<ID>_ORDER_PRICE` settings of suppliers whose orders cost money. */
export function readPrices(variables: Variables): OrderPrices {
	return ofEachSupplier((id) => readPrice(variables, supplierSetting(id, 'ORDER_PRICE')));
}
