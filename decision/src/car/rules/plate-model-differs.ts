import { type Car, isSettled } from '../car.ts';
import { PLATE_IN_PAPERS } from '../identity-differences.ts';
import { IDENTITY_FIELDS, type SourceText } from '../identity-fields.ts';
import { makesDiffer, modelsDiffer, readMakes } from '../identity-values.ts';
import type { Explanation, Rule } from '../rule.ts';
import { modelWords } from '../spellings.ts';

export const rule: Rule = {
	id: 'plate-model-differs',
	group: 'identity',
	needs: ['registration'],
	gravest: 'clarify',
	appliesTo: ({ subject: { plate, plateModel } }) => plate !== null && plateModel !== null,
	find: (car) => {
		const { plate, plateModel } = car.subject;
		const ofVin = modelOfVin(car);
		if (plate === null || plateModel === null || ofVin === null) return [];
		if (!namesDiffer(plateModel, ofVin.text)) return [];
		const { section, record, text } = ofVin;
		// Where the registration has named no model, silence of the card must not make the car look better.
		const severity = section === 'base' && isSettled(car, 'registration') ? 'know' : 'clarify';
		return [
			{
				severity,
				section,
				record,
				sentence: `По госномеру ${plate} числится ${plateModel}, а по VIN — ${text}: сверьте VIN на кузове.`,
				question: 'С какой машины этот госномер? Покажите СТС.',
				inspect: PLATE_IN_PAPERS,
			},
		];
	},
};

/** What the registration says of the VIN, or else the basic card. */
function modelOfVin(car: Car): SourceText | null {
	const { texts } = IDENTITY_FIELDS.model.compare(car);
	return texts.find(({ section }) => section === 'registration' || section === 'base') ?? null;
}

/** Of a make that we do not know nothing is concluded: it may be another spelling of the same. */
function namesDiffer(one: string, other: string): boolean {
	const makes = readMakes(one);
	const otherMakes = readMakes(other);
	if (makes === null || otherMakes === null) return false;
	return makesDiffer(makes, otherMakes) || modelsDiffer(modelWords(one), modelWords(other));
}

export const explanation: Explanation = {
	condition:
		'Машину искали по госномеру, и реестр госномеров называет другую марку или модель, чем регистрация (пока её ' +
		'нет — основные сведения) этого VIN. Сравниваются только известные марки и слова одной азбуки.',
	figure: null,
	why:
		'Госномер законно переходит с машины на машину, и реестр может помнить прежнюю: это не препятствие. ' +
		'Но так же выглядит машина под чужим госномером, поэтому VIN на кузове сверяют до денег. Если регистрация ' +
		'ответила, не назвав модели, одних основных сведений мало: об этом нужно знать.',
};
