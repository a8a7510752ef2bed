import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../../answer.ts';
import type { Question } from '../../register.ts';
import { expectStorable } from '../../testing/storable.ts';
import { about, fixture, jsonOf, PICTURE, play, VIN } from './testing/gibdd.ts';
import { mutate, mutations } from './testing/mutation.ts';
import { saysNone } from './testing/oracle.ts';
import { GIBDD_SECTIONS, type GibddRegister } from './wire.ts';

const REGISTERS = Object.keys(GIBDD_SECTIONS) as readonly GibddRegister[];

const httpStatus = fc.oneof(fc.constant(200), fc.integer({ min: 100, max: 599 }));

describe('nothing that the service may send', () => {
	test('makes a reading throw or say «none», when it is any text', async () => {
		await fc.assert(
			fc.asyncProperty(fc.string({ unit: 'binary' }), httpStatus, async (text, status) => {
				await checkAll(text, status);
			}),
		);
	});

	test('makes a reading throw or say «none», when it is any JSON in the envelope', async () => {
		const key = fc.constantFrom(
			...['records', 'count', 'error', 'Accidents', 'statusCode', 'errorDescription'],
			...[
				'diagnosticCards',
				'status',
				'periods',
				'vehicle',
				'ownershipPeriods',
				'vehicle_vin',
				'constructor',
			],
		);
		const result = fc.oneof(fc.dictionary(key, fc.oneof(fc.constant([]), fc.jsonValue())), fc.jsonValue());
		const answer = fc.record(
			{
				status: fc.oneof(fc.constantFrom(200, 201, 403, 404, 500, '200'), fc.jsonValue()),
				code: fc.constantFrom(200, 201, 404),
				vin: fc.oneof(fc.constant(VIN), fc.jsonValue()),
				message: fc.oneof(fc.constant('ver.3.1'), fc.constant('Service has stop!'), fc.jsonValue()),
				RequestResult: result,
			},
			{ requiredKeys: [] },
		);
		await fc.assert(
			fc.asyncProperty(fc.oneof(answer, fc.jsonValue()), httpStatus, async (json, status) => {
				await checkAll(JSON.stringify(json), status);
			}),
			{ numRuns: 500 },
		);
	});

	test('makes a reading throw on depths that no answer has', async () => {
		const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
		const fields = ['records', 'Accidents', 'diagnosticCards', 'periods', 'vehicle'];
		const result = fields.map((name) => `"${name}":${deep}`).join(',');
		// The oracle would not stand it, so only the states are looked at.
		const answers = await askAll(`{"status":200,"vin":"${VIN}","RequestResult":{${result}}}`, 200);
		expect(answers.map(([, { state }]) => state)).toEqual(REGISTERS.map(() => 'unreadable'));
	});
});

test('a real answer with a few places changed is never called empty without the register’s own word', async () => {
	const names = [
		...['register.json', 'history.json', 'unknown_car.json', 'withheld.json', 'wrong_digits.json'],
		...['dtp.json', 'dtp_none.json', 'dtp_too_many.json', 'wanted.json', 'wanted_none.json'],
		...['wanted_counts_more.json', 'restrict_none.json', 'restrict_counts_more.json', 'diagnostic.json'],
	];
	const answers = names.map((name) => withOwnVin(jsonOf(name)));
	const noCards = { ...jsonOf('diagnostic.json'), vin: VIN };
	noCards.RequestResult = { diagnosticCards: [], error: null, status: 'OK' };
	const seen = new Set<string>();
	await fc.assert(
		fc.asyncProperty(fc.constantFrom(...answers, noCards), mutations, async (answer, changes) => {
			for (const state of await checkAll(JSON.stringify(mutate(answer, changes)), 200)) seen.add(state);
		}),
		{ numRuns: 1_500 },
	);
	// Else the property would prove nothing.
	expect([...seen].sort()).toEqual(['clear', 'found', 'partial', 'refused', 'unreachable', 'unreadable']);
});

function withOwnVin(json: unknown): unknown {
	const vin = /"(XTA\w{14}|ХТА\d{14}|ХТА\d{6}Y\d{7}|Z94\w{14}|0{17}|1{30})"/g;
	return JSON.parse(JSON.stringify(json).replaceAll(vin, `"${VIN}"`));
}

/** Asks every section and gets this; tells their states once they are found honest. */
async function checkAll(text: string, status: number): Promise<readonly string[]> {
	const answers = await askAll(text, status);
	for (const [register, answer] of answers) expectHonest(register, answer, text, status);
	for (const [register, answer] of await askAll(text, status, {})) expectHonestUnread(register, answer, text);
	return answers.map(([, { state }]) => state);
}

type Answers = readonly (readonly [GibddRegister, Answer<unknown>])[];

async function askAll(
	text: string,
	status: number,
	read: Pick<Question, 'picture'> = { picture: PICTURE },
): Promise<Answers> {
	const { supplier } = play(({ method }) =>
		method === 'GET' ? { text: fixture('captcha.json') } : { status, text },
	);
	return Promise.all(
		REGISTERS.map(async (register) => {
			return [register, await supplier.ask(register, about(read))] as const;
		}),
	);
}

function expectHonest(register: GibddRegister, answer: Answer<unknown>, text: string, status: number): void {
	const said = status >= 200 && status < 300 && saysNone(register, parse(text), VIN);
	expect([register, answer.state === 'clear']).toEqual([register, said]);
	if (answer.state === 'partial') expect(answer.skippedRows).toBeGreaterThan(0);
	if (answer.state !== 'found' && answer.state !== 'partial') return;
	expectStorable(answer.facts);
}

/** Without digits an answer may say less, never more: an unknown VIN is known only after them. */
function expectHonestUnread(register: GibddRegister, answer: Answer<unknown>, text: string): void {
	if (answer.state === 'clear')
		expect([register, saysNone(register, parse(text), VIN)]).toEqual([register, true]);
	expect([register, answer.state]).not.toEqual(['registration', 'clear']);
	if (answer.state === 'refused' && answer.reason === 'captcha') expect(answer).toHaveProperty('challenge');
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
