import { CAR_REGISTERS, type CarRegister } from '@avtosverka/contract/vocabulary/register';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../../answer.ts';
import { countingBudget } from '../../testing/budgets.ts';
import { expectStorable } from '../../testing/storable.ts';
import { createAvtocodCalls } from './calls.ts';
import { judgeAvtocodReply } from './report/judge.ts';
import { polledReport } from './report/polled-report.ts';
import { mutate, mutations } from './testing/mutation.ts';
import { saysNone } from './testing/oracle.ts';
import { ALL_OK, contentOf, fixture, POLLED_AT, reportOf, type Sources } from './testing/report.ts';

/** Everything a section is read from; the rest of a full report would only draw the mutations away. */
const READ = [
	'identifiers',
	'identifiers_masked',
	'tech_data',
	'ownership',
	'accidents',
	'stealings',
	'restrictions',
	'diagnostic_cards',
	'mileages',
	'insurance',
	'pledges',
	'pledges_online',
	'recall_campaigns',
	'market_prices',
	'car_price',
	'customs',
	'images',
];

describe('no bytes that a supplier may send', () => {
	test('make a reading throw or say «none», when they are any bytes', async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.uint8Array({ maxLength: 400 }),
				fc.integer({ min: 100, max: 599 }),
				async (body, status) => {
					for (const [register, answer] of await answersTo(body, status))
						expectHonest(register, answer, body);
				},
			),
		);
	});

	test('make a reading throw or say «none», when they are any JSON in the envelope', async () => {
		const state = fc.constantFrom('OK', 'ERROR', 'PROGRESS', 'SLEEPING', null);
		const sources = fc.array(fc.record({ _id: fc.constantFrom(...Object.keys(ALL_OK)), state }));
		const sections = fc.dictionary(fc.constantFrom(...READ), fc.jsonValue());
		const reply = fc.record({
			state: fc.constant('ok'),
			data: fc.array(
				fc.record({
					progress_wait: fc.constantFrom(0, 1, null, 'x'),
					state: fc.oneof(fc.record({ sources }), fc.jsonValue()),
					content: fc.oneof(sections, fc.jsonValue()),
				}),
			),
		});
		const anything = fc.oneof(reply, fc.jsonValue());
		const property = fc.asyncProperty(anything, async (json) => void (await checkReply(json)));
		await fc.assert(property, { numRuns: 300 });
	});

	test('make a reading throw on depths that no report has', async () => {
		const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
		const sections = READ.map((name) => `"${name}":${deep}`).join(',');
		const report = JSON.stringify(reportOf('CONTENT')).replace('"CONTENT"', `{${sections}}`);
		const body = new TextEncoder().encode(`{"state":"ok","size":1,"data":[${report}]}`);
		const answers = await answersTo(body);
		expect(answers.map(([, answer]) => answer?.state)).toEqual(CAR_REGISTERS.map(() => 'unreadable'));
	});
});

describe('a real report with a few places changed', () => {
	const names = ['report_full.json', 'report_empty.json', 'none_report.json'] as const;
	const contents = names.map((name) => pick(contentOf(name)));
	const sourceState = fc.constantFrom('OK', 'OK', 'OK', 'OK', 'ERROR', 'PROGRESS');
	const states = fc.record(Object.fromEntries(Object.keys(ALL_OK).map((name) => [name, sourceState])), {
		requiredKeys: [],
	});

	test('is never called empty without the supplier’s own word, and never loses that word', async () => {
		const seen = new Set<string>();
		await fc.assert(
			fc.asyncProperty(
				fc.constantFrom(...contents),
				fc.oneof(fc.constant(ALL_OK), states),
				mutations,
				async (content, sources, changes) => {
					const report = reportOf(content, sources as Sources);
					const changed = mutate({ state: 'ok', data: [report] }, changes);
					for (const state of await checkReply(changed)) seen.add(state);
				},
			),
			{ numRuns: 1_500 },
		);
		// Else the property would prove nothing.
		expect([...seen].sort()).toEqual(
			['clear', 'found', 'not-asked', 'partial', 'unreachable', 'unreadable', 'waiting'].sort(),
		);
	});

	test('keeps its word for two cars behind a plate too', async () => {
		const two = JSON.parse(fixture('two_cars.json'));
		await fc.assert(
			fc.asyncProperty(mutations, async (changes) => void (await checkReply(mutate(two, changes)))),
			{ numRuns: 300 },
		);
	});

	test.each(['ERROR', 'PROGRESS', 'SLEEPING', '', null])(
		'is never empty while a source says %j',
		async (word) => {
			for (const content of contents) {
				const sources = Object.fromEntries(Object.keys(ALL_OK).map((name) => [name, word as string]));
				const body = encode({ state: 'ok', data: [reportOf(content, sources)] });
				for (const [, answer] of await answersTo(body)) expect(answer?.state).not.toBe('clear');
			}
		},
	);
});

type Answers = readonly (readonly [CarRegister, Answer<unknown> | null])[];

async function answersTo(body: Uint8Array, status = 200): Promise<Answers> {
	const text = new TextDecoder().decode(body);
	const reply = { status, headers: {}, body, text };
	const calls = createAvtocodCalls({
		url: 'http://avtocod.test',
		reportType: 'type@example',
		credentials: { user: 'user@example', password: 'password' },
		transport: { send: async () => ({ ok: true, reply }) },
		budget: countingBudget(),
		now: () => POLLED_AT,
	});
	const asker = { kind: 'installation', purpose: 'owner-report' } as const;
	const order = { subject: SUBJECT, asker, idempotenceKey: 'key', force: false };
	await calls.make(order, new AbortController().signal);
	const polled = await calls.poll('uid', new AbortController().signal);
	if (!polled.ok) return [];
	const snapshot = polledReport(polled.reports, body, POLLED_AT);
	return CAR_REGISTERS.map((register) => [register, judgeAvtocodReply(register, snapshot)]);
}

const SUBJECT = { kind: 'vin', vin: 'XTA21144094786239' as never } as const;

async function checkReply(reply: unknown): Promise<readonly string[]> {
	const body = encode(reply);
	const answers = await answersTo(body);
	for (const [register, answer] of answers) expectHonest(register, answer, body);
	return answers.map(([, answer]) => answer?.state ?? 'waiting');
}

function expectHonest(register: CarRegister, answer: Answer<unknown> | null, body: Uint8Array): void {
	if (answer === null) return;
	const said = saysNone(register, JSON.parse(new TextDecoder().decode(body)));
	expect([register, answer.state === 'clear']).toEqual([register, said]);
	if (answer.state === 'not-asked') return;
	expect(answer.asOf.getTime()).toBeLessThanOrEqual(POLLED_AT.getTime());
	if (answer.state === 'partial') expect(Number.isSafeInteger(answer.skippedRows)).toBe(true);
	if (answer.state === 'found' || answer.state === 'partial') expectStorable(answer.facts);
}

function encode(reply: unknown): Uint8Array {
	return new TextEncoder().encode(JSON.stringify(reply));
}

function pick(content: Record<string, unknown>): Record<string, unknown> {
	return Object.fromEntries(READ.map((name) => [name, content[name]]));
}
