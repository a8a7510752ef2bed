import { expect, test } from 'vitest';
import { decideCar } from '../decide.ts';
import { partial, question, silent } from '../testing/answers.ts';

const RECORD = {
	w_model: 'ЛАДА 2114',
	w_vin: null,
	w_kuzov: null,
	w_god_vyp: 2009,
	w_data_pu: '2024-11-20',
	w_reg_inic: 'Московская область',
};

test('a wanted car is a reason to stop, with the day and the region', () => {
	const { verdict, reasons } = decideCar(question({ wanted: { records: [RECORD] } }));
	expect(verdict).toBe('stop');
	expect(reasons[0]).toMatchObject({
		rule: 'wanted',
		section: 'wanted',
		record: 'records.0',
		sentence: 'В розыске с 20.11.2024, Московская область.',
		asOf: '2026-11-22T11:59:00.000Z',
	});
});

test('a record without a day and a region still stops, also in an answer that was not read to the end', () => {
	const bare = { ...RECORD, w_data_pu: null, w_reg_inic: null };
	const { reasons } = decideCar(question({ wanted: partial({ records: [bare] }) }));
	expect(reasons.map(({ sentence }) => sentence)).toEqual(['В розыске.']);
});

test('no record and no answer are no reason', () => {
	expect(decideCar(question({})).reasons).toEqual([]);
	expect(decideCar(question({ wanted: silent() })).reasons).toEqual([]);
});
