/** What a case is about and what of it is still to be paid, roubles; null where the register says nothing. */
export type Debt = { readonly subject: string | null; readonly amount: number | null };

/** «Остаток долга: 201 500,40 руб.», several on a line; neither a day nor the number of an article. */
const SUM = /([^:;]{0,300}?):\s*(\d[\d\s]{0,20}(?:[.,]\d{1,2})?)(?![\d.,]*\d)(\s*руб\.?)?/g;
/** Without «руб.» a sum is known by its kopecks, or by its label. */
const KOPECKS = /[.,]\d\d$/;

/** Kinds of sums by their label; the first that fits counts. Any other label is the debt itself. */
const KINDS = [
	['rest', /остаток/i],
	['all', /общая сумма/i],
	['whole', /сумма долга/i],
	['fee', /исполнительский сбор|задолженность по расходам|штраф спи/i],
] as const;
/** A label that the register has put right behind another word. */
const JOINED =
	/(?<=[а-яё\d.])(?=(?:Остаток|Общая сумма|Сумма долга|Исполнительский сбор|Задолженность по расх|Штраф СПИ))/g;
type Kind = (typeof KINDS)[number][0] | 'own';

type Sum = { readonly kind: Kind; readonly label: string; readonly kopecks: number };

/**
 * Reads the lines of «Предмет исполнения, сумма непогашенной задолженности». What is left of the debt, else
 * all of it, and the bailiffs' fees upon it; «общая сумма» has the fees in it.
 */
export function readDebt(lines: readonly string[]): Debt {
	const parts = lines.flatMap((line) => line.split(JOINED));
	const sums = parts.flatMap(sumsOf);
	const words = parts
		.map((line) => line.replace(SUM, (all, ...groups) => (isSum(groups) ? '' : all)).trim())
		.filter((line) => /\p{L}/u.test(line));
	const own = sums.filter(({ kind }) => kind === 'own').map(({ label }) => label);
	const feesAlone = sums.every(({ kind }) => kind === 'fee') ? sums.map(({ label }) => label) : [];
	const [subject = null] = [...words, ...own, ...feesAlone];
	const kopecks = leftOf(sums);
	return { subject, amount: kopecks === null ? null : kopecks / 100 };
}

function sumsOf(line: string): readonly Sum[] {
	return [...line.matchAll(SUM)].flatMap(([, ...groups]) => {
		if (!isSum(groups)) return [];
		const [before = '', digits = ''] = groups;
		const label = labelOf(before);
		const kopecks = Math.round(Number(digits.replace(/\s/g, '').replace(',', '.')) * 100);
		return [{ kind: kindOf(label) ?? 'own', label, kopecks }];
	});
}

/** Whether a label and a number are a sum of money, by the groups of `SUM`. */
function isSum([before, digits, roubles]: readonly string[]): boolean {
	return Boolean(roubles) || KOPECKS.test(digits ?? '') || kindOf(labelOf(before ?? '')) !== undefined;
}

const labelOf = (before: string) => before.replace(/^[\s.,]+/, '').trim();
const kindOf = (label: string) => KINDS.find(([, words]) => words.test(label))?.[0];

function leftOf(sums: readonly Sum[]): number | null {
	if (sums.length === 0) return null;
	const of = (kind: Kind) => sums.filter((sum) => sum.kind === kind).map(({ kopecks }) => kopecks);
	const total = (kopecks: readonly number[]) => kopecks.reduce((all, one) => all + one, 0);
	const [rest] = of('rest');
	const [all] = of('all');
	const [whole] = of('whole');
	if (rest === undefined && all !== undefined) return all;
	return (rest ?? whole ?? total(of('own'))) + total(of('fee'));
}
