import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { page } from '../../html/testing/scripted.ts';
import { jsonPage } from '../../json/testing/json-page.ts';
import { strikesWith } from '../../json/testing/mutation.ts';
import { askAbout } from '../../testing/persons.ts';
import { expectStorable } from '../../testing/storable.ts';
import { jsonOf, play } from './testing/fedsfm.ts';
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
	5,
	6,
	true,
	false,
	'10198. ПРИМЕРОВ ПЁТР ОБРАЗЦОВИЧ*, 01.02.1980 г.р. , Г. ОБРАЗЦОВСК;',
	'10198. ПРИМЕРОВ ПЁТР ОБРАЗЦОВИЧ*, 00.00.1980 г.р. , Г. ОБРАЗЦОВСК;',
	'10198. ПРИМЕРОВ ПЕТР, Г. ОБРАЗЦОВСК;',
	'10198. , 17.03.1961 г.р. , Г. ОБРАЗЦОВСК;',
	'7. ТЕСТОВ ИВАН, (ПРИМЕРОВ ПЁТР ОБРАЗЦОВИЧ);',
	'8. ТЕСТОВ ИВАН ТЕСТОВИЧ, 17.03.1961 г.р. , Г. ОБРАЗЦОВСК;',
];
const { strikes, strike } = strikesWith(OTHERS);

async function stateOf(text: string, status = 200): Promise<string> {
	const { supplier } = play(() => page(text, { status }));
	const answer = await supplier.ask('terrorist', askAbout());
	if (answer.state === 'partial' && answer.skippedRows === 0) {
		expect(answer.facts.map(({ match }) => match)).toContain('look');
	}
	if (answer.state === 'found' || answer.state === 'partial') {
		expectStorable(answer.facts);
		expect(JSON.stringify(answer.facts)).not.toContain('name-only');
	}
	return answer.state;
}

describe('nothing that the search may send', () => {
	test('is called «none» without its own words, when places of an answer are changed', async () => {
		const seen = new Set<string>();
		const others = jsonOf('others');
		const strangers = { ...others, recordsFiltered: 5, data: others.data.slice(1) };
		const answers = [jsonOf('found'), others, strangers, strangers, jsonOf('none')];
		await fc.assert(
			fc.asyncProperty(fc.constantFrom(...answers), strikes, async (answer, struck) => {
				const changed = strike(answer, struck);
				const state = await stateOf(JSON.stringify(changed));
				seen.add(state);
				expect(state === 'clear', JSON.stringify([changed, state])).toBe(saysNone(changed));
			}),
			{ numRuns: 3_000 },
		);
		// Else the property would prove nothing.
		expect([...seen].sort()).toEqual(['clear', 'found', 'partial', 'unreachable', 'unreadable']);
	}, 30_000);

	test('makes a reading throw or say «none», when it is any text with any status', async () => {
		const status = fc.oneof(fc.constant(200), fc.integer({ min: 100, max: 599 }));
		const text = fc.oneof(fc.string({ unit: 'binary' }), fc.json());
		await fc.assert(
			fc.asyncProperty(text, status, async (body, code) => {
				expect(await stateOf(body, code)).toMatch(/^(un|refused)/);
			}),
		);
	}, 30_000);

	test('makes a reading throw, when a line is any text', async () => {
		const word = fc.constantFrom(
			'ПРИМЕРОВ',
			'ПЁТР',
			'ОБРАЗЦОВИЧ',
			'01.02.1980',
			' г.р.',
			', ',
			'(',
			')',
			'*',
			';',
			'1. ',
		);
		const line = fc.array(fc.oneof(word, fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 9 });
		await fc.assert(
			fc.asyncProperty(line, async (parts) => {
				const list = { IsError: false, recordsFiltered: 1, data: [{ FullName: parts.join('') }] };
				expect(await stateOf(JSON.stringify(list))).toMatch(/^(found|clear|partial|unreadable)$/);
			}),
		);
	}, 30_000);

	test('makes a reading throw on depths that no answer has', async () => {
		const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
		const { supplier } = play(() => jsonPage(`{"IsError":false,"recordsFiltered":1,"data":[${deep}]}`));
		expect((await supplier.ask('terrorist', askAbout())).state).toBe('unreadable');
	}, 30_000);
});
