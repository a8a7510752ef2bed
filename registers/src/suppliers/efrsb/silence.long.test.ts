import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { page } from '../../html/testing/scripted.ts';
import { jsonPage } from '../../json/testing/json-page.ts';
import { strikesWith } from '../../json/testing/mutation.ts';
import { askAbout } from '../../testing/persons.ts';
import { expectStorable } from '../../testing/storable.ts';
import { type Json, jsonOf, play } from './testing/efrsb.ts';
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
	'Тестова Тамара Тестовна',
	'ПРИМЕРОВ ПЕТР ОБРАЗЦОВИЧ',
	'1961-03-17T00:00:00',
	'1980-02-01T00:00:00',
	'1961-03-16T21:00:00Z',
	'00000000-0000-4000-8000-000000000021',
];
const { strikes, strike } = strikesWith(OTHERS);
const cards = ['card', 'card_older'].map(jsonOf);
const otherDay = JSON.parse(JSON.stringify(cards).replaceAll('1980-02-01', '1961-03-17')) as Json[];
const lists = [...['found', 'found_older', 'extrajudicial', 'none', 'none'].map(jsonOf), twoRows()];

function twoRows(): Json {
	const { pageData } = jsonOf('found');
	return { total: 2, pageData: [...pageData, { ...pageData[0], fio: 'Тестова Тамара Тестовна' }] };
}

async function stateOf(list: unknown, card: unknown): Promise<string> {
	const { supplier } = play(
		() => jsonPage(list),
		() => jsonPage(card),
	);
	const answer = await supplier.ask('bankruptcy', askAbout());
	if (answer.state === 'partial') expect(answer.skippedRows).toBeGreaterThan(0);
	if (answer.state === 'found' || answer.state === 'partial') expectStorable(answer.facts);
	return answer.state;
}

describe('nothing that the register may send', () => {
	test('is called «none» without its own words, when places of a list and of a card are changed', async () => {
		const seen = new Set<string>();
		const card = fc.constantFrom(...cards, ...otherDay, ...otherDay);
		await fc.assert(
			fc.asyncProperty(
				fc.constantFrom(...lists),
				strikes,
				card,
				strikes,
				async (list, some, details, more) => {
					const changed = strike(list, some);
					const detailsPage = strike(details, more);
					const state = await stateOf(changed, detailsPage);
					seen.add(state);
					expect(state === 'clear', JSON.stringify([changed, detailsPage, state])).toBe(
						saysNone(changed, detailsPage),
					);
				},
			),
			{ numRuns: 2_000 },
		);
		// Else the property would prove nothing.
		expect([...seen].sort()).toEqual(['clear', 'found', 'partial', 'unreadable']);
	}, 30_000);

	test('makes a reading throw or say «none», when it is any text with any status', async () => {
		const status = fc.oneof(fc.constant(200), fc.integer({ min: 100, max: 599 }));
		const text = fc.oneof(fc.string({ unit: 'binary' }), fc.json());
		await fc.assert(
			fc.asyncProperty(text, status, text, async (body, code, card) => {
				const { supplier } = play(
					() => page(body, { status: code }),
					() => page(card),
				);
				expect((await supplier.ask('bankruptcy', askAbout())).state).toMatch(/^(un|refused)/);
			}),
		);
	}, 30_000);

	test('makes a reading throw on depths that no answer has', async () => {
		const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
		const row = `{"fio":"Примеров Пётр Образцович","lastLegalCase":${deep},"extrajudicialBankruptcy":${deep}}`;
		const { supplier } = play(
			() => jsonPage(`{"total":2,"pageData":[${row},${deep}]}`),
			() => jsonPage(`{"nameHistories":${deep}}`),
		);
		expect((await supplier.ask('bankruptcy', askAbout())).state).toBe('partial');
	}, 30_000);
});
