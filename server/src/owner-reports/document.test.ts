import { randomUUID } from 'node:crypto';
import { SAMPLE_REPORT_UUID } from '@avtosverka/contract/vocabulary/owner-report';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAnswers } from '../answers/answer-cache.ts';
import { ASKER, fakeRegisters } from '../answers/testing/fake-registers.ts';
import { SAMPLE_VIN } from '../answers/testing/sample-facts.ts';
import { pagesOf } from '../documents/testing/read-pdf.ts';
import { MARKER } from '../http/testing/served-app.ts';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { testDeps } from '../testing/test-deps.ts';
import { type OrderedReports, openOrderedReports } from './testing/ordered-reports.ts';

const database = setUpDatabase();
let site: OrderedReports;
beforeAll(async () => {
	site = await openOrderedReports(database.store);
});
afterAll(() => site.close());

const download = (path: string, headers: object = MARKER) =>
	site.app.inject({
		url: `/v1/ownerReport/${path.replace(/^[^/]+$/, '$&/document')}`,
		headers: { ...headers },
	});

describe('the document of a report', () => {
	test('is a PDF that whoever knows a paid report’s link can have, with the passport masked', async () => {
		const uuid = await site.order();
		await site.pay(uuid);
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

	test('draws the history of the car that the deal is about, of cached answers, and asks no register', async () => {
		const clock = { now: () => new Date() };
		const registers = fakeRegisters(clock);
		const answers = createAnswers(testDeps({ store: database.store, clock, registers }));
		const subject = { kind: 'vin', vin: SAMPLE_VIN } as const;
		await answers.answer({ register: 'diagnostic', subject, refresh: false, asker: ASKER });
		const asked = registers.asked.length;
		const uuid = await site.order();
		await site.pay(uuid);
		const drawn = async (vin: string) => {
			const reply = await download(`${uuid}/document?vin=${vin}`);
			return [reply.statusCode, (await pagesOf(reply.rawPayload)).join()] as const;
		};
		const [status, text] = await drawn(SAMPLE_VIN);
		expect(status).toBe(200);
		expect(text).toContain(`История автомобиля ${SAMPLE_VIN}`);
		expect(text.replaceAll('\u00a0', ' ')).toMatch(/\d км/);
		expect((await drawn('XTAGFL110KY700120'))[1]).not.toContain('История автомобиля');
		expect((await download(`${uuid}/document?vin=XTA`)).statusCode).toBe(400);
		expect(registers.asked).toHaveLength(asked);
	});

	test('of the sample can be had too', async () => {
		expect((await download(SAMPLE_REPORT_UUID)).statusCode).toBe(200);
	});

	test('is not there before the report is paid for', async () => {
		const reply = await download(await site.order());
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
		await database.store.query('delete from shared_count');
		const documents = { draw: async () => Buffer.from('%PDF'), underWay: () => 0, close: async () => {} };
		const quick = await openOrderedReports(database.store, { documents });
		const statuses: number[] = [];
		for (let i = 0; i < 21; i += 1) {
			const url = `/v1/ownerReport/${SAMPLE_REPORT_UUID}/document`;
			statuses.push((await quick.app.inject({ url, headers: MARKER })).statusCode);
		}
		expect(statuses).toEqual([...Array(20).fill(200), 429]);
		await quick.close();
	});
});
