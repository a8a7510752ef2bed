import { describe, expect, test } from 'vitest';
import { gibddAt } from '../testing/gibdd-at.ts';
import type { Body } from '../testing/sandbox-at.ts';

const LADA = 'XTA21144094786239';
const { app, check } = gibddAt();
const NAMES = ['register', 'history', 'dtp', 'wanted', 'restrict', 'diagnostic'];

/** Asks and gives `RequestResult`. */
async function answer(name: string, vin: string): Promise<Body> {
	return (await check(name, vin)).RequestResult;
}

describe('A check of the traffic police', () => {
	test.each(NAMES)('%s comes in the envelope with the VIN that was asked for', async (name) => {
		const { RequestResult, ...envelope } = await check(name, LADA);
		expect(envelope).toEqual({
			requestTime: '21.11.2026 12:30',
			hostname: 'sandbox-check0-dc',
			vin: LADA,
			status: 200,
		});
		expect(RequestResult).toBeTypeOf('object');
	});

	test('register is flat, and every value in it is a text', async () => {
		const { periods, ...card } = await answer('register', LADA);
		expect(Object.values(card).every((value) => typeof value === 'string' && value !== '')).toBe(true);
		expect(card).toMatchObject({
			vehicle_vin: LADA,
			vehicle_releaseyear: '2009',
			cyear: '2026',
			chour: '12',
		});
		expect(periods).toHaveLength(4);
		expect(periods[1]).toEqual({ ownerType: 'Legal', startDate: '05.03.2012', endDate: '22.08.2016' });
		expect(periods[3]).toEqual({ ownerType: 'Natural', startDate: '14.05.2021', endDate: '' });
	});

	test('history has the older, richer card', async () => {
		const { vehicle, vehiclePassport, ownershipPeriods } = await answer('history', LADA);
		expect(vehicle).toMatchObject({ vin: LADA, year: '2009', category: 'В' });
		expect(vehicle.engineVolume).toMatch(/^\d{3,4}\.0$/);
		expect(vehicle.model).toMatch(/ $/);
		expect(vehiclePassport.number).toMatch(/^\d\dНА\d{6}$/);
		const { ownershipPeriod } = ownershipPeriods;
		expect(ownershipPeriod[0]).toEqual({
			lastOperation: '11',
			simplePersonType: 'Natural',
			from: '2009-06-18',
			to: '2012-03-05',
		});
		expect(ownershipPeriod[3]).not.toHaveProperty('to');
	});

	test('dtp names codes of damage, old and new', async () => {
		const { statusCode, Accidents } = await answer('dtp', LADA);
		expect(statusCode).toBe(1);
		expect(Accidents[0]).toMatchObject({
			AccidentDateTime: '10.02.2016 18:40',
			DamagePoints: ['01', '02', '08'],
		});
		expect(Accidents[1]).toMatchObject({ AccidentNumber: '200118713', RegionName: 'Московская область' });
	});

	test('wanted and restrict count their records, with codes as numbers', async () => {
		expect(await answer('wanted', LADA)).toMatchObject({
			records: [{ w_rec: 1, w_data_pu: '14.10.2025', w_god_vyp: '2009', w_vid_uch: 'Т' }],
			count: 1,
			error: 0,
		});
		const { records, count } = await answer('restrict', LADA);
		expect(count).toBe(1);
		expect(records[0]).toMatchObject({ dateogr: '02.04.2024', ogrkod: 1, divtype: 2, tsVIN: LADA });
		expect(records[0].osnOgr).toContain('81240/24/36030-ИП');
	});

	test('diagnostic has the newest card with the earlier ones inside, a lower reading among them', async () => {
		const { diagnosticCards, status } = await answer('diagnostic', LADA);
		expect([status, diagnosticCards.length]).toEqual(['OK', 1]);
		expect(diagnosticCards[0]).toMatchObject({ dcDate: '2023-06-01', odometerValue: '113900' });
		const readings = diagnosticCards[0].previousDcs.map((card: Body) => card.odometerValue);
		expect(readings).toEqual(['96750', '148300', '127400', '98900', '71200']);
	});

	test('says "nothing" in its own words about a car without trouble', async () => {
		expect(await answer('dtp', 'Z94K241BBMR251210')).toEqual({
			errorDescription: '',
			statusCode: 1,
			Accidents: [],
		});
		for (const name of ['wanted', 'restrict']) {
			expect(await answer(name, 'Z94K241BBMR251210')).toEqual({ records: [], count: 0, error: 0 });
		}
	});

	test.each(['XTAGFL110KY200404', 'XTAGFL110KY100404', 'BODY-1234'])(
		'knows nothing about %s',
		async (vin) => {
			const unknown = { RequestResult: null, vin, regnum: null, message: '404:No data found', status: 404 };
			expect(await check('register', vin)).toEqual(unknown);
			expect(await check('history', vin)).toEqual(unknown);
			expect(await answer('dtp', vin)).toMatchObject({ statusCode: 1, Accidents: [] });
			expect(await answer('wanted', vin)).toMatchObject({ records: [], count: 0 });
			expect(await answer('restrict', vin)).toMatchObject({ records: [], count: 0 });
			expect(await answer('diagnostic', vin)).toMatchObject({ diagnosticCards: [], status: 'OK' });
		},
	);

	test('takes forms alone, and knows no other address', async () => {
		const payload = JSON.stringify({ vin: LADA });
		const headers = { 'content-type': 'application/json' };
		const url = '/gibdd/proxy/check/auto/dtp';
		expect((await app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(415);
		expect((await app.inject({ method: 'POST', url: `${url}2` })).statusCode).toBe(404);
		expect((await app.inject({ method: 'POST', url })).json().status).toBe(201);
	});
});
