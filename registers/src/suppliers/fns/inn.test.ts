import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFind, readFnsInn } from './inn.ts';

const jsonOf = (name: string): unknown =>
	JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8'));
const trouble = (state: string, more: object = {}) => ({ kind: 'trouble', trouble: { state, ...more } });

describe('a search', () => {
	test('has the number by which it is looked at', () => {
		expect(readFind(jsonOf('accepted'))).toEqual({
			kind: 'accepted',
			requestId: '00000000-0000-4000-8000-000000000071',
		});
	});

	test('complains of its fields by their names alone', () => {
		expect(readFind(jsonOf('complaint'))).toEqual(
			trouble('unreadable', { detail: 'the form complains: bdate, docno' }),
		);
		const foreign = { ERRORS: { 'Примеров Пётр': ['нет'] }, STATUS: 400 };
		expect(readFind(foreign)).toEqual(
			trouble('unreadable', { detail: 'the form complains: of no known field' }),
		);
	});

	test.each([
		['a complaint about the picture', jsonOf('captcha')],
		['a complaint about the picture’s token', { ERROR: 'x', ERRORS: { captchaToken: [''] }, STATUS: 400 }],
		['a number and a wish', { requestId: 'a', captchaRequired: true }],
	])('wants a picture by %s', (_, json) => {
		expect(readFind(json)).toMatchObject(trouble('refused', { reason: 'captcha' }));
	});

	test.each([
		['an inner error', jsonOf('error'), 'unreachable'],
		['the same without its number', { ERROR: 'Произошла внутренняя ошибка' }, 'unreachable'],
		['an error that we do not know', { ERROR: 'Что-то новое', STATUS: 400 }, 'unreadable'],
		['no number', { captchaRequired: false }, 'unreadable'],
		['a number that is no word', { requestId: 'a b&c=d' }, 'unreadable'],
		['a list', [], 'unreadable'],
		['nothing', null, 'unreadable'],
	])('with %s is %s', (_, json, state) => {
		expect(readFind(json)).toMatchObject(trouble(state));
	});
});

describe('a look', () => {
	test.each([
		['pending', { kind: 'pending' }],
		['found', { kind: 'facts', facts: { kind: 'found', inn: '000000000184' } }],
		['not_found', { kind: 'facts', facts: { kind: 'none' } }],
		['ambiguous', { kind: 'facts', facts: { kind: 'several' } }],
	])('at a search that is %s', (name, reading) => {
		expect(readFnsInn(jsonOf(name))).toEqual(reading);
	});

	test.each(['30905569106', 30_905_569_106])('finds an INN that has lost its first zero: %j', (inn) => {
		const facts = { kind: 'found', inn: '030905569106' };
		expect(readFnsInn({ state: 1, inn })).toEqual({ kind: 'facts', facts });
	});

	test('finds an INN that was issued with other check digits', () => {
		const inn = '000000000185';
		expect(readFnsInn({ state: 1, inn })).toEqual({ kind: 'facts', facts: { kind: 'found', inn } });
	});

	test.each([
		['an INN that has lost its zeros', { state: 1, inn: 184 }, 'unreadable'],
		['an organisation’s INN', { state: 1, inn: '7707083893' }, 'unreadable'],
		['no INN where one was found', { state: 1 }, 'unreadable'],
		['an INN where none was found', { state: 0, inn: '000000000184' }, 'unreadable'],
		['an INN while it is sought', { state: -1, inn: '000000000184' }, 'unreadable'],
		['a state that nobody knows', { state: 2 }, 'unreadable'],
		['half a state', { state: 0.5 }, 'unreadable'],
		['a state in words', { state: '0' }, 'unreadable'],
		['the older call’s code', { code: 0, captchaRequired: false }, 'unreadable'],
		['another error’s code', { state: 0, error_code: 2.0 }, 'unreachable'],
		['a forgotten search', { ERROR: 'Недопустимый идентификатор запроса', STATUS: 400 }, 'unreachable'],
		['a denial beside an error', { state: 0, ERROR: 'Произошла внутренняя ошибка' }, 'unreachable'],
		['a wish for a picture', { state: 0, captchaRequired: true }, 'refused'],
	])('tells nothing with %s', (_, json, state) => {
		expect(readFnsInn(json)).toMatchObject(trouble(state));
	});
});

/** Written from the description of the service alone: what a denial must look like. */
function denies(json: unknown): boolean {
	const said = Object.assign(Object.create(null), json) as Record<string, unknown>;
	const isFilled = (name: string) => said[name] !== undefined && said[name] !== null && said[name] !== '';
	const code = said.error_code ?? 0;
	const errors = typeof said.ERRORS === 'object' && Object.keys(said.ERRORS ?? {}).length === 0;
	if (isFilled('ERROR') || (isFilled('ERRORS') && !errors) || said.captchaRequired === true) return false;
	return said.state === 0 && (code === 0 || code === 1) && !isFilled('inn');
}

test('no JSON of the service is a denial without its word, and none throws', () => {
	const any = fc.oneof(fc.constant(null), fc.jsonValue());
	const answer = fc.record(
		{
			state: fc.oneof(fc.constantFrom(0, 1, 3, -1, 1.5), any),
			inn: fc.oneof(fc.constantFrom('000000000184', '', null), any),
			error_code: fc.oneof(fc.constantFrom(0, 1, 2, null), any),
			ERROR: fc.oneof(fc.constantFrom('', 'Произошла внутренняя ошибка'), any),
			ERRORS: fc.oneof(fc.constant({}), any),
			STATUS: fc.constantFrom(400, 500),
			captchaRequired: fc.boolean(),
		},
		{ requiredKeys: ['state'] },
	);
	const seen = new Set<string>();
	fc.assert(
		fc.property(fc.oneof(answer, fc.jsonValue()), (json) => {
			readFind(json);
			const reading = readFnsInn(json);
			const denied = reading.kind === 'facts' && reading.facts.kind === 'none';
			seen.add(denied ? 'denied' : reading.kind);
			expect(denied).toBe(typeof json === 'object' && json !== null && denies(json));
		}),
		{ numRuns: 5_000 },
	);
	// Else the property would prove nothing.
	expect([...seen].sort()).toEqual(['denied', 'facts', 'pending', 'trouble']);
});
