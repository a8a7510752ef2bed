import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { type Challenge, type Solution, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createAltcha } from './altcha.ts';
import type { SpentValues } from './store.ts';
import { createSpentMemory } from './testing/spent-memory.ts';

const VISITOR = 'v'.repeat(22);
const SECRET = 'a secret of the installation, for tests only';

function setUp(spent: SpentValues = createSpentMemory()) {
	return createAltcha({ appSecret: SECRET, clock: { now: () => new Date() }, spent });
}

type Solved = { challenge: Challenge; solution: Solution };

async function solve(altcha = setUp(), purpose: 'check' | 'plate' = 'check'): Promise<Solved> {
	const task = await altcha.issue(purpose, VISITOR);
	if (task.kind !== 'altcha') throw new Error('no task');
	const challenge = task.challenge as Challenge;
	const solution = await solveChallenge({ challenge, deriveKey });
	if (!solution) throw new Error('not solved');
	return { challenge, solution };
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function verify(
	altcha: ReturnType<typeof setUp>,
	value: unknown,
	changes: Partial<Parameters<typeof altcha.verify>[0]> = {},
) {
	const token = typeof value === 'string' ? value : encode(value);
	return altcha.verify({
		token,
		purpose: 'check',
		visitorId: VISITOR,
		check: null,
		now: new Date(),
		...changes,
	});
}

const solved = await solve();

describe('an ALTCHA value', () => {
	test('passes once for the purpose and visitor it was made for', async () => {
		expect(await verify(setUp(), solved)).toEqual({ verdict: 'pass', reason: 'ok' });
	});

	test('fits into a path and travels in base64url', () => {
		expect(encode(solved)).toMatch(/^[\w-]{300,1000}$/);
	});

	test('does not pass a second time, however it is written the second time', async () => {
		const altcha = setUp();
		await verify(altcha, solved);
		const { parameters, signature } = solved.challenge;
		const turned = Object.fromEntries(Object.entries(parameters).reverse());
		const rewritten = {
			solution: { ...solved.solution, time: 1 },
			challenge: { signature, parameters: turned },
		};
		expect(await verify(altcha, solved)).toEqual({ verdict: 'fail', reason: 'spent' });
		expect(await verify(altcha, rewritten)).toEqual({ verdict: 'fail', reason: 'spent' });
	});

	test('opens the ten checks of one car, each once, and nothing of another car', async () => {
		const altcha = setUp();
		const check = (vin: string, section: string) => verify(altcha, solved, { check: { vin, section } });
		const ten = await Promise.all(SECTIONS.map((section) => check('first', section)));
		expect(ten.map(({ verdict }) => verdict)).toEqual(SECTIONS.map(() => 'pass'));
		expect(await check('first', 'dtp')).toEqual({ verdict: 'fail', reason: 'spent' });
		expect(await check('second', 'dtp')).toEqual({ verdict: 'fail', reason: 'spent' });
	});

	test('does not pass with another counter', async () => {
		const counter = solved.solution.counter + 1;
		const changed = { ...solved, solution: { ...solved.solution, counter } };
		expect(await verify(setUp(), changed)).toEqual({ verdict: 'fail', reason: 'solution' });
	});

	test.each([
		['cost', { cost: 1 }],
		['expiry', { expiresAt: 4_000_000_000 }],
		['prefix', { keyPrefix: 'ab' }],
		['salt', { salt: 'ab'.repeat(16) }],
		['nonce', { nonce: 'ab'.repeat(16) }],
	])('does not pass with a changed %s', async (_, change) => {
		const parameters = { ...solved.challenge.parameters, ...change };
		const changed = { ...solved, challenge: { ...solved.challenge, parameters } };
		expect(await verify(setUp(), changed)).toEqual({ verdict: 'fail', reason: 'signature' });
	});

	test('cannot be bound anew to another purpose or visitor', async () => {
		const { parameters, signature } = solved.challenge;
		const data = { ...parameters.data, purpose: 'plate' };
		const changed = { ...solved, challenge: { parameters: { ...parameters, data }, signature } };
		expect(await verify(setUp(), changed, { purpose: 'plate' })).toEqual({
			verdict: 'fail',
			reason: 'signature',
		});
	});

	test('does not pass for another purpose', async () => {
		expect(await verify(setUp(), solved, { purpose: 'plate' })).toEqual({
			verdict: 'fail',
			reason: 'purpose',
		});
	});

	test('does not pass for another visitor', async () => {
		const visitorId = 'w'.repeat(22);
		expect(await verify(setUp(), solved, { visitorId })).toEqual({ verdict: 'fail', reason: 'visitor' });
	});

	test('does not pass after ten minutes', async () => {
		const now = new Date(Date.now() + 10 * 60_000 + 1000);
		expect(await verify(setUp(), solved, { now })).toEqual({ verdict: 'fail', reason: 'expired' });
	});

	test('of another installation does not pass', async () => {
		const other = createAltcha({
			appSecret: 'another',
			clock: { now: () => new Date() },
			spent: createSpentMemory(),
		});
		expect(await verify(other, solved)).toEqual({ verdict: 'fail', reason: 'signature' });
	});

	test('whose use nobody can check is unavailable', async () => {
		const altcha = setUp({ spend: () => Promise.reject(new Error('no store')) });
		expect(await verify(altcha, solved)).toEqual({ verdict: 'unavailable', reason: 'store' });
	});

	test('is remembered only after it was found right, and a little longer than it lives', async () => {
		const spend = vi.fn(async () => true);
		const altcha = setUp({ spend });
		const counter = solved.solution.counter + 1;
		await verify(altcha, { ...solved, solution: { ...solved.solution, counter } });
		await verify(altcha, solved, { purpose: 'plate' });
		await verify(altcha, '{}');
		expect(spend).not.toHaveBeenCalled();
		await verify(altcha, solved);
		const { nonce, expiresAt = 0 } = solved.challenge.parameters;
		const use = { holder: expect.any(String), part: 'check' };
		expect(spend).toHaveBeenCalledExactlyOnceWith(nonce, use, new Date((expiresAt + 60) * 1000));
	});
});

describe('a malformed value', () => {
	const { challenge, solution } = solved;
	test.each([
		['the widget’s own test payload', { challenge: null, solution: null, test: true }],
		['an empty object', {}],
		['parameters null', { challenge: { ...challenge, parameters: null }, solution }],
		['no solution', { challenge }],
		['no signature', { challenge: { parameters: challenge.parameters }, solution }],
		[
			'an unknown parameter',
			{ challenge: { ...challenge, parameters: { ...challenge.parameters, x: 1 } }, solution },
		],
		['a counter that is text', { challenge, solution: { ...solution, counter: '1' } }],
		[
			'an algorithm of another kind',
			{
				challenge: { ...challenge, parameters: { ...challenge.parameters, algorithm: 'SHA-256' } },
				solution,
			},
		],
		['null', null],
		['a number', 5],
	])('is refused, not thrown at: %s', async (_, value) => {
		expect(await verify(setUp(), value)).toEqual({ verdict: 'fail', reason: 'malformed' });
	});

	test('is refused whatever text it is', async () => {
		const altcha = setUp();
		await fc.assert(
			fc.asyncProperty(
				fc.oneof(
					fc.string({ unit: 'binary' }),
					fc.json().map((json) => Buffer.from(json).toString('base64url')),
				),
				async (token) => {
					expect(await verify(altcha, token)).toEqual({ verdict: 'fail', reason: 'malformed' });
				},
			),
		);
	});
});
