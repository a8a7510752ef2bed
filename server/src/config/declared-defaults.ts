import { PAID_SUPPLIERS } from '@avtosverka/contract/vocabulary/supplier';
import { readBudgets } from './budgets.ts';
import { Settings } from './settings.ts';
import { supplierSetting } from './suppliers.ts';

/** What is in force where nothing is set, by the names of settings; null where the default is nothing. */
export function declaredDefaults(): Readonly<Record<string, unknown>> {
	const budgets = readBudgets({});
	const ofSuppliers = PAID_SUPPLIERS.map((id) => [supplierSetting(id, 'DAILY_BUDGET'), budgets[id]]);
	return { ...Settings.parse({}), ...Object.fromEntries(ofSuppliers) };
}
