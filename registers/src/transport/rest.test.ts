import { describe, expect, test } from 'vitest';
import type { WireReply } from './reply.ts';
import { createRest, retryAfterMs } from './rest.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

function replyOf(status: number, headers: Record<string, string> = {}): WireReply {
	return { status, headers, body: new Uint8Array(), text: '' };
}

describe('Retry-After', () => {
	test.each([
		['30', 30_000],
		[' 0 ', 0],
		['Sat, 21 Nov 2026 10:00:20 GMT', 20_000],
		['Sat, 21 Nov 2026 09:00:00 GMT', 0],
		['', null],
		['soon', null],
		['-5', null],
		['1.5', null],
		['Sat, 99 Nov 2026', null],
	])('«%s» is %s ms', (header, expected) => {
		expect(retryAfterMs(header, NOW)).toBe(expected);
	});
});

describe('a rest', () => {
	test('begins with 429 and lasts as the manners say', () => {
		const rest = createRest(5_000, () => NOW);
		rest.note(replyOf(503, { 'retry-after': '9' }));
		expect(rest.remainingMs()).toBe(0);
		rest.note(replyOf(429));
		expect(rest.remainingMs()).toBeGreaterThan(4_900);
		expect(rest.remainingMs()).toBeLessThanOrEqual(5_000);
	});

	test('lasts as the supplier says when it says so, but never longer than ten minutes', () => {
		const rest = createRest(5_000, () => NOW);
		rest.note(replyOf(429, { 'retry-after': '8' }));
		expect(rest.remainingMs()).toBeGreaterThan(7_900);
		rest.note(replyOf(429, { 'retry-after': '999999' }));
		expect(rest.remainingMs()).toBeLessThanOrEqual(600_000);
	});

	test('is not made shorter by a later reply', () => {
		const rest = createRest(5_000, () => NOW);
		rest.note(replyOf(429));
		rest.note(replyOf(429, { 'retry-after': '0' }));
		expect(rest.remainingMs()).toBeGreaterThan(4_900);
	});
});
