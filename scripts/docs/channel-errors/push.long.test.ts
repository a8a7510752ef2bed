import { type TestDatabase, testDatabase } from '@avtosverka/server/store/testing/test-database';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PUSH_ERRORS } from './push.ts';
import { type PlayedPush, playPush } from './testing/played-push.ts';

/** Until nine in the morning, whenever it begins. */
const ATTEMPTS = 20;
/** Over the longest pause between two attempts. */
const NOTHING_MORE = 3;
const SLOW = 120_000;

let database: TestDatabase;
let push: PlayedPush;
beforeEach(async () => {
	database = await testDatabase();
	push = await playPush(database.store);
});
afterEach(async () => {
	await push.close();
	await database.close();
});

test.each(PUSH_ERRORS)(
	'a push service that answers $reply',
	async ({ mode, isShownLater, isListed }) => {
		await push.switchTo(mode);
		await push.passHours(ATTEMPTS);
		expect([await push.shown(), await push.listed(), await push.hasNews()]).toEqual([
			...[0, isListed ? 1 : 0, true],
		]);
		await push.switchTo('fine');
		if (!isShownLater) {
			await push.passHours(NOTHING_MORE);
			expect(await push.shown()).toBe(0);
			return;
		}
		// A breaker that has opened closes by the clock of this machine.
		const inAnHour = async () => {
			await push.passHours(1);
			return push.shown();
		};
		await vi.waitFor(async () => expect(await inAnHour()).toBe(1), { timeout: 40_000, interval: 1_000 });
		await push.passHours(NOTHING_MORE);
		expect(await push.shown()).toBe(1);
	},
	SLOW,
);
