import { expect, test } from 'vitest';
import { decideCar } from '../decide.ts';
import { clear, type GivenAnswers, question, silent } from '../testing/answers.ts';
import { carded, owned, registered } from '../testing/blank-records.ts';
import { findingsOf, sentencesOf } from '../testing/findings-of.ts';

const RULE = 'plate-model-differs';
const registration = (name: string | null) =>
	registered([owned('person', '2018-05-10')], { vehicle_brandmodel: name });
const searchedBy = (plateModel: string | null, plate: string | null = 'Е404КХ99') => ({
	subject: { vin: 'XTAINVENTED000001', plate, plateModel },
});

test('another car behind the plate than behind the VIN is to be clarified', () => {
	const given = { registration: registration('BMW X5') };
	expect(sentencesOf(RULE, given, searchedBy('TOYOTA Corolla'))).toEqual([
		'По госномеру Е404КХ99 числится TOYOTA Corolla, а по VIN — BMW X5: сверьте VIN на кузове.',
	]);
	expect(findingsOf(RULE, given, searchedBy('TOYOTA Corolla'))).toMatchObject([
		{ severity: 'clarify', section: 'registration', record: 'RequestResult.vehicle_brandmodel' },
	]);
	expect(findingsOf(RULE, given, searchedBy('ТОЙОТА КОРОЛЛА'))).toHaveLength(1);
});

test('so is another model of the same make', () => {
	const given = { registration: registration('КИА РИО') };
	expect(findingsOf(RULE, given, searchedBy('KIA Церато'))).toMatchObject([{ severity: 'clarify' }]);
});

test('the basic card speaks while the registration has not, and weighs less where it has named no model', () => {
	const base = carded({ model: 'BMW X5' });
	const severities = (registration: Required<GivenAnswers>['registration']) =>
		findingsOf(RULE, { base, registration }, searchedBy('TOYOTA Corolla')).map(
			({ severity, section, record }) => [severity, section, record],
		);
	for (const unanswered of [silent(), null]) {
		expect(severities(unanswered)).toEqual([['clarify', 'base', 'model']]);
	}
	for (const nameless of [clear(), registration(null)]) {
		expect(severities(nameless)).toEqual([['know', 'base', 'model']]);
	}
	expect(severities(registration('TOYOTA COROLLA'))).toEqual([]);
});

test('one car in two spellings and a make that we do not know are no finding', () => {
	for (const [ofPlate, ofVin] of [
		['LADA 2114', 'ВАЗ 211440-26'],
		['LADA SAMARA', 'ВАЗ 21144'],
		['Шкода Октавия', 'SKODA OCTAVIA'],
		['TOYOTA Prado', 'TOYOTA LAND CRUISER PRADO'],
		['BMW', 'БМВ X5'],
		['Неведомо 5', 'BMW X5'],
		['BMW X5', 'САМОДЕЛЬНЫЙ'],
		['', 'BMW X5'],
	] as const) {
		expect(findingsOf(RULE, { registration: registration(ofVin) }, searchedBy(ofPlate))).toEqual([]);
	}
});

test('without a plate, without its model and without a word about the VIN nothing is found', () => {
	const given = { registration: registration('BMW X5') };
	expect(findingsOf(RULE, given, searchedBy(null))).toEqual([]);
	expect(findingsOf(RULE, given, searchedBy('TOYOTA Corolla', null))).toEqual([]);
	expect(findingsOf(RULE, { registration: silent() }, searchedBy('TOYOTA Corolla'))).toEqual([]);
});

test('a car that was searched without a plate is as green as before', () => {
	const given = { registration: registration('BMW X5') };
	const colours = [searchedBy(null, null), searchedBy(null), searchedBy('BMW X5')].map(
		(subject) => decideCar(question(given, subject)).verdict,
	);
	expect(new Set(colours).size).toBe(1);
});
