import { randomUUID } from 'node:crypto';
import { SAMPLE_REPORT_UUID } from '@avtosverka/contract/owner-report/report';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccounts } from '../../accounts/create-accounts.ts';
import { VERA } from '../../accounts/testing/invented-people.ts';
import { createApp } from '../../app.ts';
import type { Deps } from '../../deps.ts';
import { MARKER } from '../../http/testing/served-app.ts';
import { testDeps } from '../../http/testing/test-deps.ts';
import { pagesOf } from '../../owner-reports/document/testing/read-pdf.ts';
import { PRIMEROV } from '../../owner-reports/testing/people.ts';
import { type TestDatabase, testDatabase } from '../../store/testing/test-database.ts';

let database: TestDatabase;
let deps: Deps;
let app: FastifyInstance;
beforeAll(async () => {
	database = await testDatabase();
	const clock = { now: () => new Date() };
	deps = testDeps({ store: database.store, clock, accounts: createAccounts(database.store, clock) });
	app = await createApp(deps);
});
afterAll(async () => {
	await app.close();
	await deps.documents.close();
	await database.close();
});

const download = (uuid: string, headers: object = MARKER) =>
	app.inject({ url: `/v1/ownerReport/${uuid}/document`, headers: { ...headers } });

async function order(): Promise<string> {
	const { id: accountId } = await deps.accounts.enter({ ...VERA, id: randomUUID() });
	const asked = { accountId, person: PRIMEROV, address: '192.0.2.1', idempotenceKey: null };
	const report = await deps.ownerReports.create(asked);
	if (report === null) throw new Error('the account was just made');
	return report.uuid;
}

async function pay(uuid: string): Promise<void> {
	await database.store.transaction((tx) =>
		deps.ownerReports.pay(tx, uuid, { orderId: 'A0Z', email: null, at: new Date() }),
	);
}

describe('the document of a report', () => {
	test('is a PDF that whoever knows a paid report’s link can have, with the passport masked', async () => {
		const uuid = await order();
		await pay(uuid);
		const reply = await download(uuid);
		expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
		expect(reply.headers['content-disposition']).toBe(
			`attachment; filename="otchet-${uuid.slice(0, 8)}.pdf"`,
		);
		expect(reply.headers['cache-control']).toBe('no-store');
		const text = (await pagesOf(reply.rawPayload)).join();
		expect(text).toContain('Примеров Пётр Образцович');
		expect(text).not.toContain('654321');
	});

	test('of the sample can be had too', async () => {
		expect((await download(SAMPLE_REPORT_UUID)).statusCode).toBe(200);
	});

	test('is not there before the report is paid for', async () => {
		const reply = await download(await order());
		expect([reply.statusCode, reply.json().code]).toEqual([409, 'conflict']);
		expect(reply.json().message).toContain('оплат');
	});

	test('of no report is not found; a number that is none is refused, and so is another site', async () => {
		const unknown = await download(randomUUID());
		expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'not-found']);
		expect((await download('x')).statusCode).toBe(400);
		expect((await download(SAMPLE_REPORT_UUID, {})).statusCode).toBe(400);
	});

	test('is drawn so many times an hour for one address', async () => {
		const statuses: number[] = [];
		for (let i = 0; i < 60 && statuses.at(-1) !== 429; i += 1) {
			statuses.push((await download(SAMPLE_REPORT_UUID)).statusCode);
		}
		expect(new Set(statuses)).toEqual(new Set([200, 429]));
	});
});
