import { PAID_SUPPLIERS } from '@avtosverka/contract/vocabulary/supplier';
import { z } from 'zod';
import { readBudgets } from './budgets.ts';
import { OWNER_REPORT_SETTINGS } from './declared/owner-reports.ts';
import { PAGE_SETTINGS } from './declared/pages.ts';
import { PAYMENT_SETTINGS } from './declared/payments.ts';
import { PROTECTION_SETTINGS } from './declared/protection.ts';
import type { DeclaredSettings, Setting } from './declared/setting.ts';
import { SIGN_IN_SETTINGS } from './declared/sign-in.ts';
import { SITE_SETTINGS } from './declared/site.ts';
import { SUPPLIER_SETTINGS } from './declared/suppliers.ts';
import { supplierSetting } from './suppliers.ts';

/** Settings under one headline of docs/settings.md. */
export type SettingGroup = { readonly title: string; readonly settings: DeclaredSettings };

/** All settings, in groups. */
export const SETTING_GROUPS: readonly SettingGroup[] = [
	{ title: 'Сайт и хранилище', settings: SITE_SETTINGS },
	{ title: 'Защита и ограничения', settings: PROTECTION_SETTINGS },
	{ title: 'Поставщики и реестры', settings: SUPPLIER_SETTINGS },
	{ title: 'Вход', settings: SIGN_IN_SETTINGS },
	{ title: 'Оплата', settings: PAYMENT_SETTINGS },
	{ title: 'Отчёты о владельце и письма', settings: OWNER_REPORT_SETTINGS },
	{ title: 'Страницы', settings: PAGE_SETTINGS },
];

const DECLARED = {
	...SITE_SETTINGS,
	...PROTECTION_SETTINGS,
	...SUPPLIER_SETTINGS,
	...SIGN_IN_SETTINGS,
	...PAYMENT_SETTINGS,
	...OWNER_REPORT_SETTINGS,
	...PAGE_SETTINGS,
};

/** Every name that the environment is read for. */
export type SettingName = keyof typeof DECLARED;

/** All settings by their names. */
export const SETTINGS: Readonly<Record<SettingName, Setting>> = DECLARED;

type FieldsOf<Declared> = {
	[Name in keyof Declared as Declared[Name] extends { field: z.ZodType }
		? Name
		: never]: Declared[Name] extends {
		field: infer Field extends z.ZodType;
	}
		? Field
		: never;
};

function fieldsOf<Declared extends DeclaredSettings>(declared: Declared): FieldsOf<Declared> {
	const fields = Object.entries(declared).flatMap(([name, { field }]) => (field ? [[name, field]] : []));
	return Object.fromEntries(fields) as FieldsOf<Declared>;
}

/** The settings that have a field, read and checked one by one. */
export const Settings = z.object(fieldsOf(DECLARED));
export type Settings = z.output<typeof Settings>;

/** What is in force where nothing is set, by the names of settings; null where the default is nothing. */
export function declaredDefaults(): Readonly<Record<string, unknown>> {
	const budgets = readBudgets({});
	const ofSuppliers = PAID_SUPPLIERS.map((id) => [supplierSetting(id, 'DAILY_BUDGET'), budgets[id]]);
	return { ...Settings.parse({}), ...Object.fromEntries(ofSuppliers) };
}
