import { CHALLENGE_LIFE_SECONDS } from '@avtosverka/contract/routes/protection';
import { createChallenge, solveChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { base64url, readChallenge, solvedValue } from './challenge.ts';

describe('a solved challenge', () => {
	test('travels as one path segment that the server can read and verify', async () => {
		const challenge = await createChallenge({
			algorithm: 'PBKDF2/SHA-256',
			cost: 10,
			deriveKey,
			hmacSignatureSecret: 'secret',
			expiresAt: new Date(Date.now() + 60_000),
			data: { purpose: 'plate', visitor: 'ж' },
		});
		const read = readChallenge(JSON.parse(JSON.stringify(challenge)));
		if (!read) throw new Error('not read');
		const solution = await solveChallenge({ challenge: read, deriveKey });
		if (!solution) throw new Error('not solved');
		const value = solvedValue(read, solution, 500);
		expect(value.token).toMatch(/^[\w-]+$/);
		expect(value.goodUntil).toBe(500 + 1000 * CHALLENGE_LIFE_SECONDS);
		const sent = JSON.parse(Buffer.from(value.token, 'base64url').toString('utf8'));
		const verdict = await verifySolution({ ...sent, deriveKey, hmacSignatureSecret: 'secret' });
		expect(verdict.verified).toBe(true);
	});
});

describe('base64url', () => {
	test('agrees with the server on any text', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'grapheme' }), (text) => {
				expect(Buffer.from(base64url(text), 'base64url').toString('utf8')).toBe(text);
			}),
		);
	});
});

describe('a reply without a challenge', () => {
	test.each([null, 'x', 7, {}, { parameters: null }])('is read as none: %j', (challenge) => {
		expect(readChallenge(challenge)).toBeNull();
	});
});
