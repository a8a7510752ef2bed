import { describe, expect, test } from 'vitest';
import { gibddAt } from '../testing/gibdd-at.ts';
import type { Body } from '../testing/sandbox-at.ts';
import { digitsOf } from './captcha.ts';

const { check, picture, post } = gibddAt();

async function answer(name: string, vin: string): Promise<Body> {
	return (await check(name, vin)).RequestResult;
}

describe('An oddity of the traffic police', () => {
	test('a row about an accident that says nothing at all', async () => {
		const { Accidents } = await answer('dtp', 'LJD7AC14XP0207454');
		expect(Accidents[0].AccidentNumber).toBe('220077105');
		expect(Object.values(Accidents[1]).every((value) => value === null)).toBe(true);
	});

	test('a count of 0 beside two bans, and dates with time zones', async () => {
		const { records, count } = await answer('restrict', 'WP1AB29PX4LA69033');
		expect([records.length, count]).toEqual([2, 0]);
		expect(records[0]).toMatchObject({ dateogr: '05.09.2022T00:00:00.000+03:00', divtype: 2 });
		expect(records[1]).toMatchObject({ divtype: 1, phone: '' });
		const { ownershipPeriods, vehiclePassport } = await answer('history', 'WP1AB29PX4LA69033');
		expect(vehiclePassport).toEqual({});
		expect(ownershipPeriods.ownershipPeriod[0]).toEqual({
			simplePersonType: 'Legal',
			from: '2006-04-11T00:00:00.000+03:00',
			to: '2011-09-30T00:00:00.000+03:00',
		});
	});

	test('a VIN in Cyrillic, whichever way it was asked for', async () => {
		const written = 'ХТАGFL110КY100777';
		for (const asked of ['XTAGFL110KY100777', written]) {
			expect((await answer('register', asked)).vehicle_vin).toBe(written);
			expect((await answer('history', asked)).vehicle.bodyNumber).toBe(written);
			expect((await check('dtp', asked)).vin).toBe(asked);
		}
	});

	test('one row without the list around it, in every check', async () => {
		const vin = 'XTAGFL110KY200001';
		expect((await answer('register', vin)).periods.ownerType).toBe('Natural');
		expect((await answer('history', vin)).ownershipPeriods.ownershipPeriod.lastOperation).toBe('03');
		expect((await answer('dtp', vin)).Accidents.AccidentNumber).toBe('200043057');
		expect((await answer('wanted', vin)).records.w_rec).toBe(1);
		expect((await answer('restrict', vin)).records.ogrkod).toBe(1);
		const { diagnosticCards } = await answer('diagnostic', vin);
		expect(diagnosticCards.previousDcs.odometerValue).toBe('96750');
	});

	test('too many accidents to tell', async () => {
		expect(await answer('dtp', 'XTAGFL110KY200002')).toEqual({
			errorDescription: 'Найдено большое количество ДТП, требуется уточнить параметры запроса',
			statusCode: 2,
			Accidents: [],
		});
	});

	test('a registration that is kept back, while other checks answer', async () => {
		const vin = 'XTAGFL110KY200003';
		for (const name of ['register', 'history']) {
			expect(await check(name, vin)).toMatchObject({
				RequestResult: null,
				vin,
				message: 'Информация по указанному VIN не может быть предоставлена',
				status: 403,
			});
		}
		expect((await check('wanted', vin)).status).toBe(200);
	});

	test('a check that was named wrongly fails with an empty text for its result', async () => {
		const { token } = await picture();
		const read = { captchaToken: token, captchaWord: digitsOf(token) };
		const failed = await post('dtp', { vin: 'Z94K241BBMR251210', checkType: 'dtp', ...read });
		expect([failed.status, failed.RequestResult]).toEqual([500, '']);
		const named = { vin: 'Z94K241BBMR251210', checkType: 'register', ...read };
		expect((await post('register', named)).status).toBe(200);
	});
});
