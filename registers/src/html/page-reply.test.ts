import { describe, expect, test } from 'vitest';
import { readPageReply, strangePage } from './page-reply.ts';
import { page } from './testing/scripted.ts';

describe('the reply of a public page', () => {
	test.each([
		[401, { state: 'refused', reason: 'ban' }],
		[403, { state: 'refused', reason: 'ban' }],
		[451, { state: 'refused', reason: 'ban' }],
		[429, { state: 'refused', reason: 'quota' }],
		[500, { state: 'unreachable' }],
		[503, { state: 'unreachable' }],
		[408, { state: 'unreachable' }],
		[404, { state: 'unreadable' }],
		[419, { state: 'unreadable' }],
	])('with HTTP %i is a failure, whatever it says', (status, failure) => {
		expect(readPageReply(page('<div></div>', { status }))).toMatchObject({
			ok: false,
			failure: { ...failure, detail: `HTTP ${status}` },
		});
	});

	test.each(['timeout', 'connection', 'too-large', 'redirect', 'breaker-open'] as const)(
		'that never came because of %s is unreachable',
		(problem) => {
			expect(readPageReply({ ok: false, problem, detail: 'secret address' })).toEqual({
				ok: false,
				failure: { state: 'unreachable', detail: `transport: ${problem}` },
			});
		},
	);

	test.each([
		'<html><script src="/__qrator/qauth.js"></script></html>',
		'<title>DDoS-Guard</title>',
		'<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script>',
		'<h1>Доступ запрещён</h1>',
	])('in which a guard stands before the site is a refusal: %s', (html) => {
		const raw = { contentType: 'text/html', body: new Uint8Array() };
		expect(strangePage(html, 'odd', raw)).toMatchObject({ state: 'refused', reason: 'ban' });
	});

	test('that nobody understands is unreadable, unless it speaks of maintenance', () => {
		const raw = { contentType: 'text/html', body: new Uint8Array() };
		expect(strangePage('<p>?</p>', 'odd', raw)).toMatchObject({ state: 'unreadable', detail: 'odd' });
		expect(strangePage('<p>Ведутся технические работы</p>', 'odd', raw)).toMatchObject({
			state: 'refused',
			reason: 'maintenance',
		});
	});
});
