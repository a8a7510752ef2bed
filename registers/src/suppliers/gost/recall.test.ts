import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeHtml, htmlChanges } from '../../html/testing/change-html.ts';
import { expectStorable } from '../../testing/storable.ts';
import { readGostRecall } from './recall.ts';

const VIN = 'Z94K241BBMR251210' as never;
const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8');
const read = (html: string) => readGostRecall(html, VIN);

describe('recall campaigns', () => {
	test('are read from a paragraph for each label', () => {
		expect(read(fixture('found.html'))).toEqual({
			kind: 'facts',
			skipped: 0,
			facts: {
				campaigns: [
					{
						vin: 'Z94K241BBMR251210',
						brand: 'HYUNDAI',
						model: 'Solaris',
						organizer: 'ООО "ПРИМЕР"',
						reason: 'тестовая причина',
						recommendation: 'обратиться к дилеру',
						dealership: null,
						startedAt: '2022-03-01',
					},
				],
			},
		});
	});

	test('are read from labels and values that stand apart, and tell of a repair that was made', () => {
		const reading = read(fixture('two.html'));
		expect(reading).toMatchObject({ kind: 'facts', skipped: 0 });
		if (reading.kind !== 'facts') return;
		expect(reading.facts.campaigns).toEqual([
			{
				vin: 'Z94К241ВВМR251210',
				brand: 'HYUNDAI',
				model: 'Solaris',
				organizer: 'ООО «Хендэ Мотор СНГ»',
				reason: 'Возможна течь топлива: запах в салоне',
				recommendation: 'Заменить кольцо.',
				dealership: null,
				startedAt: '2022-03-01',
			},
			expect.objectContaining({
				model: null,
				dealership: 'ООО "Дилер", г. Тверь',
				recommendation: 'Работы выполнены: 12.04.2023, замена подушки',
			}),
		]);
	});

	test.each(['not_found.html', 'sentence.html'])('are none in the service’s own words: %s', (name) => {
		expect(read(fixture(name))).toEqual({ kind: 'none' });
	});

	test.each(['whole_page.html', 'maintenance.html'])('are not denied by a whole page: %s', (name) => {
		expect(read(fixture(name))).toMatchObject({ kind: 'unclear' });
	});

	test.each([
		['nothing', ''],
		['a comment alone', '<!-- -->'],
		['other words', '<div>Введите VIN</div>'],
		['a field', '<div><input name="vin"></div>'],
		['a picture', '<div><img src="/p.png"></div>'],
		['a place for a captcha', '<div class="g-recaptcha"></div>'],
		['a place that scripts fill', '<div data-src="/more"></div>'],
		['a block under a new name', '<div class="div-revocamp-new"></div>'],
		['a beginning', '<div><div class="div-rev'],
		['a beginning between two tags', '<div>'],
		['two tags that have become one', '<div></div></s<table>'],
		['an empty block', '<div class="div-revocamp"></div>'],
		['JSON', '{}'],
		['a title', '<title></title><div></div>'],
		['a page without words', '<html><body><div></div></body></html>'],
		['the sentence and more', `${fixture('sentence.html')}<p>Повторите запрос позднее</p>`],
		['a campaign of another car', fixture('found.html').replace('Z94K241BBMR251210', 'XTA21144094786239')],
		[
			'another car among ours',
			fixture('two.html').replace('VIN: Z94K241BBMR251210', 'VIN: XTA21144094786239'),
		],
		[
			'none for another car',
			'<p>По данному VIN XTA21144094786239 сведения об отзывных кампаниях отсутствуют</p>',
		],
	])('are neither told nor denied by %s', (_, html) => {
		expect(read(html)).toMatchObject({ kind: 'unclear' });
	});

	test('are claimed by a block of which only the headline can be read', () => {
		const html =
			'<div class="div-revocamp"><b>По данному VIN имеются сведения об отзывной кампании</b></div>';
		expect(read(html)).toEqual({ kind: 'facts', facts: { campaigns: [] }, skipped: 1 });
	});

	test('lose a block that tells nothing, not those beside it', () => {
		const html = `${fixture('found.html')}<div class="div-revocamp"><p>VIN: Z94K241BBMR251210</p></div>`;
		expect(read(html)).toMatchObject({
			kind: 'facts',
			skipped: 1,
			facts: { campaigns: [{ brand: 'HYUNDAI' }] },
		});
	});
});

/** Written from the description of the service alone: what a word of «none» must look like at the least. */
function maySayNone(html: string): boolean {
	// An end tag shows nothing, regardless of its content (HTML standard).
	const visible = html.replace(/<!--[\s\S]*?-->|<[a-z]+>|<\/[^>]+>|\0/g, '');
	const plain = visible.replace(/(?:&nbsp;|[\p{Cc}\p{Cf}\p{Zs}\s])+/gu, ' ');
	const denies = /По (?:данному|указанному) VIN/.test(plain) && /не имеется|не найден|отсутству/.test(plain);
	const text = plain
		.replace(/<[^>]*>/g, '')
		.replace(/&nbsp;/g, '')
		.trim();
	// A sign «<» within a tag that is not closed yet begins none.
	const tells = /revocamp|(?<!<\/?[a-z][^>]*)<(?:img|input|script|html|title)/i;
	const empty = text === '' && /<(?:div|p|span)\b/.test(html) && !tells.test(html);
	return (denies && !html.includes('имеются сведения')) || empty;
}

describe('no bytes that the service may send', () => {
	const names = ['found.html', 'two.html', 'not_found.html', 'sentence.html', 'whole_page.html'];
	const texts = fc.constantFrom(...names.map(fixture));

	test('make the reading throw or deny a campaign without the service’s word', () => {
		const seen = new Set<string>();
		fc.assert(
			fc.property(texts, htmlChanges, (html, changes) => {
				const changed = changeHtml(html, changes);
				const reading = read(changed);
				seen.add(reading.kind);
				if (reading.kind === 'none') expect(maySayNone(changed), changed).toBe(true);
				if (reading.kind === 'facts') expectStorable(reading.facts);
			}),
			{ numRuns: 3_000 },
		);
		// Else the property would prove nothing.
		expect([...seen].sort()).toEqual(['facts', 'none', 'unclear']);
	});

	test('make the reading throw when they are any', () => {
		fc.assert(
			fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
				expect(read(new TextDecoder().decode(bytes)).kind).toBe('unclear');
			}),
		);
	});

	test('deny a campaign when an answer breaks off', () => {
		const whole = fixture('two.html');
		for (let end = 0; end < whole.length; end += 1) expect(read(whole.slice(0, end)).kind).not.toBe('none');
	});
});
