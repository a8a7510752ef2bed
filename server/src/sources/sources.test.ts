import {
	CAR_REGISTERS,
	type CachedRegister,
	type CarRegister,
} from '@avtosverka/contract/vocabulary/register';
import type { WhoAnswers } from '@avtosverka/registers/register-asker';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { createAnswers } from '../answers/answer-cache.ts';
import { ASKER, fakeRegisters } from '../answers/testing/fake-registers.ts';
import { SAMPLE_VIN } from '../answers/testing/sample-facts.ts';
import { HOUR_MS, SECOND_MS, testClock } from '../answers/testing/test-clock.ts';
import { lastReply } from '../store/schema/last-reply.ts';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { testDeps } from '../testing/test-deps.ts';
import { sourcesCall } from './sources.ts';

const database = setUpDatabase();
beforeEach(() => database.store.db.execute(sql`truncate kept_answer, last_reply`));

const BOTH: WhoAnswers = { suppliers: ['gibdd', 'avtocod'], otherwise: 'switched-off' };

function world(whoAnswers: (register: CarRegister) => WhoAnswers = () => BOTH) {
	const clock = testClock();
	const fake = fakeRegisters(clock);
	const registers = { ...fake, whoAnswers };
	const deps = testDeps({ store: database.store, clock, registers });
	const answers = createAnswers(deps);
	const ask = (register: CachedRegister) =>
		answers.answer({ register, subject: { kind: 'vin', vin: SAMPLE_VIN }, refresh: false, asker: ASKER });
	const { sources } = sourcesCall(deps);
	const source = async (register: CarRegister) =>
		(await sources()).sources.find((one) => one.register === register);
	return { clock, fake, ask, sources, source };
}

describe('the sources', () => {
	test('are all registers in their order, and nobody is asked for them', async () => {
		const { sources, fake } = world();
		const known = await sources();
		expect(known.lastKnown).toBe(true);
		expect(known.sources.map(({ register }) => register)).toEqual([...CAR_REGISTERS]);
		for (const { name, owner, tells, silentAbout } of known.sources) {
			for (const text of [name, owner, tells, silentAbout]) expect(text).not.toBe('');
		}
		expect(fake.asked).toEqual([]);
	});

	test('name who answers now in the order of asking, and how long that is kept', async () => {
		const dtp = await world().source('dtp');
		expect(dtp).toMatchObject({
			silence: null,
			suppliers: [
				{ id: 'gibdd', retentionMs: { found: 24 * HOUR_MS, clear: 6 * HOUR_MS } },
				{ id: 'avtocod', retentionMs: { found: 24 * HOUR_MS, clear: 6 * HOUR_MS } },
			],
		});
	});

	test('say why nobody answers', async () => {
		const unconfigured = world(() => ({ suppliers: [], otherwise: 'no-key' }));
		expect(await unconfigured.source('dtp')).toMatchObject({ suppliers: [], silence: 'no-key' });
	});

	test('tell the newest answer of a register, whoever gave it', async () => {
		const { ask, source, clock, fake } = world();
		await ask('dtp');
		clock.pass(HOUR_MS);
		fake.reactFor('zalog', () => ({ state: 'clear', source: 'gibdd', asOf: clock.now() }));
		await ask('zalog');
		expect((await source('dtp'))?.last).toEqual({ supplier: 'avtocod', at: '2026-11-21T07:42:00.000Z' });
		expect((await source('zalog'))?.last).toEqual({ supplier: 'gibdd', at: '2026-11-21T08:42:00.000Z' });
		expect((await source('wanted'))?.last).toBeNull();
	});

	test('take the newer of two suppliers', async () => {
		const { source } = world();
		await database.store.db.insert(lastReply).values([
			{ register: 'osago', supplier: 'gibdd', at: new Date('2026-11-21T05:00:00Z') },
			{ register: 'osago', supplier: 'avtocod', at: new Date('2026-11-21T06:00:00Z') },
		]);
		expect((await source('osago'))?.last).toEqual({ supplier: 'avtocod', at: '2026-11-21T06:00:00.000Z' });
	});

	test('do not take an answer out of a report that we had for one that the supplier gave now', async () => {
		const { ask, source, clock, fake } = world();
		await ask('dtp');
		const repliedAt = clock.now();
		clock.pass(20 * HOUR_MS);
		fake.reactFor('wanted', () => ({ state: 'clear', source: 'avtocod', asOf: repliedAt, repliedAt }));
		await ask('wanted');
		expect((await source('wanted'))?.last).toEqual({ supplier: 'avtocod', at: '2026-11-21T07:42:00.000Z' });
	});

	test('ask the store once a minute', async () => {
		const { ask, source, clock } = world();
		expect((await source('dtp'))?.last).toBeNull();
		await ask('dtp');
		clock.pass(59 * SECOND_MS);
		expect((await source('dtp'))?.last).toBeNull();
		clock.pass(SECOND_MS);
		expect((await source('dtp'))?.last).not.toBeNull();
	});

	test('are known without the store too, but for who answered last', async () => {
		const deps = testDeps({ registers: { ...fakeRegisters(testClock()), whoAnswers: () => BOTH } });
		const known = await sourcesCall(deps).sources();
		expect(known.lastKnown).toBe(false);
		expect(known.sources).toHaveLength(CAR_REGISTERS.length);
		expect(known.sources.every(({ last }) => last === null)).toBe(true);
	});
});
