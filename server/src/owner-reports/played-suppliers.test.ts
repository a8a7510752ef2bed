import { readNamePart } from '@avtosverka/contract/vocabulary/name-part';
import type { NamePart, Passport } from '@avtosverka/contract/vocabulary/person';
import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import { createPersonRegisters } from '@avtosverka/registers/person-registers';
import { countingBudget } from '@avtosverka/registers/testing/budgets';
import { createTransports } from '@avtosverka/registers/transports';
import { sandboxSettings } from '@avtosverka/sandbox/settings';
import { type RunningSandbox, startSandbox } from '@avtosverka/sandbox/start';
import { PERSONS } from '@avtosverka/sandbox/subjects/persons';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readSuppliers } from '../config/suppliers.ts';
import { presentAnswer } from './present/blocks.ts';

const now = () => new Date();
/** Each register by the service's own page alone: without a fallback. */
const ALONE = { inn: 'fns', fssp: 'fssp', fsin_wanted: 'fsin' } as const satisfies Partial<
	Record<PersonRegister, string>
>;

let sandbox: RunningSandbox;
beforeAll(async () => {
	// The slow person's 15 s are 150 ms here.
	sandbox = await startSandbox({ port: 0, timeScale: 0.01 });
});
afterAll(() => sandbox.close());
beforeEach(() => control('reset'));

async function control(path: string, body: object = {}) {
	const headers = { 'content-type': 'application/json' };
	await fetch(`${sandbox.url}/_control/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** What the register's own page says about a person of the sandbox. */
async function ask(register: keyof typeof ALONE, lastName: string, own: { readonly passport?: string } = {}) {
	const played = PERSONS.find((one) => one.lastName === lastName);
	if (!played) throw new Error('the table names nobody so');
	const id = ALONE[register];
	const { suppliers } = readSuppliers(sandboxSettings(sandbox.url));
	const settings = { suppliers, via: { [register]: [id] }, requestPolicy: 'bench' } as const;
	const registers = createPersonRegisters(settings, {
		now,
		budget: countingBudget(),
		transports: createTransports(settings, { now }),
		onWarning: (sentence) => {
			throw new Error(sentence);
		},
	});
	const { answer, tried } = await registers.ask(register, {
		person: {
			lastName: part(played.lastName),
			firstName: part(played.firstName),
			middleName: played.middleName === '' ? '' : part(played.middleName),
			birthDate: played.birthDate,
			passport: (own.passport ?? played.passport) as Passport,
		},
		signal: new AbortController().signal,
		beforePaid: async () => {
			throw new Error('nobody is paid here');
		},
	});
	expect(tried.map(({ source }) => source)).toEqual([id]);
	return presentAnswer(register, answer);
}

function part(text: string): NamePart {
	const read = readNamePart(text);
	if (!read.ok) throw new Error(read.problem);
	return read.value;
}

describe('the tax service’s page', () => {
	test.each([
		['Примеров', '000000000184'],
		['Тестова', '770000000082'],
		['Образцов', '780100000090'],
		['Задержкин', '660000000005'],
	])('finds the INN of %s', async (lastName, inn) => {
		expect(await ask('inn', lastName)).toMatchObject({ state: 'found', facts: { state: 1, inn } });
	});

	test('finds none for another’s passport, and several people for one that it does not know', async () => {
		const another = await ask('inn', 'Примеров', { passport: '4509111222' });
		expect(another).toMatchObject({ state: 'found', facts: { state: 0, inn: null } });
		const unknown = await ask('inn', 'Примеров', { passport: '4509777888' });
		expect(unknown).toMatchObject({ state: 'partial', skippedRows: 0, facts: { state: 3 } });
	});
});

describe('the bailiffs’ page', () => {
	test('has two open cases and a closed one of Примеров', async () => {
		const answer = await ask('fssp', 'Примеров');
		expect(answer).toMatchObject({
			state: 'found',
			facts: {
				// What is left of both debts and the fees upon them.
				total: 220_012.21,
				items: [
					{
						executiveProduction: { number: '10001/24/99001-ИП', date: '2024-03-12' },
						debtor: { birthDate: '1980-02-01', birthPlace: 'РОССИЯ, Г. ОБРАЗЦОВСК' },
						debt: { subject: 'Задолженность по кредитным платежам', amount: 217_512.21 },
						closed: null,
						match: 'exact',
					},
					{ debt: { subject: 'Штраф ГИБДД', amount: 2_500 }, closed: null, match: 'exact' },
					{ debt: { amount: null }, closed: { date: '2021-06-30', article: '46' }, match: 'exact' },
				],
			},
		});
	});

	test('has nothing of Тестова, asks for a picture about Образцов, and takes its time for Задержкин', async () => {
		expect(await ask('fssp', 'Тестова')).toMatchObject({ state: 'clear', source: 'fssp' });
		expect(await ask('fssp', 'Образцов')).toMatchObject({ state: 'refused', reason: 'captcha' });
		const start = performance.now();
		expect(await ask('fssp', 'Задержкин')).toMatchObject({ state: 'clear' });
		expect(performance.now() - start).toBeGreaterThan(8_000 * 0.01 - 5);
	});
});

describe('the penal service’s page', () => {
	test('has a notice about Примеров, in Russian letters that came in another encoding', async () => {
		expect(await ask('fsin_wanted', 'Примеров')).toMatchObject({
			state: 'found',
			facts: {
				items: [
					{
						imageUrl: 'example',
						title: 'РАЗЫСКИВАЕТСЯ ПРИМЕРОВ ПЁТР ОБРАЗЦОВИЧ',
						territory: 'УФСИН России по Примерной области, тел. 8 (000) 000-00-00',
						federal: 'ФСИН России, тел. 8 (000) 000-00-01',
						match: 'exact',
					},
				],
			},
		});
	});

	test.each(['Тестова', 'Образцов', 'Задержкин'])('has none about %s', async (lastName) => {
		expect(await ask('fsin_wanted', lastName)).toMatchObject({ state: 'clear', source: 'fsin' });
	});
});

describe('each page in a failure mode', () => {
	test.each([
		['down', { state: 'unreachable' }],
		['half', { state: 'unreachable' }],
		['503', { state: 'unreachable' }],
		['429', { state: 'refused', reason: 'quota' }],
		['security', { state: 'refused', reason: 'ban' }],
		['garbage', { state: 'unreadable' }],
		['stopped', { state: 'unreadable' }],
	])('%s never says «nothing»', async (failureMode, expected) => {
		const pages = Object.entries(ALONE) as readonly [keyof typeof ALONE, string][];
		await Promise.all(pages.map(([, supplier]) => control('failure-mode', { supplier, failureMode })));
		const answers = await Promise.all(pages.map(([register]) => ask(register, 'Тестова')));
		for (const answer of answers) expect(answer).toMatchObject(expected);
	});
});
