import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { describe, expect, test } from 'vitest';
import { found, unreachable } from '../answers/testing/fake-registers.ts';
import { SAMPLE_FACTS, SAMPLE_PLATE, SAMPLE_VIN } from '../answers/testing/sample-facts.ts';
import { buttonsOf, PERSON } from './testing/fake-messenger.ts';
import { playBotPerTest } from './testing/played-bot.ts';

const OTHER_VIN = 'Z94K241BBMR251210' as Vin;
const { bot, say, over } = playBotPerTest();

describe('a plate', () => {
	test('with one VIN is checked at once, in the message that looked for it', async () => {
		await say('а123вс 77');
		await over();
		const [report, card] = bot.sent;
		expect(bot.sent).toHaveLength(2);
		expect(report?.html).toContain(`А 123 ВС 77 · VIN <code>${SAMPLE_VIN}</code>`);
		expect(report?.html).toContain('Ответили 10 из 10');
		expect(card?.picture).toBeDefined();
	});

	test('whose message is gone is not checked', async () => {
		bot.registers.reactFor('plate', () => {
			bot.messenger.closed.add(PERSON);
			return found('plate', bot.clock.now());
		});
		await say(SAMPLE_PLATE);
		await over();
		expect(bot.registers.asked.map(({ register }) => register)).toEqual(['plate']);
	});

	test('with several VINs offers them, told apart by model, year and colour', async () => {
		const [car] = SAMPLE_FACTS.plate.cars;
		bot.registers.reactFor('plate', () => ({
			state: 'found',
			source: 'avtocod',
			asOf: bot.clock.now(),
			facts: { cars: [car, { ...car, vin: OTHER_VIN, year: 2004, color: 'Зелёный' }] },
		}));
		await say(SAMPLE_PLATE);
		const offer = await bot.messenger.until('Какую проверить');
		expect(buttonsOf(offer)).toEqual([
			'ВАЗ 21144, 2009, серебристый · …6239',
			'ВАЗ 21144, 2004, зелёный · …1210',
		]);
	});

	test('of another car than its VIN says so', async () => {
		const [car] = SAMPLE_FACTS.plate.cars;
		bot.registers.reactFor('plate', () => ({
			state: 'found',
			source: 'avtocod',
			asOf: bot.clock.now(),
			facts: { cars: [{ ...car, model: 'TOYOTA Corolla' }] },
		}));
		await say(SAMPLE_PLATE);
		await over();
		const report = await bot.messenger.until('Ответили 10 из 10');
		expect(report.html).toContain(`По госномеру ${SAMPLE_PLATE} числится TOYOTA Corolla`);
	});

	test('without an answer is no reason to pay', async () => {
		bot.registers.reactFor('plate', () => unreachable(bot.clock.now()));
		await say(SAMPLE_PLATE);
		await over();
		expect(bot.sent.at(-1)?.html).toContain('Реестр госномеров не ответил');
		expect(bot.sent.at(-1)?.html).not.toContain('₽');
	});
});
