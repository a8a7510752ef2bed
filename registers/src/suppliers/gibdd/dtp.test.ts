import { describe, expect, test } from 'vitest';
import { around, factsOf, jsonOf, judgementOf } from './testing/gibdd.ts';

describe('accidents', () => {
	test('are read', () => {
		expect(judgementOf('dtp', jsonOf('dtp.json'))).toEqual({
			state: 'found',
			facts: {
				accidents: [
					{
						number: '730011441',
						at: '2015-05-30T18:15:00',
						kind: 'Столкновение',
						region: 'Ульяновская область',
						place: null,
						ownerForm: null,
						damageState: 'Повреждено',
						vehicles: null,
						brand: 'ВАЗ',
						model: 'Kalina',
						year: 2007,
						damageCodes: ['04'],
					},
				],
			},
		});
	});

	test('are clear when the list is there and empty', () => {
		expect(judgementOf('dtp', jsonOf('dtp_none.json'))).toEqual({ state: 'clear' });
	});

	test('of which there are too many to be shown are partial', () => {
		expect(judgementOf('dtp', jsonOf('dtp_too_many.json'))).toEqual({
			state: 'partial',
			facts: { accidents: [] },
			skippedRows: 1,
		});
	});

	test.each([
		['no list', { statusCode: 1 }],
		['an unknown status', { statusCode: 3, Accidents: [] }],
		['an error', { statusCode: 1, errorDescription: 'Ошибка', Accidents: [] }],
		['a row of nothing', { statusCode: 1, Accidents: [{ AccidentNumber: null, DamagePoints: [] }] }],
	])('with %s are unreadable', (_, result) => {
		expect(judgementOf('dtp', around(result)).state).toBe('unreadable');
	});

	test('may be one without its list, with a year that is not known and newer codes', () => {
		const Accidents = { AccidentNumber: '1', VehicleYear: 'нет данных', DamagePoints: ['110', 5, 'x', null] };
		const { accidents } = factsOf(judgementOf('dtp', around({ statusCode: 1, Accidents })));
		expect(accidents).toMatchObject([{ number: '1', year: null, damageCodes: ['110', '05'] }]);
	});

	test('that stand there twice are one, and a row of nothing makes them partial', () => {
		const row = { AccidentNumber: '030026341', AccidentType: 'Наезд на стоящее ТС' };
		const verdict = judgementOf('dtp', around({ statusCode: 1, Accidents: [row, row, {}] }));
		expect(verdict).toMatchObject({ state: 'partial', skippedRows: 1 });
		expect(factsOf(verdict).accidents).toHaveLength(1);
	});
});
