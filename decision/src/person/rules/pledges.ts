import { counted } from '@avtosverka/contract/vocabulary/plural';
import { namesCarOfDeal, unnamedCarWords } from '../car-pledges.ts';
import type { DealQuestion } from '../person.ts';
import { type PlacedRow, rowsOf } from '../rows.ts';
import type { Explanation, PersonFinding, PersonRule } from '../rule.ts';
import { carsNamedIn } from '../vins.ts';

export const rule: PersonRule = {
	id: 'pledges',
	needs: ['pledge'],
	gravest: 'clarify',
	find: (question) => {
		const rows = rowsOf(question, 'pledge');
		const ofTheCar = rows.flatMap((placed) => {
			const [vin] = carsNamedIn(question, placed.row.subjects);
			return vin === undefined ? [] : [findingOfCar(placed, vin)];
		});
		return [...ofTheCar, ...others(question, rows)];
	},
};

/** Also beside a name alone: the VIN says that it is about the deal. */
function findingOfCar({ row, record }: PlacedRow<'pledge'>, vin: string): PersonFinding {
	const holder = row.pledgees.length > 0 ? `, залогодержатель ${row.pledgees.join(', ')}` : '';
	return {
		severity: 'clarify',
		block: 'pledge',
		record,
		sentence: `В уведомлении о залоге названа машина, которую вы проверяли: VIN ${vin}${holder}.`,
	};
}

function others(question: DealQuestion, rows: readonly PlacedRow<'pledge'>[]): readonly PersonFinding[] {
	const own = rows.filter(
		({ row }) => row.match === 'exact' && carsNamedIn(question, row.subjects).length === 0,
	);
	const [first] = own;
	if (first === undefined) return [];
	const notices = counted(own.length, ['уведомление', 'уведомления', 'уведомлений']);
	return [
		{
			severity: 'clarify',
			block: 'pledge',
			record: first.record,
			sentence: `Залог движимого имущества: ${notices}.${adviceOn(question, rows)}`,
		},
	];
}

/** Of a car that is named another finding speaks. */
function adviceOn(question: DealQuestion, placed: readonly PlacedRow<'pledge'>[]): string {
	const rows = placed.map(({ row }) => row);
	if (namesCarOfDeal(question, rows)) return '';
	return ` ${unnamedCarWords(question, rows) ?? 'Проверьте, нет ли среди заложенного этой машины.'}`;
}

export const explanation: Explanation = {
	condition:
		'В реестре залогов есть уведомление этого человека, или уведомление с его именем называет VIN проверенной машины.',
	figure: null,
	why: 'Заложенную машину залогодержатель вправе забрать и у нового владельца.',
};
