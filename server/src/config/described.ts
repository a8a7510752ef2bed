import type { SettingDescription, SettingName } from './described/description.ts';
import { OWNER_REPORT_SETTINGS } from './described/owner-reports.ts';
import { PAGE_SETTINGS } from './described/pages.ts';
import { PAYMENT_SETTINGS } from './described/payments.ts';
import { PROTECTION_SETTINGS } from './described/protection.ts';
import { SIGN_IN_SETTINGS } from './described/sign-in.ts';
import { SITE_SETTINGS } from './described/site.ts';
import { SUPPLIER_SETTINGS } from './described/suppliers.ts';

/** Settings that are described under one headline of docs/settings.md, in their order. */
export type DescribedGroup = {
	readonly title: string;
	readonly settings: Readonly<Record<string, SettingDescription>>;
};

/** Every setting by its name. One that is declared and not described does not compile here. */
export const DESCRIBED: Readonly<Record<SettingName, SettingDescription>> = {
	...SITE_SETTINGS,
	...PROTECTION_SETTINGS,
	...SUPPLIER_SETTINGS,
	...SIGN_IN_SETTINGS,
	...PAYMENT_SETTINGS,
	...OWNER_REPORT_SETTINGS,
	...PAGE_SETTINGS,
};

/** The same, in groups. */
export const DESCRIBED_GROUPS: readonly DescribedGroup[] = [
	{ title: 'Сайт и хранилище', settings: SITE_SETTINGS },
	{ title: 'Защита и ограничения', settings: PROTECTION_SETTINGS },
	{ title: 'Поставщики и реестры', settings: SUPPLIER_SETTINGS },
	{ title: 'Вход', settings: SIGN_IN_SETTINGS },
	{ title: 'Оплата', settings: PAYMENT_SETTINGS },
	{ title: 'Отчёты о владельце и письма', settings: OWNER_REPORT_SETTINGS },
	{ title: 'Страницы', settings: PAGE_SETTINGS },
];
