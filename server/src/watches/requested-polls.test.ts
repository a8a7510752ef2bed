import { describe, expect, test } from 'vitest';
import { found } from '../answers/testing/fake-registers.ts';
import { SAMPLE_VIN } from '../answers/testing/sample-facts.ts';
import { DAY_MS, HOUR_MS } from '../answers/testing/test-clock.ts';
import { NEW_BAN, playWatchingPerTest, RESTRICTION } from './testing/watching.ts';

const watching = playWatchingPerTest();

describe('a look that its person wants', () => {
	test('takes no answer from before, unless it is of the last minute', async () => {
		const { clock, place, registers, restrictions, texts, work, worker } = watching;
		const by = worker();
		await by.watches.begin(place(), SAMPLE_VIN);
		await work(by);
		clock.pass(30_000);
		await by.watches.pollNow(place(), SAMPLE_VIN);
		await work(by);
		expect(registers.asked).toHaveLength(9);
		restrictions(RESTRICTION, NEW_BAN);
		clock.pass(HOUR_MS);
		await by.watches.pollNow(place(), SAMPLE_VIN);
		await work(by);
		expect(registers.asked).toHaveLength(18);
		expect(texts()).toHaveLength(1);
	});

	test('comes twenty times a day at most, also of several wishes at once', async () => {
		const { clock, place, worker } = watching;
		const by = worker();
		await by.watches.begin(place(), SAMPLE_VIN);
		const outcomes = await Promise.all(
			Array.from({ length: 22 }, () => by.watches.pollNow(place(), SAMPLE_VIN)),
		);
		expect(outcomes.filter((outcome) => outcome === 'scheduled')).toHaveLength(20);
		clock.pass(DAY_MS);
		expect(await by.watches.pollNow(place(), SAMPLE_VIN)).toBe('scheduled');
	});

	test('while another one is under way comes after it', async () => {
		const { clock, due, place, registers, restrictions, texts, work, worker } = watching;
		const by = worker();
		await by.watches.begin(place(), SAMPLE_VIN);
		await work(by);
		clock.pass(DAY_MS);
		const [begun, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
		registers.reactFor('wanted', async () => {
			begun.resolve();
			await answered.promise;
			return found('wanted', clock.now());
		});
		const [job] = await due();
		const polling = by.poll({ id: job?.id ?? '' }, new AbortController().signal);
		await begun.promise;
		const answeredNow = async () =>
			(await watching.store.query('select from kept_answer where asked_at = $1', [clock.now()])).rows.length;
		await expect.poll(answeredNow, { timeout: 5_000 }).toBe(3);
		clock.pass(2 * 60_000);
		expect(await by.watches.pollNow(place(), SAMPLE_VIN)).toBe('scheduled');
		answered.resolve();
		await polling;
		expect(registers.asked).toHaveLength(13);
		restrictions(RESTRICTION, NEW_BAN);
		await work(by);
		// Of the nine one was answered after the wish.
		expect(registers.asked).toHaveLength(21);
		expect(texts()).toHaveLength(1);
		expect(await due()).toEqual([]);
	});
});

test('a ban that another supplier tells is the same, and a new one is told whoever tells it', async () => {
	const { clock, place, registers, restrictions, texts, work, worker } = watching;
	const by = worker();
	const codes = { authorityCode: null, kindCode: null };
	restrictions({ ...RESTRICTION, ...codes });
	await by.watches.begin(place(), SAMPLE_VIN);
	await work(by);
	const byGibdd = (...records: readonly (typeof RESTRICTION)[]) =>
		registers.reactFor('restrict', () => ({
			...found('restrict', clock.now()),
			source: 'gibdd',
			facts: { records },
		}));
	byGibdd(RESTRICTION);
	clock.pass(DAY_MS);
	await work(by);
	expect(texts()).toEqual([]);
	restrictions({ ...RESTRICTION, ...codes });
	clock.pass(DAY_MS);
	await work(by);
	expect(texts()).toEqual([]);
	byGibdd(RESTRICTION, NEW_BAN);
	clock.pass(DAY_MS);
	await work(by);
	expect(texts()).toHaveLength(1);
	expect(texts()[0]).toMatch(/новое: .*20\.11\.2026/);
	expect(texts()[0]).not.toMatch(/обновлено|больше нет/);
});
