import { readData } from '../car.ts';
import { makesDiffer, modelsDiffer, readMakes } from '../identity-values.ts';
import type { Explanation, Rule } from '../rule.ts';
import { modelWords } from '../spellings.ts';

export const rule: Rule = {
	id: 'plate-model-differs',
	group: 'identity',
	needs: ['registration'],
	gravest: 'clarify',
	appliesTo: ({ subject }) => subject.plateModel != null,
	find: (car) => {
		const ofPlate = car.subject.plateModel?.trim();
		const ofVin = readData(car, 'registration')?.RequestResult?.vehicle_brandmodel?.trim();
		if (!ofPlate || !ofVin || !differ(ofPlate, ofVin)) return [];
		return [
			{
				severity: 'clarify',
				section: 'registration',
				record: 'RequestResult.vehicle_brandmodel',
				sentence: `На номере числится ${ofPlate}, а по VIN это ${ofVin}: сверьте VIN с кузовом.`,
				question: 'Почему по номеру числится другая машина? Когда меняли номер? Покажите СТС.',
				inspect: 'VIN на кузове, под стеклом и в СТС: он должен быть тем, по которому получен отчёт.',
			},
		];
	},
};

/** Makes that both texts name decide; where one of them is unknown, the models do. */
function differ(one: string, other: string): boolean {
	const [first, second] = [readMakes(one), readMakes(other)];
	if (first !== null && second !== null && makesDiffer(first, second)) return true;
	return modelsDiffer(modelWords(one), modelWords(other));
}

export const explanation: Explanation = {
	condition:
		'Машину искали по госномеру, и марка или модель, которая числится за номером, — не та, что записана за ' +
		'VIN. Марки и модели сравниваются так же осторожно, как в `make-differs` и `model-differs`.',
	figure: null,
	why:
		'Номер законно переходит с машины на машину, и картотека узнаёт об этом с опозданием, поэтому это не ' +
		'запрет. Но отчёт тогда о другой машине, чем та, что стоит перед покупателем: VIN сверяют до денег.',
};
