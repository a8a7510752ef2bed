import { showKopecks } from '@avtosverka/contract/vocabulary/money';
import { PACKS } from '@avtosverka/contract/vocabulary/payment';
import { expect, test } from 'vitest';
import { topicAnswer } from './topic-words.ts';

const SITE = { siteUrl: 'https://site.example', isSelling: true };

test('what costs money is said with its price, and only where it is sold', () => {
	for (const { kopecks } of PACKS) expect(topicAnswer('cost', SITE)).toContain(showKopecks(kopecks));
	const free = topicAnswer('cost', { ...SITE, isSelling: false });
	expect(free).toContain('бесплатна');
	expect(free).not.toContain('₽');
});

test.each([
	'phone',
	'mail',
	'link',
	'price',
	'mileage',
	'document',
	'greeting',
	'no-text',
	'unclear',
] as const)('an answer about %s says what to send', (topic) => {
	expect(topicAnswer(topic, SITE)).toMatch(/пришлите .*VIN/i);
});
