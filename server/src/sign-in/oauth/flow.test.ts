import { describe, expect, test } from 'vitest';
import { createCipher } from '../../store/cipher.ts';
import { beginFlow, codeChallengeOf, decryptFlow, encryptFlow, idOfState, isFlowId, isSame } from './flow.ts';

const keys = (fill: number) => createCipher(`key:${Buffer.alloc(32, fill).toString('base64')}`);
const cipher = keys(1);
const VISITOR = 'a'.repeat(22);
const now = new Date('2026-11-21T10:00:00Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const flow = beginFlow(
	{
		provider: 'google',
		purpose: 'sign-in',
		account: null,
		id: '0123456789abcdef',
		mode: 'popup',
		from: '/checks/x',
	},
	now,
);
const ciphertext = encryptFlow(flow, VISITOR, cipher);

describe('a sign-in under way', () => {
	test('has a state of the letters that VK gives back unchanged', () => {
		expect(flow.trip.state).toMatch(/^[\w-]{32,}$/);
	});

	test('comes back as it was, and tells nothing to whoever carries it', () => {
		expect(decryptFlow(ciphertext, VISITOR, cipher, inMinutes(9))).toEqual(flow);
		for (const secret of [flow.nonce, flow.trip.state, flow.trip.verifier, 'popup']) {
			expect(Buffer.from(ciphertext, 'base64url').includes(secret)).toBe(false);
		}
	});

	test('is for its visitor, its installation and ten minutes', () => {
		expect(decryptFlow(ciphertext, 'b'.repeat(22), cipher, now)).toBeNull();
		expect(decryptFlow(ciphertext, VISITOR, keys(2), now)).toBeNull();
		expect(decryptFlow(ciphertext, VISITOR, cipher, inMinutes(10))).toBeNull();
	});

	test('has secrets of its own each time', () => {
		const other = beginFlow(
			{ provider: 'google', purpose: 'sign-in', account: null, id: flow.id, mode: 'popup', from: null },
			now,
		);
		expect(other.nonce).not.toBe(flow.nonce);
		expect(other.trip).not.toEqual(flow.trip);
		expect(new Set([flow.nonce, flow.trip.verifier, flow.trip.state.slice(flow.id.length)]).size).toBe(3);
	});

	test('fits into a cookie with the longest way back', () => {
		const long = beginFlow(
			{
				provider: 'google',
				purpose: 'sign-in',
				account: null,
				id: 'x'.repeat(64),
				mode: 'page',
				from: `/${'a'.repeat(999)}`,
			},
			now,
		);
		expect(encryptFlow(long, VISITOR, cipher).length).toBeLessThan(3000);
	});
});

test('a state tells its id even when its flow is lost', () => {
	expect(idOfState(flow.trip.state)).toBe(flow.id);
	for (const text of [
		'',
		'.',
		`short${'x'.repeat(43)}`,
		`<script>alert(1)</script>${'x'.repeat(43)}`,
		'x'.repeat(108),
	]) {
		expect(idOfState(text)).toBeNull();
	}
});

test.each([
	['0f8fad5b-d9cb-469f-a165-70867728950e', true],
	['0123456789abcdef0123456789abcdef', true],
	['short', false],
	['', false],
	['0123456789abcdef"', false],
	['x'.repeat(65), false],
])('%s as the name of a sign-in: %s', (id, fits) => {
	expect(isFlowId(id)).toBe(fits);
});

test('secrets are the same only when they are', () => {
	expect(isSame('one', 'one')).toBe(true);
	for (const other of ['', 'on', 'One', 'one ']) expect(isSame('one', other)).toBe(false);
});

test('a challenge is made as RFC 7636 shows in its appendix B', () => {
	expect(codeChallengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
		'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
	);
});
