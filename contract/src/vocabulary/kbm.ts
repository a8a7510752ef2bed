/** Classes of the bonus-malus coefficient (КБМ), from the worst; a new driver begins with class 3. */
export const KBM_CLASSES = [
	'М',
	'0',
	'1',
	'2',
	'3',
	'4',
	'5',
	'6',
	'7',
	'8',
	'9',
	'10',
	'11',
	'12',
	'13',
] as const;
export type KbmClass = (typeof KBM_CLASSES)[number];

export const FIRST_KBM_CLASS: KbmClass = '3';

/** The tables of coefficients: the one in force since the first of April 2022, and the one before it. */
export const KBM_TABLES = {
	now: {
		since: '2022-04-01',
		coefficients: [3.92, 2.94, 2.25, 1.76, 1.17, 1, 0.91, 0.83, 0.78, 0.74, 0.68, 0.63, 0.57, 0.52, 0.46],
	},
	before: {
		since: null,
		coefficients: [2.45, 2.3, 1.55, 1.4, 1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5],
	},
} as const;
export type KbmTable = keyof typeof KBM_TABLES;

/**
 * The class after a year, by the class before it and the number of payments through the driver's fault: none,
 * one, two, three, four and more. Rows are in the order of KBM_CLASSES (appendix to the Bank of Russia's
 * tariffs; the classes moved so before 2022 as well).
 */
const AFTER_A_YEAR: readonly (readonly [KbmClass, KbmClass, KbmClass, KbmClass, KbmClass])[] = [
	['0', 'М', 'М', 'М', 'М'],
	['1', 'М', 'М', 'М', 'М'],
	['2', 'М', 'М', 'М', 'М'],
	['3', '1', 'М', 'М', 'М'],
	['4', '1', 'М', 'М', 'М'],
	['5', '2', '1', 'М', 'М'],
	['6', '3', '1', 'М', 'М'],
	['7', '4', '2', 'М', 'М'],
	['8', '4', '2', 'М', 'М'],
	['9', '5', '2', 'М', 'М'],
	['10', '5', '2', '1', 'М'],
	['11', '6', '3', '1', 'М'],
	['12', '6', '3', '1', 'М'],
	['13', '6', '3', '1', 'М'],
	['13', '7', '3', '1', 'М'],
];

/** What a class multiplies the price of a policy by. */
export function kbmOf(kbmClass: KbmClass, table: KbmTable = 'now'): number {
	return KBM_TABLES[table].coefficients[KBM_CLASSES.indexOf(kbmClass)] as number;
}

/** The class after one year with `payments` (a whole number from 0) through the driver's fault. */
export function kbmAfterYear(kbmClass: KbmClass, payments: number): KbmClass {
	const row = AFTER_A_YEAR[KBM_CLASSES.indexOf(kbmClass)] as (typeof AFTER_A_YEAR)[number];
	return row[Math.min(payments, 4)] as KbmClass;
}

/** The class after several years in a row, one number of payments a year. */
export function kbmAfterYears(kbmClass: KbmClass, years: readonly number[]): KbmClass {
	return years.reduce<KbmClass>(kbmAfterYear, kbmClass);
}
