import { expect, test } from 'vitest';
import { testClock } from '../../answers/testing/test-clock.ts';
import { createLog } from '../../log.ts';
import { createBotNews } from './news.ts';
import type { BotStates } from './store.ts';

test('a store that is away is told of once, is no fault of the Bot API’s, and the answer after it is told', async () => {
	const lines: string[] = [];
	const failed: string[] = [];
	const states: BotStates = {
		answered: async () => {},
		failed: async (problem) => void failed.push(problem),
		read: async () => ({ answeredAt: null, problem: null }),
	};
	const log = createLog('trace', { write: (line) => lines.push(line) });
	const news = createBotNews(states, { name: 'telegram', clock: testClock(), log });
	for (let times = 1; times <= 13; times += 1) expect(await news.failed('store-away', {})).toBe(times);
	await news.answered();
	const entries = lines.map((line) => JSON.parse(line) as { level: number; msg: string });
	expect(entries).toMatchObject([
		{ level: 40, msg: 'telegram waits for the store' },
		{ level: 30, msg: 'telegram answers' },
	]);
	expect(failed).toEqual([]);
});
