import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { APICLOUD_TOKEN } from '../settings.ts';
import { type RunningSandbox, startSandbox } from '../start.ts';
import { type Body, NOW, sandboxAt } from '../testing/sandbox-at.ts';

const PRIMEROV = {
	lastname: 'Примеров',
	firstname: 'Пётр',
	secondname: 'Образцович',
	birthdate: '01.02.1980',
};
const TESTOVA = { lastname: 'Тестова', firstname: 'Тамара', secondname: 'Тестовна', birthdate: '05.06.1991' };

/** Asks a fresh sandbox; HTTP is always 200. */
async function ask(
	file: string,
	query: Readonly<Record<string, string>>,
	headers: Record<string, string> = { token: APICLOUD_TOKEN },
): Promise<Body> {
	const { app } = sandboxAt();
	const reply = await app.inject({ url: `/apicloud/${file}.php?${new URLSearchParams(query)}`, headers });
	expect(reply.statusCode).toBe(200);
	return reply.json();
}

describe('api-cloud.ru in the sandbox, about people', () => {
	test('checks passports: not valid, valid, and no data under status 404', async () => {
		const check = (seria: string, nomer: string) =>
			ask('mvd', { type: 'chekpassportv2', seria, nomer, lastname: 'А', firstname: 'Б' });
		expect(await check('0000', '000000')).toMatchObject({ status: 200, result: 'NOT_VALID' });
		expect(await check('4509', '111222')).toMatchObject({ status: 200, result: 'VALID' });
		expect(await check('4509', '000001')).toMatchObject({ status: 404, result: 'NOT_FOUND' });
	});

	test('finds an INN only where passport, name and birth date are one person’s', async () => {
		const find = (own: object) =>
			ask('nalog', { type: 'inn', ...PRIMEROV, serianomer: '0000000000', ...own } as Record<string, string>);
		expect(await find({})).toMatchObject({ found: true, inn: '000000000184' });
		for (const own of [{ birthdate: '02.02.1980' }, { serianomer: '4509111222' }, TESTOVA]) {
			expect(await find(own)).toMatchObject({ found: false });
		}
		const stranger = { lastname: 'Иванов', firstname: 'Иван', serianomer: '4510123456' };
		expect((await find(stranger)).inn).toMatch(/^\d{12}$/);
	});

	test('tells bailiffs’ cases of one birth date', async () => {
		const cases = (own: object) =>
			ask('fssp', { type: 'physical', ...PRIMEROV, region: '-1', onlyActual: '0', ...own } as Record<
				string,
				string
			>);
		expect(await cases({})).toMatchObject({
			count: 3,
			countAll: '3',
			records: [{ sum: '217512.21', stopIP: '' }, {}, { sum: '', stopIP: '30.06.2021 ст. 46 ч. 1 п. 4' }],
		});
		expect((await cases({ onlyActual: '1' })).records).toHaveLength(2);
		expect(await cases({ birthdate: '02.02.1980' })).toMatchObject({
			count: 0,
			message: 'В базе ФССП отсутствует',
		});
	});

	test('tells bankruptcies with the birth date of the card where it is asked for', async () => {
		const asked = { type: 'searchString', string: 'Примеров Пётр Образцович', legalStatus: 'fiz' };
		const [bare] = (await ask('bankrot', asked)).rez;
		const [whole] = (await ask('bankrot', { ...asked, dopInfo: '1' })).rez;
		expect(bare.lastLegalCasenNumber.value).toBe('А00-1234/2023');
		expect(Object.keys(whole).filter((name) => !(name in bare))).toEqual([
			'dopInfo-birthdateBankruptcy',
			'dopInfo-birthplaceBankruptcy',
		]);
		expect(await ask('bankrot', { ...asked, string: 'Тестова Тамара Тестовна' })).toMatchObject({ num: 0 });
	});

	test('tells cases of courts with hidden data, and lines of the list by parts of words', async () => {
		const { result } = await ask('kad_arbitr', { type: 'search', participant: 'Примеров Пётр Образцович' });
		expect(result).toHaveLength(2);
		expect(result[0].Plaintiff[0].inn).toBe('Данные скрыты');
		const found = await ask('fedsfm', { type: 'terextr', search: 'ПРИМЕР' });
		expect(found.result.map(({ birth }: Body) => birth)).toEqual(['01.02.1980', '17.03.1961', '']);
		expect(await ask('fedsfm', { type: 'terextr', search: 'ТЕСТОВ' })).toMatchObject({
			found: false,
			count: 0,
		});
	});
});

test('It tells of cars what the other suppliers tell', async () => {
	const vin = 'WP1AB29PX4LA69033';
	expect((await ask('zalog', { type: 'notary', vin })).rez).toMatchObject([
		{ regDate: '25.01.2022', referenceNumber: '2022-006-118204-307' },
	]);
	const policies = await ask('rsa', { type: 'osago', vin: 'Z94K241BBMR251210' });
	expect(policies.rez).toMatchObject([{ status: 'Действует', regnum: 'к777кк799', nomer: '0526118403' }]);
	expect(await ask('converter', { type: 'search', string: 'А123ВС77' })).toMatchObject({
		partner: { found: true, result: { vin: 'XTA21144094786239', year: 2009 } },
	});
	expect(await ask('converter', { type: 'search', string: 'Т404ТТ77' })).toMatchObject({
		partner: { found: false, result: {} },
	});
});

describe('Errors of api-cloud.ru stand inside HTTP 200', () => {
	const good = { type: 'osago', vin: 'Z94K241BBMR251210' };

	test.each([
		['no token', 'rsa', good, {}, '502'],
		['a token of another length', 'rsa', good, { token: 'short' }, '499'],
		['an unknown token', 'rsa', good, { token: 'x'.repeat(32) }, '503'],
		['no type', 'rsa', { vin: good.vin }, undefined, '500'],
		['no car', 'rsa', { type: 'osago' }, undefined, '766'],
		['no name', 'fssp', { type: 'physical' }, undefined, '766'],
		[
			'no such day',
			'fssp',
			{ type: 'physical', ...PRIMEROV, region: '-1', birthdate: '31.02.1980' },
			undefined,
			'015',
		],
	] as const)('%s', async (_, file, query, headers, code) => {
		expect(await ask(file, query, headers)).toMatchObject({ error: code });
	});

	test('a token in the query is let in too', async () => {
		expect(await ask('rsa', { ...good, token: APICLOUD_TOKEN }, {})).toMatchObject({ status: 200 });
	});
});

describe('What stands in the way of an answer', () => {
	let sandbox: RunningSandbox;
	beforeAll(async () => {
		sandbox = await startSandbox({ port: 0, timeScale: 0.01, now: () => NOW });
	});
	afterEach(() => control('reset', {}));
	afterAll(() => sandbox.close());

	function control(path: string, body: object): Promise<Response> {
		const headers = { 'content-type': 'application/json' };
		return fetch(`${sandbox.url}/_control/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
	}

	/** The number of cases, or the code of the failure. */
	async function courts(participant: string): Promise<number | string> {
		const query = new URLSearchParams({ type: 'search', participant });
		try {
			const reply = await fetch(`${sandbox.url}/apicloud/kad_arbitr.php?${query}`, {
				headers: { token: APICLOUD_TOKEN },
			});
			return ((await reply.json()) as Body).result?.length ?? 'no list';
		} catch (error) {
			return (error as { cause?: { code?: string } }).cause?.code ?? 'unknown';
		}
	}

	test('breaks three connections for one person and nobody else, and is forgotten by a reset', async () => {
		const name = 'Образцов Иван Примерович';
		const four = async () => [await courts(name), await courts(name), await courts(name), await courts(name)];
		const broken = ['ECONNRESET', 'UND_ERR_SOCKET'];
		const first = await four();
		expect(first.slice(0, 3).every((end) => broken.includes(String(end)))).toBe(true);
		expect(first[3]).toBe(0);
		expect(await courts('Примеров Пётр Образцович')).toBe(2);
		await control('reset', {});
		expect(broken).toContain(await courts(name));
	});

	test('does not keep a question off the bill', async () => {
		const name = 'Образцов Иван Примерович';
		await courts(name);
		await courts(name);
		await courts('Тестова Тамара Тестовна');
		const bill = await fetch(`${sandbox.url}/_control/apicloud`);
		expect(await bill.json()).toEqual({
			questions: [
				{ register: 'arbiter', asked: { type: 'search', participant: name }, times: 2 },
				{
					register: 'arbiter',
					asked: { type: 'search', participant: 'Тестова Тамара Тестовна' },
					times: 1,
				},
			],
		});
	});

	test('takes its time for one person', async () => {
		const startedAt = performance.now();
		expect(await courts('Задержкин Олег Олегович')).toBe(0);
		expect(performance.now() - startedAt).toBeGreaterThan(150);
	});

	test.each([
		['security', 'no list'],
		['stopped', 'unknown'],
	])('is the failure mode of the whole supplier «%s» too', async (failureMode, end) => {
		await control('failure-mode', { supplier: 'apicloud', failureMode });
		expect(await courts('Образцов Иван Примерович')).toBe(end);
	});
});
