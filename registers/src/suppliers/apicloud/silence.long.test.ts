import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../../answer.ts';
import { strikesWith } from '../../json/testing/mutation.ts';
import { ask } from '../../testing/answers.ts';
import { askAbout } from '../../testing/persons.ts';
import { expectStorable } from '../../testing/storable.ts';
import { type Json, jsonOf, play, reply } from './testing/apicloud.ts';
import { PLAIN } from './testing/ask.ts';
import { saysNone } from './testing/oracle.ts';

const OTHERS = [
	...[null, [], {}, '', '0', 0, 1, 2, 200, 404, '404', 498, true, false],
	...['нет данных', 'Информация не найдена', 'Сервис недоступен', 'TIME_MAX_CONNECT'],
	...['Тестова Тамара Тестовна', 'ПРИМЕРОВ ПЕТР ОБРАЗЦОВИЧ', '17.03.1961', '01.02.1980', '1961'],
	...['VALID', 'NOT_FOUND', '000000000184', 'XTA21144094786239', 'ur'],
];
const { strikes, strike } = strikesWith(OTHERS);

/** Every body that the supplier sends, with others' birth dates too, and without any. */
const found = ['fssp.physical', 'bankrot.searchString', 'fedsfm.terextr'].map((name) =>
	jsonOf(`${name}.found`),
);
const bodies: readonly Json[] = [
	...found,
	...JSON.parse(JSON.stringify(found).replaceAll('01.02.1980', '17.03.1961')),
	...[
		...['fssp.physical.empty', 'bankrot.searchString.empty', 'fedsfm.terextr.not_found'],
		...['kad_arbitr.search.found', 'kad_arbitr.search.empty', 'rsa_osago_200', 'rsa.osago.empty'],
		...['zalog.notary.found', 'zalog.notary.empty', 'converter_search_found', 'converter_search_not_found'],
		...['nalog.inn.found', 'nalog.inn.not_found', 'mvd.chekpassportv2.valid', 'mvd.chekpassportv2.not_found'],
		...['error.498', 'error.TIME_MAX_CONNECT', 'mvd.error.undocumented'],
	].map(jsonOf),
];

type Answers = readonly (readonly [register: Parameters<typeof saysNone>[0], answer: Answer<unknown>])[];

async function tellAll(text: string, status: number): Promise<Answers> {
	const { people, cars } = play(reply(text, status));
	const question = askAbout(PLAIN, { beforePaid: async () => {} });
	const plate = { kind: 'plate', plate: 'С812МУ93' as never } as const;
	return Promise.all([
		...people.registers.map(async (one) => [one, await people.ask(one, question)] as const),
		...cars.registers.map(
			async (one) => [one, await cars.ask(one, ask(one === 'plate' ? { subject: plate } : {}))] as const,
		),
	]);
}

function expectHonest(answers: Answers, json: unknown, status: number): void {
	for (const [register, answer] of answers) {
		const none = status >= 200 && status < 300 && saysNone(register, json);
		if (answer.state === 'clear') expect(none, JSON.stringify([register, json])).toBe(true);
		if (answer.state === 'partial' && answer.skippedRows === 0) expect(register).toBe('terrorist');
		if (answer.state !== 'found' && answer.state !== 'partial') continue;
		expectStorable(answer.facts);
	}
}

describe('nothing that the supplier may send', () => {
	test('is called «none» without its own word, when places of its bodies are changed', async () => {
		const seen = new Set<string>();
		await fc.assert(
			fc.asyncProperty(fc.constantFrom(...bodies), strikes, async (body, changes) => {
				const changed = strike(body, changes);
				const answers = await tellAll(JSON.stringify(changed), 200);
				for (const [, { state }] of answers) seen.add(state);
				expectHonest(answers, changed, 200);
			}),
			{ numRuns: 2_000 },
		);
		// Else the property would prove nothing.
		expect([...seen].sort()).toEqual(['clear', 'found', 'partial', 'refused', 'unreachable', 'unreadable']);
	}, 30_000);

	test('makes a reading throw or say «none», when it is any text with any status', async () => {
		const status = fc.oneof(fc.constant(200), fc.integer({ min: 100, max: 599 }));
		const text = fc.oneof(fc.string({ unit: 'binary' }), fc.json());
		await fc.assert(
			fc.asyncProperty(text, status, async (body, code) => {
				for (const [, { state }] of await tellAll(body, code)) expect(state).toMatch(/^(un|refused)/);
			}),
		);
	});

	test('makes a reading throw on depths that no answer has', async () => {
		const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
		const fields = ['records', 'rez', 'result', 'Result', 'partner', 'count', 'message'];
		const body = `{"status":200,${fields.map((name) => `"${name}":${deep}`).join(',')}}`;
		const states = (await tellAll(body, 200)).map(([, { state }]) => state);
		expect([...new Set(states)]).toEqual(['unreadable']);
	});
});

test('what the register denies in its own words is none', async () => {
	for (const name of ['fssp.physical.empty', 'bankrot.searchString.empty', 'fedsfm.terextr.not_found']) {
		const json = jsonOf(name);
		const answers = await tellAll(JSON.stringify(json), 200);
		expect(answers.some(([register, { state }]) => state === 'clear' && saysNone(register, json))).toBe(true);
	}
});
