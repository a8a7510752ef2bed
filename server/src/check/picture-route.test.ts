import { sectionEndpoint } from '@avtosverka/contract/check/endpoints';
import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import { Problem } from '@avtosverka/contract/problem';
import { pathOf } from '@avtosverka/contract/route';
import { sectionRoute } from '@avtosverka/contract/routes/check';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { PICTURE_LIVES_MS } from '../answers/picture.ts';
import { challenged, type FakeRegisters, fakeRegisters, found } from '../answers/testing/fake-registers.ts';
import { SAMPLE_VIN } from '../answers/testing/sample-facts.ts';
import { DAY_MS, HOUR_MS, SECOND_MS, type TestClock, testClock } from '../answers/testing/test-clock.ts';
import { createBareApp, MARKER } from '../http/testing/served-app.ts';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { testDeps } from '../testing/test-deps.ts';
import { registerCheck } from './route.ts';

const ANNA = 'a'.repeat(22);
const BORIS = 'b'.repeat(22);
const DIGITS = '12345';
const OF_POLICE: readonly Section[] = ['registration', 'dtp', 'wanted', 'restrict', 'diagnostic'];
const asksForDigits = (section: Section) =>
	`${SECTION_CATALOGUE[section].register} отказал: просит ввести цифры с картинки`;

const database = setUpDatabase();
let clock: TestClock;
let registers: FakeRegisters;
let app: FastifyInstance;

beforeEach(async () => {
	await database.store.db.execute(sql`truncate kept_answer, daily_reply`);
	clock = testClock();
	registers = fakeRegisters(clock);
	for (const section of OF_POLICE) guard(section);
	const deps = testDeps({ store: database.store, clock, registers });
	app = createBareApp(deps);
	registerCheck(app, deps);
});

/** The register as a supplier keeps it that wants digits: these ones, read from any of its pictures. */
function guard(section: Section): void {
	let given = 0;
	registers.reactFor(section, ({ picture }) => {
		if (picture?.word === DIGITS && /^picture \d+$/.test(picture.token)) return found(section, clock.now());
		given += 1;
		return challenged(clock.now(), `picture ${given}`);
	});
}

const ask = (section: Section, visitor = ANNA, headers: Record<string, string> = {}) =>
	app.inject({
		url: pathOf(sectionRoute(section), { vin: SAMPLE_VIN, token: 'off' }),
		headers: { ...MARKER, 'x-visitor': visitor, ...headers },
	});

const withPicture = (token: string, word = DIGITS) => ({ 'x-captcha-token': token, 'x-captcha-word': word });

async function tokenFor(visitor = ANNA): Promise<string> {
	return (await ask('dtp', visitor)).json().meta.challenge.token;
}

const picturesSent = () => registers.asked.flatMap(({ question }) => question.picture ?? []);

describe('a section whose supplier wants digits', () => {
	test('gives the picture, in words and in meta, and not the supplier’s own token', async () => {
		const reply = await ask('dtp');
		expect(reply.statusCode).toBe(200);
		const body = sectionEndpoint('dtp').reply.parse(reply.json());
		expect(body).toMatchObject({
			success: false,
			message: asksForDigits('dtp'),
			data: null,
			meta: {
				state: 'refused',
				reason: 'captcha',
				source: 'gibdd',
				challenge: { supplier: 'gibdd', image: 'data:image/png;base64,AAAA' },
			},
		});
		expect(reply.body).not.toContain('picture 1');
	});

	test('answers once they are read, and the same digits open the other sections', async () => {
		const token = await tokenFor();
		for (const section of OF_POLICE) {
			const reply = await ask(section, ANNA, withPicture(token, '12 345'));
			expect(reply.json()).toMatchObject({ success: true, meta: { state: 'found', challenge: null } });
		}
		expect(picturesSent()).toEqual(OF_POLICE.map(() => ({ token: 'picture 1', word: DIGITS })));
	});

	test('keeps that answer for everybody', async () => {
		await ask('dtp', ANNA, withPicture(await tokenFor()));
		const boris = (await ask('dtp', BORIS)).json();
		expect(boris).toMatchObject({ success: true, meta: { cached: true, challenge: null } });
	});

	test('gives another picture for wrong digits', async () => {
		const first = await tokenFor();
		const again = (await ask('dtp', ANNA, withPicture(first, '0000'))).json();
		expect(again).toMatchObject({ message: asksForDigits('dtp'), meta: { state: 'refused' } });
		expect(again.meta.challenge.token).not.toBe(first);
		const right = await ask('dtp', ANNA, withPicture(again.meta.challenge.token));
		expect(right.json()).toMatchObject({ success: true });
		expect(picturesSent().map(({ token }) => token)).toEqual(['picture 1', 'picture 2']);
	});

	test('shows the picture rather than an answer that is past its time', async () => {
		await ask('dtp', ANNA, withPicture(await tokenFor()));
		clock.pass(2 * DAY_MS);
		expect((await ask('dtp')).json()).toMatchObject({
			success: false,
			meta: { state: 'refused', stale: false, challenge: { supplier: 'gibdd' } },
		});
	});

	test('goes on with «Запросить снова» though the minute is not over', async () => {
		await ask('dtp', ANNA, withPicture(await tokenFor()));
		clock.pass(HOUR_MS);
		const refresh = { 'cache-control': 'no-cache' };
		const { challenge } = (await ask('dtp', ANNA, refresh)).json().meta;
		clock.pass(10 * SECOND_MS);
		const reply = await ask('dtp', ANNA, { ...refresh, ...withPicture(challenge.token) });
		expect(reply.json()).toMatchObject({ success: true, meta: { cached: false } });
	});
});

describe('a token', () => {
	const refusedUnasked = async (visitor: string, token: string) => {
		const reply = await ask('dtp', visitor, withPicture(token));
		expect(reply.statusCode).toBe(200);
		expect(reply.json()).toMatchObject({ success: false, meta: { state: 'refused', reason: 'captcha' } });
		expect(reply.json().meta.challenge.token).not.toBe(token);
		expect(picturesSent()).toEqual([]);
	};

	test('of another visitor never reaches the supplier; a new picture comes instead', async () => {
		await refusedUnasked(BORIS, await tokenFor(ANNA));
	});

	test('that is old never reaches it either', async () => {
		const token = await tokenFor();
		clock.pass(PICTURE_LIVES_MS);
		await refusedUnasked(ANNA, token);
	});

	test.each(['picture1', 'AAAA', 'x'.repeat(4096)])(
		'that we did not give (%#) does not either',
		async (token) => {
			await refusedUnasked(ANNA, token);
		},
	);

	test('that was changed does not either', async () => {
		const token = await tokenFor();
		await refusedUnasked(ANNA, `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`);
		await refusedUnasked(ANNA, token.slice(0, -8));
	});

	test.each([
		['too long', { 'x-captcha-token': 'x'.repeat(4097), 'x-captcha-word': DIGITS }],
		['with markup', { 'x-captcha-token': '<script>', 'x-captcha-word': DIGITS }],
		['without digits', { 'x-captcha-token': 'AAAA' }],
		['with a parameter for digits', { 'x-captcha-token': 'AAAA', 'x-captcha-word': '1234&vin=1' }],
		['with a megabyte of spaces as digits', { 'x-captcha-token': 'AAAA', 'x-captcha-word': ' '.repeat(1e6) }],
		['missing', { 'x-captcha-word': DIGITS }],
	])('%s is a request of 400, and nobody is asked', async (_, headers) => {
		const reply = await ask('dtp', ANNA, headers as Record<string, string>);
		expect(reply.statusCode).toBe(400);
		expect(Problem.parse(reply.json())).toMatchObject({ code: 'bad-input' });
		expect(registers.asked).toEqual([]);
	});
});

test('the basic card has no pictures: the headers mean nothing to it', async () => {
	const reply = await app.inject({
		url: `/v1/getBase/${SAMPLE_VIN}/1`,
		headers: { ...MARKER, 'x-visitor': ANNA, ...withPicture(await tokenFor(), 'nonsense') },
	});
	expect(reply.json()).toMatchObject({ success: true, meta: { challenge: null } });
	expect(picturesSent()).toEqual([]);
});
