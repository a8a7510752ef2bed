import { rm } from 'node:fs/promises';
import { pathOf } from '@avtosverka/contract/route';
import { getDecisionRoute } from '@avtosverka/contract/routes/decision';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { VERA } from './accounts/testing/invented-people.ts';
import { testAccounts } from './accounts/testing/test-accounts.ts';
import { createAnswers } from './answers/answer-cache.ts';
import { ASKER, fakeRegisters, unreachable } from './answers/testing/fake-registers.ts';
import { SAMPLE_VIN } from './answers/testing/sample-facts.ts';
import { HOUR_MS, type TestClock, testClock } from './answers/testing/test-clock.ts';
import { createApp } from './app.ts';
import { createFakeSite, type FakeSite } from './http/site/testing/fake-site.ts';
import { MARKER } from './http/testing/served-app.ts';
import { setUpDatabase } from './store/testing/test-database.ts';
import { testConfig, testDeps } from './testing/test-deps.ts';

const REPORTS_PER_HOUR = 5;
const vinOf = (at: number) => `XTA211440947${at + 10_000}` as Vin;

const database = setUpDatabase();
let site: FakeSite;
let clock: TestClock;
let app: FastifyInstance;
let headers: Record<string, string>;

beforeAll(async () => {
	site = await createFakeSite();
});
afterAll(() => rm(site.clientFolder, { recursive: true }));

/** A server that everything is cached in about the sample car, and nothing about any other. */
beforeEach(async () => {
	await database.store.db.execute(sql`truncate kept_answer, failed_question, account, shared_report cascade`);
	clock = testClock();
	const registers = fakeRegisters(clock);
	const accounts = testAccounts(database.store, clock);
	const config = testConfig({ REPORTS_PER_HOUR: String(REPORTS_PER_HOUR), SUPPLIER_AVTOCOD_IMAGE_HOSTS: '' });
	const deps = testDeps({ store: database.store, clock, registers, accounts, config });
	app = await createApp(deps, { site });
	const answers = createAnswers(deps);
	for (const register of ['base', ...SECTIONS] as const) {
		const subject = { kind: 'vin', vin: SAMPLE_VIN } as const;
		await answers.answer({ register, subject, refresh: false, asker: ASKER });
	}
	registers.react(() => unreachable(clock.now()));
	const { id } = await accounts.enter(VERA);
	headers = { ...MARKER, authorization: `Bearer ${await accounts.issueToken(id)}` };
});

type VinLookup = (vin: Vin) => Promise<unknown>;

const get = async (url: string) => (await app.inject({ url, headers })).json();

const WAYS: readonly (readonly [string, VinLookup])[] = [
	['the decision', (vin) => get(pathOf(getDecisionRoute, { vin }))],
	['the basic card', (vin) => get(`/v1/getBase/${vin}/1`)],
	[
		'the page',
		async (vin) => {
			const { body } = await app.inject(`/checks/${vin}`);
			return JSON.parse(/<pre>(.*)<\/pre>/.exec(body)?.[1] ?? 'null');
		},
	],
	[
		'a link to be made',
		async (vin) => {
			const url = '/v1/user/shares';
			const { statusCode } = await app.inject({ method: 'POST', url, headers, payload: { vin } });
			return statusCode;
		},
	],
];

test.each(WAYS)('%s tells nobody whether a car is cached who has tried too many VINs', async (_, lookUp) => {
	expect(await lookUp(SAMPLE_VIN), 'before').not.toEqual(await lookUp(vinOf(99)));
	for (let at = 0; at < 2 * REPORTS_PER_HOUR; at += 1) await lookUp(vinOf(at));
	expect(await lookUp(SAMPLE_VIN)).toEqual(await lookUp(vinOf(98)));
	clock.pass(HOUR_MS + 1);
	expect(await lookUp(SAMPLE_VIN), 'an hour later').not.toEqual(await lookUp(vinOf(97)));
});

test('whoever looks at cached cars alone is never counted', async () => {
	const lookUp = WAYS[0]?.[1] as VinLookup;
	for (let times = 0; times < 5 * REPORTS_PER_HOUR; times += 1) await lookUp(SAMPLE_VIN);
	expect(await lookUp(SAMPLE_VIN)).toMatchObject({ data: { verdict: 'stop' } });
});
