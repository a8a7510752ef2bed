import { counted, RECORD_FORMS } from '@avtosverka/contract/vocabulary/plural';
import type { DealQuestion } from '../person.ts';
import { type PlacedRow, type RowRegister, rowsOf } from '../rows.ts';
import type { Explanation, PersonFinding, PersonRule } from '../rule.ts';
import { isOnlyPlaintiff } from '../sides.ts';

/** Gravest first. */
const PLACES: Readonly<Record<RowRegister, string>> = {
	fsin_wanted: 'Розыск ФСИН',
	terrorist: 'Перечень террористов',
	bankruptcy: 'ЕФРСБ',
	fssp: 'Приставы',
	pledge: 'Залоги',
	arbiter: 'Арбитраж',
};

export const rule: PersonRule = {
	id: 'namesakes',
	needs: ['fsin_wanted', 'terrorist', 'bankruptcy', 'fssp', 'pledge', 'arbiter'],
	gravest: 'clarify',
	find: (question) =>
		(Object.keys(PLACES) as RowRegister[]).flatMap((register) => findIn(question, register)),
};

function findIn(question: DealQuestion, register: RowRegister): readonly PersonFinding[] {
	const rows = rowsOf(question, register).filter(
		(placed) => placed.row.match !== 'exact' && matters(question, register, placed),
	);
	const [first] = rows;
	if (first === undefined) return [];
	const count = rows.length > 1 ? `, ${counted(rows.length, RECORD_FORMS)}` : '';
	return [
		{
			severity: 'clarify',
			block: register,
			record: first.record,
			sentence: `${PLACES[register]}: возможен однофамилец${count}.`,
		},
	];
}

/** What would be no reason, were it about the person themself, is none about a namesake. */
function matters(question: DealQuestion, register: RowRegister, { row }: PlacedRow<RowRegister>): boolean {
	if (register === 'fssp' && 'closed' in row) return row.closed === null;
	if (register === 'arbiter' && 'caseDetails' in row) return !isOnlyPlaintiff(question, row);
	return true;
}

export const explanation: Explanation = {
	condition: 'Запись реестра сходится только по имени или сходится не во всём.',
	figure: null,
	why: 'Это может быть и сам владелец, и другой человек: такая запись никогда не повод остановиться, но и не повод успокоиться.',
};
