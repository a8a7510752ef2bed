import { describe, expect, test } from 'vitest';
import { SAMPLE_FACTS, SAMPLE_VIN } from '../answers/testing/sample-facts.ts';
import { playBotPerTest } from './testing/played-bot.ts';

const { bot, say, over } = playBotPerTest();

describe('foreign input', () => {
	test.each(['car:', 'car:../../etc', `buy:${SAMPLE_VIN}`, 'again:<b>', `${'x'.repeat(500)}`])(
		'a press that nobody offered is not ours: %s',
		(data) => {
			expect(bot.knowsPress(data)).toBe(false);
		},
	);

	test('what registers say cannot become markup', async () => {
		bot.registers.reactFor('base', () => ({
			state: 'found',
			source: 'avtocod',
			asOf: bot.clock.now(),
			facts: { ...SAMPLE_FACTS.base, model: '<a href="https://evil.example">LADA</a> & Co' },
		}));
		await say(SAMPLE_VIN);
		await over();
		expect(bot.sent[0]?.html).toContain('&lt;a href=');
		expect(bot.sent[0]?.html).not.toContain('<a ');
	});

	test('a huge text is answered', async () => {
		await say('а1 '.repeat(100_000));
		expect(bot.sent).toHaveLength(1);
	});

	test('a person who checks without end is told to wait', async () => {
		for (let count = 0; count < 31; count += 1) {
			bot.clock.pass(60_000);
			await say(SAMPLE_VIN);
			await over();
		}
		expect(bot.sent.at(-1)?.html).toBe('Слишком много проверок подряд. Попробуйте через час.');
	});
});
