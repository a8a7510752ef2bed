import { readNamePart } from '@avtosverka/contract/vocabulary/name-part';
import type { NamePart, Passport } from '@avtosverka/contract/vocabulary/person';
import { PERSON_REGISTERS, type PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import type { CarRegister } from '@avtosverka/contract/vocabulary/register';
import { createPersonRegisters } from '@avtosverka/registers/person-registers';
import type { Subject } from '@avtosverka/registers/register';
import { createRegisters } from '@avtosverka/registers/registers';
import { createMemoryLedger } from '@avtosverka/registers/report-ledger-memory';
import { countingBudget } from '@avtosverka/registers/testing/budgets';
import { createTransports } from '@avtosverka/registers/transports';
import { sandboxSettings } from '@avtosverka/sandbox/settings';
import { type RunningSandbox, startSandbox } from '@avtosverka/sandbox/start';
import { PERSONS } from '@avtosverka/sandbox/subjects/persons';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readSuppliers } from '../config/suppliers.ts';
import { presentAnswer } from './present/blocks.ts';

const now = () => new Date();
const ABOUT_PEOPLE = ['passport', 'inn', 'fssp', 'bankruptcy', 'arbiter', 'terrorist'] as const;
const ABOUT_CARS = ['osago', 'zalog', 'plate'] as const;
type Asked = (typeof ABOUT_PEOPLE)[number];

let sandbox: RunningSandbox;
beforeAll(async () => {
	sandbox = await startSandbox({ port: 0, timeScale: 0.01 });
});
afterAll(() => sandbox.close());
beforeEach(() => control('reset'));

async function control(path: string, body: object = {}) {
	const headers = { 'content-type': 'application/json' };
	await fetch(`${sandbox.url}/_control/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

const ASKER = { kind: 'installation', purpose: 'owner-report' } as const;

/** Both kinds of registers over one set of transports; those in `alone` have no supplier but api-cloud.ru. */
function registersOf(alone: readonly (CarRegister | PersonRegister)[]) {
	const { suppliers } = readSuppliers(sandboxSettings(sandbox.url));
	const via = Object.fromEntries(alone.map((register) => [register, ['apicloud'] as const]));
	const settings = { suppliers, via, requestPolicy: 'bench' } as const;
	const transports = createTransports(settings, { now });
	const budget = countingBudget();
	const loud = (sentence: string) => {
		throw new Error(sentence);
	};
	return {
		people: createPersonRegisters(settings, { now, transports, budget, onWarning: loud }),
		cars: createRegisters(settings, {
			ledger: createMemoryLedger(now),
			budget,
			now,
			leaseOwner: 'test',
			transports,
			onWarning: loud,
		}),
	};
}

type People = ReturnType<typeof registersOf>['people'];

async function askAbout(people: People, register: PersonRegister, lastName: string) {
	const played = PERSONS.find((one) => one.lastName === lastName);
	if (!played) throw new Error('the table names nobody so');
	let paid = 0;
	const asked = await people.ask(register, {
		person: {
			lastName: part(played.lastName),
			firstName: part(played.firstName),
			middleName: played.middleName === '' ? '' : part(played.middleName),
			birthDate: played.birthDate,
			passport: played.passport as Passport,
		},
		signal: new AbortController().signal,
		beforePaid: async () => {
			paid += 1;
		},
	});
	return { ...asked, answer: presentAnswer(register, asked.answer), paid };
}

function part(text: string): NamePart {
	const read = readNamePart(text);
	if (!read.ok) throw new Error(read.problem);
	return read.value;
}

const askAlone = async (register: Asked, lastName: string) =>
	(await askAbout(registersOf(ABOUT_PEOPLE).people, register, lastName)).answer;

async function askCar(register: (typeof ABOUT_CARS)[number], subject: Subject) {
	const question = { subject, refresh: false, asker: ASKER, signal: new AbortController().signal };
	return (await registersOf(ABOUT_CARS).cars.ask(register, question)).answer;
}
const byVin = (vin: string): Subject => ({ kind: 'vin', vin: vin as never });
const byPlate = (plate: string): Subject => ({ kind: 'plate', plate: plate as never });

describe('api-cloud.ru about people', () => {
	test.each([
		['passport', { isValid: false }],
		['inn', { state: 1, inn: '000000000184' }],
		[
			'fssp',
			{ total: 220_012.21, items: [{ match: 'exact' }, { closed: null }, { closed: { article: '46' } }] },
		],
		[
			'bankruptcy',
			{ result: { pageData: [{ match: 'exact' }, { match: 'exact', lastLegalCase: { number: null } }] } },
		],
		['arbiter', { items: [{ match: 'name-only', court: 'АС Примерной области' }, { match: 'name-only' }] }],
		['terrorist', { data: [{ match: 'exact' }] }],
	] as const)('has something in %s about Примеров', async (register, facts) => {
		expect(await askAlone(register, 'Примеров')).toMatchObject({ state: 'found', source: 'apicloud', facts });
	});

	test.each([
		['passport', { state: 'found', facts: { isValid: true } }],
		['inn', { state: 'found', facts: { state: 1, inn: '770000000082' } }],
		['fssp', { state: 'clear' }],
		['bankruptcy', { state: 'clear' }],
		['arbiter', { state: 'clear' }],
		['terrorist', { state: 'clear' }],
	] as const)('has nothing bad in %s about Тестова', async (register, expected) => {
		expect(await askAlone(register, 'Тестова')).toMatchObject(expected);
	});

	test('has namesakes of Образцов with another birth date and without one: somebody must look at both', async () => {
		expect(await askAlone('terrorist', 'Образцов')).toMatchObject({
			state: 'partial',
			facts: {
				data: [
					{ match: 'look', FullName: expect.stringContaining('10210.') },
					{ match: 'look', FullName: expect.stringContaining('10211.') },
				],
			},
		});
	});

	test('breaks three connections about Образцов’s cases; the fourth question is answered', async () => {
		const { people } = registersOf(ABOUT_PEOPLE);
		const states: string[] = [];
		for (let attempt = 0; attempt < 4; attempt += 1) {
			states.push((await askAbout(people, 'arbiter', 'Образцов')).answer.state);
		}
		expect(states).toEqual(['unreachable', 'unreachable', 'unreachable', 'clear']);
	});

	test('answers about Образцов where the bailiffs’ page asks for a picture, for money', async () => {
		const { answer, tried, paid } = await askAbout(registersOf([]).people, 'fssp', 'Образцов');
		expect(answer).toMatchObject({ state: 'clear', source: 'apicloud' });
		expect(tried.map(({ source, state }) => `${source} ${state}`)).toEqual([
			'fssp refused',
			'apicloud clear',
		]);
		expect(paid).toBe(1);
	});
});

test.each(PERSON_REGISTERS)(
	'Every register of Тестова speaks, and %s costs money only at api-cloud.ru',
	async (register) => {
		const { answer, paid } = await askAbout(registersOf([]).people, register, 'Тестова');
		expect(answer.state).toMatch(/^(found|clear)$/);
		expect(paid).toBe('source' in answer && answer.source === 'apicloud' ? 1 : 0);
	},
);

describe('api-cloud.ru about cars', () => {
	test('tells policies, pledges and plates', async () => {
		expect(await askCar('osago', byVin('Z94K241BBMR251210'))).toMatchObject({
			state: 'found',
			source: 'apicloud',
			facts: { policies: [{ number: '0526118403', active: true, plate: 'К777КК799' }] },
		});
		expect(await askCar('zalog', byVin('WP1AB29PX4LA69033'))).toMatchObject({
			state: 'found',
			facts: { open: [{ number: '2022-006-118204-307', registeredAt: '2022-01-25' }] },
		});
		expect(await askCar('zalog', byVin('Z94K241BBMR251210'))).toMatchObject({ state: 'clear' });
		expect(await askCar('plate', byPlate('А123ВС77'))).toMatchObject({
			state: 'found',
			facts: { cars: [{ vin: 'XTA21144094786239' }] },
		});
		expect(await askCar('plate', byPlate('М017КС77'))).toMatchObject({
			facts: { cars: [{ vin: null, maskedVin: 'X7L4S************' }] },
		});
		expect(await askCar('plate', byPlate('Т404ТТ77'))).toMatchObject({ state: 'clear' });
	});

	test('is asked after avtocod, and is down with everybody else', async () => {
		const { cars } = registersOf([]);
		const signal = new AbortController().signal;
		const asked = await cars.ask('osago', {
			subject: byVin('X96ERB6X4B0008543'),
			refresh: false,
			asker: ASKER,
			signal,
		});
		expect(asked.tried.map(({ source, state }) => `${source} ${state}`)).toEqual([
			'avtocod unreachable',
			'apicloud unreachable',
		]);
		const second = await cars.ask('zalog', {
			subject: byVin('XTAGFL110KY100503'),
			refresh: false,
			asker: ASKER,
			signal,
		});
		expect(second).toMatchObject({ answer: { state: 'clear', source: 'apicloud' } });
	});
});

describe('api-cloud.ru in its failure modes', () => {
	test.each([
		['down', { state: 'unreachable' }],
		['half', { state: 'unreachable' }],
		['503', { state: 'unreachable' }],
		['429', { state: 'refused', reason: 'quota' }],
		['security', { state: 'refused', reason: 'credentials' }],
		['garbage', { state: 'unreadable' }],
		['stopped', { state: 'unreadable' }],
	])('%s never says «nothing», of nobody and of no car', async (failureMode, expected) => {
		await control('failure-mode', { supplier: 'apicloud', failureMode });
		const answers = [
			...(await Promise.all(ABOUT_PEOPLE.map((register) => askAlone(register, 'Тестова')))),
			await askCar('osago', byVin('Z94K241BBMR251210')),
			await askCar('zalog', byVin('Z94K241BBMR251210')),
			await askCar('plate', byPlate('Т404ТТ77')),
		];
		for (const answer of answers) expect(answer).toMatchObject(expected);
	});
});
