import { describe, expect, test } from 'vitest';
import { page } from '../html/testing/scripted.ts';
import { readJsonReply } from './json-reply.ts';
import { jsonPage, NO_CALL } from './testing/json-page.ts';

describe('the reply of a page’s own interface', () => {
	test('is JSON of whatever shape', () => {
		expect(readJsonReply(jsonPage('null'))).toMatchObject({ ok: true, json: null });
		expect(readJsonReply(jsonPage({ total: 0 }))).toMatchObject({ ok: true, json: { total: 0 } });
	});

	test.each([
		['nothing that came back', NO_CALL, { state: 'unreachable' }],
		['401', jsonPage({}, 401), { state: 'refused', reason: 'ban' }],
		['403', jsonPage({}, 403), { state: 'refused', reason: 'ban' }],
		['429', jsonPage({}, 429), { state: 'refused', reason: 'quota' }],
		['500', jsonPage({ total: 0 }, 500), { state: 'unreachable' }],
		['404', jsonPage({}, 404), { state: 'unreadable' }],
		['a page', page('<html><title>Форма</title></html>'), { state: 'unreadable' }],
		['a guard', page('<html><title>Qrator</title></html>'), { state: 'refused', reason: 'ban' }],
		['451', jsonPage({}, 451), { state: 'refused', reason: 'ban' }],
		[
			'a page of maintenance',
			page('<p>Ведутся технические работы</p>'),
			{ state: 'refused', reason: 'maintenance' },
		],
		['an empty body', page(''), { state: 'unreadable' }],
	])('that is %s is no answer', (_, result, failure) => {
		expect(readJsonReply(result)).toMatchObject({ ok: false, failure });
	});
});
