import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeHtml, htmlChanges } from '../../html/testing/change-html.ts';
import { page } from '../../html/testing/scripted.ts';
import { jsonPage } from '../../json/testing/json-page.ts';
import { strikesWith } from '../../json/testing/mutation.ts';
import { askAbout } from '../../testing/persons.ts';
import { expectStorable } from '../../testing/storable.ts';
import { fixture, type Json, jsonOf, play } from './testing/fedresurs.ts';
import { saysNone } from './testing/oracle.ts';

const OTHERS = [
	null,
	[],
	{},
	'',
	'нет данных',
	'0',
	0,
	1,
	2,
	true,
	'ТАМАРА ТЕСТОВНА ТЕСТОВА',
	'ПЕТР ОБРАЗЦОВИЧ ПРИМЕРОВ',
	['ПЁТР ОБРАЗЦОВИЧ ПРИМЕРОВ'],
	'00000000-0000-4000-8000-000000000041',
];
const { strikes, strike } = strikesWith(OTHERS);
const OURS = 'ПЁТР ОБРАЗЦОВИЧ ПРИМЕРОВ';
const lists = [jsonOf('found'), jsonOf('none'), jsonOf('none'), twoRows()];

function twoRows(): Json {
	const { pageData } = jsonOf('found');
	return { found: 2, pageData: [...pageData, { ...pageData[0], pledgors: ['ТАМАРА ТЕСТОВНА ТЕСТОВА'] }] };
}

/** A page without a number, so that it belongs to every notice. */
const pageWith = (dates: readonly string[] | null) =>
	`<html><body>${(dates ?? []).map((date) => `<p>Залогодатель: ${OURS}, ${date}</p>`).join('')}</body></html>`;

async function stateOf(list: unknown, notice: string): Promise<string> {
	const { supplier } = play(
		() => jsonPage(list),
		() => page(notice),
	);
	const answer = await supplier.ask('pledge', askAbout());
	if (answer.state === 'partial') expect(answer.skippedRows).toBeGreaterThan(0);
	if (answer.state === 'found' || answer.state === 'partial') expectStorable(answer.facts);
	return answer.state;
}

describe('nothing that the register may send', () => {
	test('is called «none» without its own words, when places of a list are changed', async () => {
		const seen = new Set<string>();
		const dates = fc.constantFrom(null, ['01.02.1980'], ['17.03.1961'], ['17.03.1961', '01.02.1980']);
		await fc.assert(
			fc.asyncProperty(fc.constantFrom(...lists), strikes, dates, async (list, struck, details) => {
				const changed = strike(list, struck);
				const state = await stateOf(changed, pageWith(details));
				seen.add(state);
				expect(state === 'clear', JSON.stringify([changed, details, state])).toBe(saysNone(changed, details));
			}),
			{ numRuns: 2_000 },
		);
		// Else the property would prove nothing.
		expect([...seen].sort()).toEqual(['clear', 'found', 'partial', 'unreadable']);
	}, 30_000);

	test('leaves a notice out when its page is changed, unless our name stands there with another date', async () => {
		const html = fixture('notice.html').replace('01.02.1980', '17.03.1961');
		const seen = new Set<string>();
		await fc.assert(
			fc.asyncProperty(htmlChanges, async (changes) => {
				const changed = changeHtml(html, changes);
				const state = await stateOf(jsonOf('found'), changed);
				seen.add(state);
				// What does not begin as markup does is text to a browser, and to us: «<ведомление … >».
				const seenText = changed.replace(/<[a-z!/?][^<>]*>|&\w+;|[^\p{L}\p{N},.]/giu, '');
				const named = /(ПЁТР|ОБРАЗЦОВИЧ|ПРИМЕРОВ)[\s\S]*,\d\d\.\d\d\.\d{4}/;
				if (state === 'clear') expect(seenText).toMatch(named);
			}),
			{ numRuns: 1_000 },
		);
		expect([...seen].sort()).toEqual(['clear', 'found']);
	}, 30_000);

	test('makes a reading throw or say «none», when it is any text with any status', async () => {
		const status = fc.oneof(fc.constant(200), fc.integer({ min: 100, max: 599 }));
		const text = fc.oneof(fc.string({ unit: 'binary' }), fc.json());
		await fc.assert(
			fc.asyncProperty(text, status, text, async (body, code, notice) => {
				const { supplier } = play(
					() => page(body, { status: code }),
					() => page(notice),
				);
				expect((await supplier.ask('pledge', askAbout())).state).toMatch(/^(un|refused)/);
			}),
		);
	}, 30_000);
});
