import { getBaseByPlate, getVinByPlate } from '@avtosverka/contract/plate';
import { Problem } from '@avtosverka/contract/problem';
import type { PlateCar } from '@avtosverka/registers/registers/plate';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeRegisters, fakeRegisters, unreachable } from '../answers/testing/fake-registers.ts';
import { SAMPLE_FACTS, SAMPLE_PLATE, SAMPLE_VIN } from '../answers/testing/sample-facts.ts';
import { HOUR_MS, type TestClock, testClock } from '../answers/testing/test-clock.ts';
import { createBareApp, MARKER } from '../http/testing/served-app.ts';
import type { ServerDeps } from '../server-deps.ts';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { testDeps } from '../testing/test-deps.ts';
import { registerPlate } from './route.ts';

const CALLS = ['getVinByPlate', 'getBaseByPlate'] as const;
const [CAR] = SAMPLE_FACTS.plate.cars as [PlateCar];

const database = setUpDatabase();
let clock: TestClock;
let registers: FakeRegisters;
let app: FastifyInstance;

beforeEach(async () => {
	await database.store.db.execute(sql`truncate kept_answer`);
	clock = testClock();
	registers = fakeRegisters(clock);
	app = appWith();
});

function appWith(given: Partial<ServerDeps> = {}): FastifyInstance {
	const deps = testDeps({ store: database.store, clock, registers, ...given });
	const made = createBareApp(deps);
	registerPlate(made, deps);
	return made;
}

const url = (call: string, plate: string = SAMPLE_PLATE) => `/v1/${call}/${encodeURIComponent(plate)}/off`;
const ask = (call: string, plate?: string) => app.inject({ url: url(call, plate), headers: MARKER });
const find = (cars: readonly Partial<PlateCar>[]) =>
	registers.react(() => ({
		state: 'found',
		source: 'avtocod',
		asOf: clock.now(),
		facts: { cars: cars.map((car) => ({ ...CAR, ...car })) },
	}));
const SECOND_VIN = 'Z94K241BBMR251210' as typeof SAMPLE_VIN;
const NOT_FOUND = 'Не удалось найти полный VIN для данного номера в открытых источниках';

describe.each(CALLS)('GET %s', (call) => {
	test('says that the register did not answer, and gives nothing that looks like "no VIN"', async () => {
		registers.react(() => unreachable(clock.now()));
		const reply = await ask(call);
		expect(reply.statusCode).toBe(200);
		expect(reply.json()).toMatchObject({
			success: false,
			message: 'Реестр госномеров не ответил',
			data: null,
			meta: { state: 'unreachable' },
		});
	});

	test('says what is wrong with the sample of the form, and names a plate that exists', async () => {
		const reply = await ask(call, 'А000АА777');
		expect(reply.statusCode).toBe(400);
		expect(Problem.parse(reply.json()).message).toBe('Номеров из одних нулей не бывает. Образец: А123ВС777');
		expect(registers.asked).toEqual([]);
	});

	test('refuses an unfinished plate and a missing marker header', async () => {
		const short = await ask(call, 'А123');
		expect(short.statusCode).toBe(400);
		expect(Problem.parse(short.json()).message).toBe('Номер введён не полностью');
		expect((await app.inject({ url: url(call) })).statusCode).toBe(400);
		expect(registers.asked).toEqual([]);
	});

	test('asks nobody for a value that was solved for another purpose', async () => {
		const verify = vi.fn(async () => ({ verdict: 'fail', reason: 'purpose' }) as const);
		app = appWith({ protection: { kind: 'altcha', issue: vi.fn(), verify } });
		expect((await ask(call)).statusCode).toBe(403);
		expect(verify).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ purpose: 'plate' }));
		expect(registers.asked).toEqual([]);
	});

	test('reads Latin twins and spaces', async () => {
		await ask(call, 'a 123 bc 77');
		expect(registers.asked[0]?.question.subject).toEqual({ kind: 'plate', plate: SAMPLE_PLATE });
	});
});

describe('the VIN behind a plate', () => {
	test('is given when there is one', async () => {
		const reply = getVinByPlate.reply.parse((await ask('getVinByPlate')).json());
		expect(reply).toMatchObject({ success: true, data: { vin: SAMPLE_VIN, vins: [SAMPLE_VIN] } });
	});

	test('is none but a list when there are several, each once, with what is known of each', async () => {
		find([{}, { vin: SECOND_VIN, model: null, year: null }, {}]);
		const { data } = (await ask('getVinByPlate')).json();
		expect(data).toEqual({
			vin: null,
			vins: [SAMPLE_VIN, SECOND_VIN],
			cars: [
				{ vin: SAMPLE_VIN, model: 'ВАЗ 21144', year: 2009, power: 81.6, color: 'Серебристый' },
				{ vin: SECOND_VIN, model: null, year: null, power: 81.6, color: 'Серебристый' },
			],
		});
	});

	test('is none when only a masked one is known, and the message says what was not found', async () => {
		find([{ vin: null, maskedVin: 'XTA2114*********9' }]);
		expect((await ask('getVinByPlate')).json()).toMatchObject({
			success: true,
			message: NOT_FOUND,
			data: { vin: null, vins: [] },
			meta: { state: 'found' },
		});
	});

	test('is none when the register has nothing, by its own word', async () => {
		registers.react(() => ({ state: 'clear', source: 'avtocod', asOf: clock.now() }));
		expect((await ask('getVinByPlate')).json()).toMatchObject({
			success: true,
			message: NOT_FOUND,
			data: { vin: null, vins: [] },
			meta: { state: 'clear' },
		});
	});
});

describe('what is known of the car behind a plate', () => {
	test('comes from the same answer, asked once for both calls and kept for a day', async () => {
		await ask('getVinByPlate');
		clock.pass(23 * HOUR_MS);
		const reply = getBaseByPlate.reply.parse((await ask('getBaseByPlate')).json());
		expect(reply).toMatchObject({ success: true, meta: { cached: true } });
		expect(reply.data).toEqual({
			vin: SAMPLE_VIN,
			model: 'ВАЗ 21144',
			year: 2009,
			power: 81.6,
			color: 'Серебристый',
		});
		expect(registers.asked).toHaveLength(1);
		clock.pass(2 * HOUR_MS);
		await ask('getBaseByPlate');
		expect(registers.asked).toHaveLength(2);
	});

	test('shows a masked VIN as the register tells it', async () => {
		find([{ vin: null, maskedVin: 'XTA2114*********9' }]);
		expect((await ask('getBaseByPlate')).json().data).toMatchObject({
			vin: 'XTA2114*********9',
			model: 'ВАЗ 21144',
		});
	});

	test('is empty when the register has nothing', async () => {
		registers.react(() => ({ state: 'clear', source: 'avtocod', asOf: clock.now() }));
		expect((await ask('getBaseByPlate')).json()).toMatchObject({
			success: true,
			data: { vin: null, model: null, year: null, power: null, color: null },
			meta: { state: 'clear' },
		});
	});
});
