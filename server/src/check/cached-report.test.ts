import { SECTION_DATA } from '@avtosverka/contract/check/data';
import { checkReply } from '@avtosverka/contract/check/meta';
import { type CachedRegister, SECTIONS } from '@avtosverka/contract/vocabulary/register';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createAnswers } from '../answers/answer-cache.ts';
import { ASKER, fakeRegisters, unreachable } from '../answers/testing/fake-registers.ts';
import { SAMPLE_PLATE, SAMPLE_VIN } from '../answers/testing/sample-facts.ts';
import { DAY_MS, HOUR_MS, testClock } from '../answers/testing/test-clock.ts';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { testDeps } from '../testing/test-deps.ts';
import { siteCalls } from './cached-report.ts';

const OTHER_VIN = 'Z94K241BBMR251210' as Vin;
const database = setUpDatabase();
beforeEach(() => database.store.db.execute(sql`truncate kept_answer, failed_question`));

function world() {
	const clock = testClock();
	const registers = fakeRegisters(clock);
	const deps = testDeps({ store: database.store, clock, registers });
	const answers = createAnswers(deps);
	const ask = (register: CachedRegister, refresh = false) =>
		answers.answer({ register, subject: { kind: 'vin', vin: SAMPLE_VIN }, refresh, asker: ASKER });
	return { clock, registers, deps, answers, ask, site: siteCalls(deps) };
}

describe('the report of kept answers', () => {
	test('is empty for a car that nobody asked about', async () => {
		expect(await world().site.cachedReport(SAMPLE_VIN)).toEqual({ base: null, sections: {} });
	});

	test('has every answer that is kept, in the form of the wire, by one question and no supplier', async () => {
		const { ask, site, deps, registers } = world();
		for (const register of ['base', ...SECTIONS] as const) await ask(register);
		const asked = registers.asked.length;
		const { $client } = deps.store.db as unknown as { $client: Pool };
		const question = vi.spyOn($client, 'query');
		const report = await site.cachedReport(SAMPLE_VIN);
		expect(question).toHaveBeenCalledTimes(1);
		expect(registers.asked).toHaveLength(asked);
		expect(report.base).toMatchObject({
			success: true,
			data: { model: 'ВАЗ 21144' },
			meta: { cached: true },
		});
		expect(Object.keys(report.sections).sort()).toEqual([...SECTIONS].sort());
		for (const section of SECTIONS) {
			const reply = checkReply(SECTION_DATA[section]).parse(report.sections[section]);
			expect(reply).toMatchObject({ success: true, meta: { state: 'found', cached: true, stale: false } });
		}
	});

	test('leaves out what is past its time: nobody was asked, so nothing stands in for anybody', async () => {
		const { ask, site, clock } = world();
		await ask('wanted');
		await ask('dtp');
		clock.pass(7 * HOUR_MS);
		expect(Object.keys((await site.cachedReport(SAMPLE_VIN)).sections)).toEqual(['dtp']);
	});

	test('draws the basic card from the registration where there is no other', async () => {
		const { ask, site, registers, clock } = world();
		await ask('registration');
		const unasked = await site.cachedReport(SAMPLE_VIN);
		expect(unasked).toMatchObject({ base: { data: { frame: 'ОТСУТСТВУЕТ' } }, baseUnasked: true });
		registers.reactFor('base', () => ({ state: 'clear', source: 'avtocod', asOf: clock.now() }));
		await ask('base');
		const asked = await site.cachedReport(SAMPLE_VIN);
		expect(asked.base).toMatchObject({ data: { frame: 'ОТСУТСТВУЕТ' } });
		expect(asked.baseUnasked).toBeUndefined();
	});
});

describe('the model of a plate', () => {
	test('is that of the kept answer about the plate of the address, within its time', async () => {
		const { answers, site, registers, clock } = world();
		expect(await site.cachedReport(OTHER_VIN, SAMPLE_PLATE)).not.toHaveProperty('plateModel');
		const subject = { kind: 'plate', plate: SAMPLE_PLATE } as const;
		await answers.answer({ register: 'plate', subject, refresh: false, asker: ASKER });
		const asked = registers.asked.length;
		expect(await site.cachedReport(OTHER_VIN, SAMPLE_PLATE)).toMatchObject({ plateModel: 'ВАЗ 21144' });
		expect(await site.cachedReport(OTHER_VIN)).not.toHaveProperty('plateModel');
		clock.pass(25 * HOUR_MS);
		expect(await site.cachedReport(OTHER_VIN, SAMPLE_PLATE)).not.toHaveProperty('plateModel');
		expect(registers.asked).toHaveLength(asked);
	});
});

describe('a section that was asked in vain', () => {
	function silentWorld() {
		const made = world();
		made.registers.reactFor('dtp', () => unreachable(made.clock.now()));
		return made;
	}

	test('is told apart from one that nobody asked, with who was silent and when', async () => {
		const { ask, site, clock } = silentWorld();
		await ask('dtp');
		const askedAt = clock.now().toISOString();
		clock.pass(HOUR_MS);
		const { sections, failed } = await site.cachedReport(SAMPLE_VIN);
		expect(sections).toEqual({});
		expect(Object.keys(failed ?? {})).toEqual(['dtp']);
		expect(checkReply(SECTION_DATA.dtp).parse(failed?.dtp)).toMatchObject({
			...{ success: false, message: 'Реестр ДТП ГИБДД не ответил.', data: null },
			meta: { state: 'unreachable', source: 'avtocod', asOf: askedAt, cached: true, stale: false },
		});
	});

	test('says nothing while an answer from before is served, and something once that is past its time', async () => {
		const { ask, site, clock, registers } = world();
		await ask('dtp');
		clock.pass(23 * HOUR_MS);
		registers.reactFor('dtp', () => unreachable(clock.now()));
		await ask('dtp', true);
		const served = await site.cachedReport(SAMPLE_VIN);
		expect([Object.keys(served.sections), served.failed]).toEqual([['dtp'], undefined]);
		clock.pass(2 * HOUR_MS);
		const over = await site.cachedReport(SAMPLE_VIN);
		expect([over.sections, Object.keys(over.failed ?? {})]).toEqual([{}, ['dtp']]);
	});

	test('says nothing once there is an answer, be the answer past its time', async () => {
		const { ask, site, clock, deps } = world();
		await ask('wanted');
		await deps.store.db.execute(sql`insert into failed_question
			select subject_kind, subject, register, 'unreachable', null, 'avtocod', asked_at from kept_answer`);
		clock.pass(7 * HOUR_MS);
		expect(await site.cachedReport(SAMPLE_VIN)).toEqual({ base: null, sections: {} });
	});

	test('says nothing after a day, nor in a version that does not know its supplier', async () => {
		const { ask, site, clock, deps } = silentWorld();
		await ask('dtp');
		clock.pass(DAY_MS - 1);
		expect((await site.cachedReport(SAMPLE_VIN)).failed).toBeDefined();
		await deps.store.db.execute(sql`update failed_question set supplier = 'somebody'`);
		expect((await site.cachedReport(SAMPLE_VIN)).failed).toBeUndefined();
		await deps.store.db.execute(sql`update failed_question set supplier = 'avtocod'`);
		clock.pass(1);
		expect((await site.cachedReport(SAMPLE_VIN)).failed).toBeUndefined();
	});
});
