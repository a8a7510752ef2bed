import { parsePlate } from '@avtosverka/contract/vocabulary/plate';
import { PLATE_IN_PAPERS } from '../identity-differences.ts';
import { policiesInForce } from '../policies.ts';
import type { Explanation, Rule } from '../rule.ts';

export const rule: Rule = {
	id: 'other-plate',
	group: 'identity',
	needs: ['osago'],
	gravest: 'know',
	find: (car) => {
		const searched = parsePlate(car.subject.plate ?? '');
		const insured = policiesInForce(car).filter(({ plate }) => plate !== null);
		const last = insured.at(-1);
		if (!searched.ok || last === undefined) return [];
		if (insured.some(({ plate }) => plate === searched.plate)) return [];
		return [
			{
				severity: 'know',
				section: 'osago',
				record: last.record,
				sentence: 'Действующий полис — на другой госномер, не на тот, по которому искали машину.',
				question: 'Когда меняли госномер? Покажите СТС с нынешним.',
				inspect: PLATE_IN_PAPERS,
			},
		];
	},
};

export const explanation: Explanation = {
	condition: 'Машину искали по госномеру, а действующие полисы — только на другой.',
	figure: null,
	why:
		'После продажи госномер часто меняют, а полис остаётся на прежний. Реже под тем же госномером ' +
		'продают другую машину: сверить СТС недолго.',
};
