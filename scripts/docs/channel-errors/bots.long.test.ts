import { setUpDatabase } from '@avtosverka/server/store/testing/test-database';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { BOT_ERRORS, nameOf } from './bots.ts';
import { type PlayedBots, playBots } from './testing/played-bots.ts';

const PATIENCE = { timeout: 20_000, interval: 100 };
const SLOW = 30_000;
/** Longer than a repetition would take. */
const NOTHING_MORE_MS = 1_500;

const database = setUpDatabase();
let bots: PlayedBots;
let person = 1_000;

beforeAll(async () => {
	bots = await playBots(database.store);
});
afterAll(() => bots.close());

describe.each(['telegram', 'max'] as const)('%s', (messenger) => {
	test.each(BOT_ERRORS[messenger].map((row) => ({ row, name: `${row.call} ${nameOf(row.reply)}` })))(
		'$name',
		async ({ row }) => {
			person += 1;
			await vi.waitFor(async () => expect(await bots.page(messenger)).toBeNull(), PATIENCE);
			bots.fail(messenger, row);
			try {
				if ('page' in row) {
					await vi.waitFor(async () => expect(await bots.page(messenger)).toBe(row.page), PATIENCE);
					return;
				}
				const chat = () => bots.read(messenger, person);
				await bots.say(messenger, person, `XTAGFL110KY70${String(person).slice(-4)}`);
				await vi.waitFor(async () => expect(await chat()).toEqual(row.chat), PATIENCE);
				await new Promise((resolve) => setTimeout(resolve, NOTHING_MORE_MS));
				expect(await chat()).toEqual(row.chat);
			} finally {
				bots.fail(messenger, null);
			}
		},
		SLOW,
	);
});
