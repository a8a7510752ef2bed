import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { describe, expect, test } from 'vitest';
import { unreachable } from '../answers/testing/fake-registers.ts';
import { SAMPLE_PLATE, SAMPLE_VIN } from '../answers/testing/sample-facts.ts';
import { PERSON } from './testing/fake-messenger.ts';
import { playBotPerTest } from './testing/played-bot.ts';

const { bot, say, over } = playBotPerTest();

async function check(text: string): Promise<void> {
	await say(text);
	await over();
}
const type = (text: string, personId = PERSON) => bot.preview(text, { messenger: bot.messenger, personId });

describe('what is shown while somebody types after the name of the bot', () => {
	test('is the verdict and the ten signs of a car of which answers are kept, without the whole VIN', async () => {
		await check(SAMPLE_VIN);
		const asked = bot.registers.asked.length;
		const { previews, wayIn } = await type(`смотрим ${SAMPLE_VIN.toLowerCase()}`);
		expect(previews).toEqual([
			{
				title: 'ВАЗ 21144, 2009 · XTA…',
				description: 'Остановитесь. Ответы 10 реестров из 10',
				html: expect.stringContaining('<b>⛔ Остановитесь</b>'),
			},
		]);
		expect(previews[0]?.html).toContain('VIN XTA…');
		expect(JSON.stringify(previews)).not.toContain(SAMPLE_VIN);
		expect(wayIn).toEqual({ text: 'Проверить в чате с ботом', payload: SAMPLE_VIN });
		expect(bot.registers.asked).toHaveLength(asked);
	});

	test('is the same for a plate whose VIN is kept, and for another plate the way into the chat alone', async () => {
		await check(SAMPLE_PLATE);
		const asked = bot.registers.asked.length;
		const known = await type(SAMPLE_PLATE);
		expect(known.previews.map(({ title }) => title)).toEqual([expect.stringContaining('XTA…')]);
		expect(known.wayIn.payload).toBe('help');
		expect((await type('К777КК799' satisfies string as Plate)).previews).toEqual([]);
		expect(bot.registers.asked).toHaveLength(asked);
	});

	test('is nothing for a car that nobody asked about, or about which all were silent', async () => {
		const other = 'Z94K241BBMR251210' as Vin;
		bot.registers.react(() => unreachable(bot.clock.now()));
		await check(other);
		expect(await type(other)).toEqual({
			previews: [],
			wayIn: { text: 'Проверить в чате с ботом', payload: other },
		});
		expect((await type('XTAGFL110KY700290')).previews).toEqual([]);
	});

	test.each(['', 'привет', 'XTA2114', '<b>&', 'a'.repeat(256)])(
		'is a hint for what is no car: «%s»',
		async (text) => {
			expect(await type(text)).toEqual({
				previews: [],
				wayIn: { text: 'Впишите VIN или госномер', payload: 'help' },
			});
			expect(bot.knowsPayload('help')).toBe(true);
		},
	);

	test('is limited for each person, and costs the store nothing while it is no car', async () => {
		await check(SAMPLE_VIN);
		for (let count = 0; count < 60; count += 1) await type('XTA2114409478623');
		for (let count = 0; count < 40; count += 1) expect((await type(SAMPLE_VIN)).previews).toHaveLength(1);
		expect(await type(SAMPLE_VIN)).toEqual({
			previews: [],
			wayIn: { text: 'Слишком часто. Спросите в чате с ботом', payload: 'help' },
		});
		expect((await type(SAMPLE_VIN, PERSON + 1)).previews).toHaveLength(1);
	});
});
