import { showRoubles } from '@avtosverka/contract/vocabulary/money';
import type { DealQuestion } from './person.ts';
import { ownRows } from './rows.ts';

/** What the bailiffs' open cases against a person come to. */
export type OpenDebt = {
	readonly cases: number;
	/** The sum of those that name one. */
	readonly roubles: number;
	/** How many cases name none. */
	readonly withoutSum: number;
};

/** The person's open enforcement cases. */
export function openCases(question: DealQuestion) {
	return ownRows(question, 'fssp').filter(({ row }) => row.closed === null);
}

/** Their sum, to the kopeck; null where there are none. */
export function debtOf(question: DealQuestion): OpenDebt | null {
	const amounts = openCases(question).map(({ row }) => row.debt.amount);
	if (amounts.length === 0) return null;
	const kopecks = amounts.reduce<number>((sum, amount) => sum + Math.round((amount ?? 0) * 100), 0);
	return {
		cases: amounts.length,
		roubles: kopecks / 100,
		withoutSum: amounts.filter((amount) => amount === null).length,
	};
}

/** «201 500,40 ₽», «не меньше 5 000 ₽» where some case names no sum, «сумма не названа» where none does. */
export function debtWords({ cases, roubles, withoutSum }: OpenDebt): string {
	if (withoutSum === cases) return 'сумма не названа';
	const sum = showRoubles(roubles);
	return withoutSum > 0 ? `не меньше ${sum}` : sum;
}
