import { describe, expect, test } from 'vitest';
import { SAMPLE_VIN } from '../answers/testing/sample-facts.ts';
import { DAY_MS, HOUR_MS } from '../answers/testing/test-clock.ts';
import { NEW_BAN, playWatchingPerTest, RESTRICTION } from './testing/watching.ts';

const watching = playWatchingPerTest();

describe('quiet hours', () => {
	/** From the start of the clock to 21:50 in Moscow. */
	const TO_EVENING_MS = 11 * HOUR_MS + 8 * 60_000;

	async function noticeInTheEvening(by: ReturnType<typeof watching.worker>) {
		const { clock, due, place, restrictions, work } = watching;
		clock.pass(TO_EVENING_MS);
		await by.watches.begin(place(), SAMPLE_VIN);
		await work(by);
		restrictions(RESTRICTION, NEW_BAN);
		clock.pass(DAY_MS);
		const [poll] = await due();
		await by.poll({ id: poll?.id ?? '' }, new AbortController().signal);
	}

	test('are kept by a notice that nobody could take before them', async () => {
		const { clock, texts, work, worker } = watching;
		const by = worker();
		await noticeInTheEvening(by);
		clock.pass(20 * 60_000);
		await work(by);
		expect(texts()).toEqual([]);
		const { rows } = await watching.store.query('select attempts, next_at from watch_notice');
		expect(rows).toEqual([{ attempts: 0, next_at: new Date('2026-11-23T06:00:00Z') }]);
		clock.pass(11 * HOUR_MS);
		await work(by);
		expect(texts()).toHaveLength(1);
	});

	test('are kept by one that is tried again', async () => {
		const { clock, messenger, texts, work, worker } = watching;
		const by = worker();
		await noticeInTheEvening(by);
		const { send } = messenger;
		messenger.send = async () => {
			throw new Error('away');
		};
		clock.pass(9.5 * 60_000);
		await work(by);
		messenger.send = send;
		clock.pass(2 * 60_000);
		await work(by);
		expect(texts()).toEqual([]);
		clock.pass(11 * HOUR_MS);
		await work(by);
		expect(texts()).toHaveLength(1);
	});
});
