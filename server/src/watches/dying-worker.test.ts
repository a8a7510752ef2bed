import { describe, expect, test } from 'vitest';
import { found } from '../answers/testing/fake-registers.ts';
import { SAMPLE_VIN } from '../answers/testing/sample-facts.ts';
import { DAY_MS } from '../answers/testing/test-clock.ts';
import { NEW_BAN, playWatchingPerTest, RESTRICTION } from './testing/watching.ts';

const watching = playWatchingPerTest();

describe('a worker that dies', () => {
	test('in the middle of a look leaves it to another, and the change is told once', async () => {
		const { clock, due, place, registers, restrictions, texts, work, worker } = watching;
		const by = worker();
		await by.watches.begin(place(), SAMPLE_VIN);
		await work(by);
		clock.pass(DAY_MS);
		restrictions(RESTRICTION, NEW_BAN);
		const begun = Promise.withResolvers<void>();
		registers.reactFor('wanted', () => {
			begun.resolve();
			return new Promise(() => {});
		});
		const [job] = await due();
		// Its patience with the register may end after the store of these tests.
		by.poll({ id: job?.id ?? '' }, new AbortController().signal).catch(() => {});
		await begun.promise;
		registers.reactFor('wanted', () => found('wanted', clock.now()));
		expect(await due()).toEqual([]);
		clock.pass(11 * 60_000);
		await work(worker());
		expect(texts()).toHaveLength(1);
	});

	test('does not keep eight others from telling a change exactly once', async () => {
		const { clock, due, place, restrictions, texts, work, worker } = watching;
		const workers = Array.from({ length: 8 }, () => worker());
		await workers[0]?.watches.begin(place(), SAMPLE_VIN);
		await work(workers[0]);
		clock.pass(DAY_MS);
		restrictions(RESTRICTION, NEW_BAN);
		const never = new AbortController().signal;
		const [poll] = await due();
		await Promise.all(workers.map((one) => one.poll({ id: poll?.id ?? '' }, never)));
		const [notice, ...others] = await due();
		expect([notice?.queue, others]).toEqual(['watch-notice', []]);
		await Promise.all(workers.map((one) => one.tell({ id: notice?.id ?? '' }, never)));
		expect(texts()).toHaveLength(1);
	});

	test('is told to stop gives the look back at once', async () => {
		const { due, place, registers, worker } = watching;
		const by = worker();
		await by.watches.begin(place(), SAMPLE_VIN);
		registers.react(() => new Promise(() => {}));
		const stopping = new AbortController();
		const [job] = await due();
		const polling = by.poll({ id: job?.id ?? '' }, stopping.signal);
		await expect.poll(() => registers.asked.length).toBeGreaterThan(0);
		stopping.abort();
		await expect(polling).rejects.toThrow();
		expect(await due()).toHaveLength(1);
	});
});
