import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { describe, expect, test } from 'vitest';
import { unreachable } from '../answers/testing/fake-registers.ts';
import { SAMPLE_VIN } from '../answers/testing/sample-facts.ts';
import { buttonsOf } from './testing/fake-messenger.ts';
import { playBotPerTest } from './testing/played-bot.ts';

const OTHER_VIN = 'Z94K241BBMR251210' as Vin;
const { bot, say, press, over } = playBotPerTest();

describe('a VIN', () => {
	test('becomes one message with the verdict, ten signs and buttons, and then the card', async () => {
		await say(SAMPLE_VIN);
		await over();
		const [report, card] = bot.sent;
		expect(bot.sent).toHaveLength(2);
		expect(report?.html).toContain('<b>⛔ Остановитесь</b>');
		expect(report?.html).toContain(`<code>${SAMPLE_VIN}</code>`);
		for (const section of SECTIONS)
			expect(report?.html).toMatch(new RegExp(`^.+ ${SECTION_CATALOGUE[section].title}: .+`, 'm'));
		expect(report?.html).toMatch(/Ответили 10 из 10, /);
		expect(report && buttonsOf(report)).toEqual([
			'Полный отчёт',
			expect.stringMatching(/^Что спросить у продавца \(\d+\)$/),
			'Проверить ещё раз',
			'Следить за машиной',
			'Поделиться',
		]);
		expect(card?.picture?.type).toBe('image/png');
		expect(card?.html).toContain('Остановитесь');
		expect(card?.html).not.toContain(SAMPLE_VIN);
		expect(bot.drawCard).toHaveBeenCalledOnce();
	});

	test('changes its message while registers answer', async () => {
		const { promise, resolve } = Promise.withResolvers<void>();
		bot.registers.reactFor('zalog', async () => {
			await promise;
			return { state: 'clear', source: 'avtocod', asOf: bot.clock.now() };
		});
		await say(SAMPLE_VIN);
		const waiting = await bot.messenger.until('ответили 9 из 10');
		expect(waiting.html).toContain(`⏳ ${SECTION_CATALOGUE.zalog.title}: спрашиваем…`);
		expect(buttonsOf(waiting)).toEqual(['Полный отчёт']);
		resolve();
		await over();
		expect(bot.sent[0]?.html).toContain('Ответили 10 из 10');
	});

	test('that was checked before asks nobody again, unless it shall be checked again', async () => {
		await say(SAMPLE_VIN);
		await over();
		const asked = bot.registers.asked.length;
		await say(`Продаю, VIN: ${SAMPLE_VIN}, торг`);
		await over();
		expect(bot.registers.asked).toHaveLength(asked);
		bot.clock.pass(2 * 60_000);
		await press(`again:${SAMPLE_VIN}`);
		await over();
		expect(bot.registers.asked.length).toBeGreaterThan(asked);
	});

	test('about which all registers are silent is no clear car', async () => {
		bot.registers.react(() => unreachable(bot.clock.now()));
		await say(SAMPLE_VIN);
		await over();
		const report = bot.sent[0];
		expect(report?.html).toContain('Пока рано решать');
		expect(report?.html).toContain('Ответили 0 из 10');
		expect(report?.html).toContain('• Реестр залогов не ответил.');
		expect(report?.html).toContain('Это не значит, что записей нет.');
		expect(report?.html).not.toContain('🟢');
	});

	test('that no register knows is said to be one, and lacks no policy', async () => {
		bot.registers.react(() => ({ state: 'clear', source: 'avtocod', asOf: bot.clock.now() }));
		await say(SAMPLE_VIN);
		await over();
		const report = bot.sent[0];
		expect(report?.html).toContain('Ни один реестр не знает этот VIN: проверьте, нет ли опечатки.');
		expect(report?.html).not.toMatch(/полиса|одометра|Нет препятствий/);
	});

	test('is told whole without a card where none can be drawn', async () => {
		bot.drawCard.mockRejectedValueOnce(new Error('no fonts'));
		await say(SAMPLE_VIN);
		await over();
		expect(bot.sent).toHaveLength(1);
		expect(bot.sent[0]?.html).toContain('Остановитесь');
	});

	test('with a wrong sign is refused in words, and so is what is no car at all', async () => {
		await say('XTAO1144O94786239');
		await say('А123ВС');
		await say('https://ads.example/item/1');
		await say('ВАЗ 2114');
		expect(bot.sent.map(({ html }) => html)).toEqual([
			'Букв I, O и Q в VIN не бывает. Возможно, это цифры 1 и 0:',
			'Номер введён не полностью',
			expect.stringContaining('саму страницу я не открываю'),
			expect.stringContaining('Не вижу здесь VIN или госномера'),
		]);
		expect(bot.registers.asked).toEqual([]);
	});

	test('in several is offered as buttons', async () => {
		await say(`VIN ${SAMPLE_VIN} или ${OTHER_VIN}`);
		const [offer] = bot.sent;
		expect(offer && buttonsOf(offer)).toEqual([SAMPLE_VIN, OTHER_VIN]);
		expect(bot.registers.asked).toEqual([]);
		await press(`car:${OTHER_VIN}`);
		await over();
		expect(bot.registers.asked.every(({ question }) => 'vin' in question.subject)).toBe(true);
	});
});
