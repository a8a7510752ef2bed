import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SAMPLE_VIN } from '../answers/testing/sample-facts.ts';
import { buttonsOf, GROUP } from './testing/fake-messenger.ts';
import { playBotPerTest } from './testing/played-bot.ts';
import type { PollOutcome, WatchedCar } from './watches-port.ts';

const watches = {
	begin: vi.fn(async () => ({ kind: 'begun' as const, until: bot.clock.now() })),
	list: vi.fn(async (): Promise<readonly WatchedCar[]> => []),
	end: vi.fn(async () => true),
	pollNow: vi.fn(async (): Promise<PollOutcome> => 'scheduled'),
};
const { bot, say, press, over } = playBotPerTest(watches);
beforeEach(() => {
	vi.clearAllMocks();
});

describe('a watched car', () => {
	test('is begun, looked at and ended by buttons, in private only', async () => {
		await press(`watch:${SAMPLE_VIN}`);
		await press(`looknow:${SAMPLE_VIN}`);
		await press(`unwatch:${SAMPLE_VIN}`);
		for (const action of [watches.begin, watches.pollNow, watches.end]) {
			expect(action).toHaveBeenCalledExactlyOnceWith(expect.anything(), SAMPLE_VIN);
		}
		expect(bot.sent.map(({ html }) => html)).toEqual([
			expect.stringContaining('Слежу до'),
			expect.stringContaining('ещё раз в ближайшие минуты'),
			'Больше не слежу за этой машиной.',
		]);
		await press(`watch:${SAMPLE_VIN}`, GROUP);
		expect(watches.begin).toHaveBeenCalledOnce();
	});

	test('has its name wherever it is known', async () => {
		await say(SAMPLE_VIN);
		await over();
		await press(`watch:${SAMPLE_VIN}`);
		const at = bot.clock.now();
		const car = { vin: SAMPLE_VIN, endsAt: at, polledAt: at, nextPollAt: at, by: 'chat' as const };
		watches.list.mockResolvedValueOnce([{ ...car, silent: [], isBudgetSpent: false }]);
		await say('/my');
		const [begun, listed] = bot.sent.slice(2);
		for (const message of [begun, listed])
			expect(message?.html).toContain(`<b>ВАЗ 21144, 2009</b>, VIN <code>${SAMPLE_VIN}</code>`);
	});

	test('is not looked at where it is not watched, nor too often in a day', async () => {
		for (const outcome of ['not-watched', 'too-many'] as const) {
			watches.pollNow.mockResolvedValueOnce(outcome);
			await press(`looknow:${SAMPLE_VIN}`);
		}
		expect(bot.sent.map(({ html }) => html)).toEqual([
			expect.stringContaining('бот сейчас не следит'),
			expect.stringContaining('На сегодня внеочередных проверок достаточно'),
		]);
	});

	test('stands in the list with who was silent, and says when questions are spent', async () => {
		const at = bot.clock.now();
		const car = { vin: SAMPLE_VIN, endsAt: at, polledAt: null, nextPollAt: at, by: 'chat' as const };
		watches.list.mockResolvedValueOnce([{ ...car, silent: ['Розыск'], isBudgetSpent: true }]);
		await say('/my');
		const [watched] = bot.sent;
		expect(watched?.html).toContain(`🔔 VIN <code>${SAMPLE_VIN}</code>\n`);
		expect(watched?.html).toContain('Реестры ещё не отвечали.');
		expect(watched?.html).toContain('неизвестно: Розыск');
		expect(watched?.html).toContain('Вопросы на сегодня кончились');
		expect(watched && buttonsOf(watched)).toEqual(['Проверить сейчас', 'Не следить']);
	});

	test('stands in the list with the account that watches it too, or alone', async () => {
		const at = bot.clock.now();
		const car = {
			vin: SAMPLE_VIN,
			endsAt: at,
			polledAt: at,
			nextPollAt: at,
			silent: [],
			isBudgetSpent: false,
		};
		watches.list.mockResolvedValueOnce([
			{ ...car, by: 'both' },
			{ ...car, by: 'account' },
		]);
		await say('/my');
		const [both, account] = bot.sent;
		expect(both?.html).toContain('об одном и том же пишу сюда один раз');
		expect(both && buttonsOf(both)).toEqual(['Проверить сейчас', 'Не следить']);
		expect(account?.html).toContain('Вы следите за ней на сайте');
		expect(account && buttonsOf(account)).toEqual(['Отключить на сайте']);
	});
});
