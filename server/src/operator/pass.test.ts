import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOperatorPass, operatorPass } from './pass.ts';

const SECRET = 'a secret of no installation at all';
const NOW = new Date('2026-11-30T00:00:00Z');
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const after = (ms: number) => new Date(NOW.getTime() + ms);

test('a pass holds for a week, with the token and the secret that it was made with', () => {
	fc.assert(
		fc.property(fc.string(), fc.string(), (token, other) => {
			const pass = operatorPass(SECRET, token, NOW);
			expect(isOperatorPass(SECRET, pass, token, after(WEEK_MS - 1))).toBe(true);
			expect(isOperatorPass(SECRET, pass, token, after(WEEK_MS))).toBe(false);
			if (other === token) return;
			expect(isOperatorPass(SECRET, pass, other, NOW)).toBe(false);
			expect(isOperatorPass(other, pass, token, NOW)).toBe(false);
		}),
	);
});

test('no other text is a pass, nor is one that holds longer than it was made for', () => {
	fc.assert(fc.property(fc.string(), (text) => !isOperatorPass(SECRET, text, 'token', NOW)));
	const pass = operatorPass(SECRET, 'token', NOW);
	expect(isOperatorPass(SECRET, pass.replace(/^\d/, '9'), 'token', NOW)).toBe(false);
	expect(isOperatorPass(SECRET, `${pass}A`, 'token', NOW)).toBe(false);
});
