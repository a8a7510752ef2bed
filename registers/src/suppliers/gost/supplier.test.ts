import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { AS_OF, about, page, SETTINGS, scripted } from '../../html/testing/scripted.ts';
import type { TransportResult } from '../../transport/reply.ts';
import { createGost } from './supplier.ts';

const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8');

function play(result: TransportResult) {
	const transport = scripted(() => result);
	const supplier = createGost({ settings: SETTINGS, transport, now: () => AS_OF });
	return { supplier, sent: transport.sent };
}

describe('Росстандарт', () => {
	test('is asked by the form of its page, as the page itself asks', async () => {
		const { supplier, sent } = play(page(fixture('found.html')));
		const answer = await supplier.ask('recall', about('Z94K241BBMR251210'));
		expect(answer).toMatchObject({ state: 'found', source: 'gost', asOf: AS_OF });
		expect(answer).toHaveProperty('raw.contentType', 'text/html; charset=utf-8');
		expect(sent).toHaveLength(1);
		expect(sent[0]).toMatchObject({
			method: 'POST',
			url: 'http://register.test/',
			body: 'vin=Z94K241BBMR251210',
			headers: { 'x-requested-with': 'XMLHttpRequest' },
			repeatable: true,
		});
	});

	test.each([
		['a bare fragment', page(fixture('not_found.html')), { state: 'clear' }],
		['a whole page', page(fixture('whole_page.html')), { state: 'unreadable', detail: 'a whole page' }],
		['a page of maintenance', page(fixture('maintenance.html')), { state: 'refused', reason: 'maintenance' }],
		['a ban', page('<div></div>', { status: 403 }), { state: 'refused', reason: 'ban' }],
		['an empty body', page(''), { state: 'unreadable' }],
		['an outage', page('<div></div>', { status: 502 }), { state: 'unreachable' }],
		['no answer', { ok: false, problem: 'timeout', detail: '' } as const, { state: 'unreachable' }],
	])('answers with %s', async (_, result, expected) => {
		const { supplier } = play(result);
		expect(await supplier.ask('recall', about('Z94K241BBMR251210'))).toMatchObject(expected);
	});

	test('is partial where a block tells nothing', async () => {
		const { supplier } = play(page(`${fixture('found.html')}<div class="div-revocamp"></div>`));
		const answer = await supplier.ask('recall', about('Z94K241BBMR251210'));
		expect(answer).toMatchObject({ state: 'partial', skippedRows: 1 });
	});
});
