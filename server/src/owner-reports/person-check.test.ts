import { randomUUID } from 'node:crypto';
import { SAMPLE_REPORT_UUID } from '@avtosverka/contract/vocabulary/owner-report';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MARKER } from '../http/testing/served-app.ts';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { type OrderedReports, openOrderedReports } from './testing/ordered-reports.ts';

const database = setUpDatabase();
let site: OrderedReports;
let uuid: string;
beforeAll(async () => {
	site = await openOrderedReports(database.store);
});
afterAll(() => site.close());
beforeEach(async () => {
	await database.store.query('delete from shared_count');
	uuid = await site.order();
});

const KNOWN = { full_name: 'Примеров Пётр Образцович', birth_date: '01.02.1980', passport_end: '4321' };

async function check(changed: object = {}, number = uuid) {
	const url = `/v1/ownerReport/${number}/checkPerson`;
	const payload = { ...KNOWN, ...changed };
	const reply = await site.app.inject({ method: 'POST', url, headers: MARKER, payload });
	return { status: reply.statusCode, body: reply.json() };
}

describe('whoever is about to pay for a report', () => {
	test.each([
		['as it was ordered', {}],
		['in another spelling', { full_name: ' примеров  петр ОБРАЗЦОВИЧ', birth_date: '1980-02-01' }],
	])('is told that the person is the one they mean: %s', async (_, changed) => {
		expect((await check(changed)).body).toMatchObject({ success: true, data: { matches: true } });
	});

	test.each([
		{ full_name: 'Примерова Пётр Образцович' },
		{ full_name: 'Примеров Пётр' },
		{ birth_date: '02.02.1980' },
		{ passport_end: '4322' },
	])('is told that it is not, and not where: %j', async (changed) => {
		const { status, body } = await check(changed);
		expect([status, body.data]).toEqual([200, { matches: false }]);
		expect(JSON.stringify(body)).not.toMatch(/Примеров|1980|4321/);
	});

	test.each([
		[{ full_name: ' ' }, 'full_name'],
		[{ full_name: 'Primerov' }, 'full_name'],
		[{ birth_date: '31.02.1980' }, 'birth_date'],
		[{ passport_end: '432' }, 'passport_end'],
		[{ passport_end: '٤٣٢١' }, 'passport_end'],
	])('is told what cannot be read: %j', async (changed, field) => {
		const { status, body } = await check(changed);
		expect([status, body.field]).toEqual([400, field]);
		expect(body.message).toMatch(/^[А-Я].*[а-я»]/);
	});

	test('cannot guess: a report answers ten times an hour, whoever asks, and others still do', async () => {
		const statuses: number[] = [];
		for (let i = 0; i < 12; i += 1) statuses.push((await check({ passport_end: `000${i % 10}` })).status);
		expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
		uuid = await site.order();
		expect((await check()).status).toBe(200);
	});
});

test('a report that is paid for, gone or never was tells nothing', async () => {
	await site.pay(uuid);
	expect(await check()).toMatchObject({ status: 409, body: { code: 'conflict' } });
	expect(await check({}, SAMPLE_REPORT_UUID)).toMatchObject({ status: 409 });
	expect(await check({}, randomUUID())).toMatchObject({ status: 404, body: { code: 'not-found' } });
	expect((await check({}, 'x')).status).toBe(400);
});
