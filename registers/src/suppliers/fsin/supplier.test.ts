import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { AS_OF, page, SETTINGS, scripted } from '../../html/testing/scripted.ts';
import { askAbout } from '../../testing/persons.ts';
import { decodeText } from '../../transport/charset.ts';
import type { OutgoingRequest, TransportResult } from '../../transport/reply.ts';
import { createFsin } from './supplier.ts';

/** A name without «ё», so that it is asked once. */
const PLAIN = { firstName: 'Петр' as never };
const fixture = (name: string) =>
	decodeText(readFileSync(new URL(`./fixtures/${name}.html`, import.meta.url)), 'text/html');

function play(answering: (request: OutgoingRequest) => TransportResult) {
	const transport = scripted(answering);
	const supplier = createFsin({ settings: SETTINGS, transport, now: () => AS_OF, pollEveryMs: 1 });
	return { supplier, sent: transport.sent, ask: () => supplier.ask('fsin_wanted', askAbout(PLAIN)) };
}

const pageOf = ({ url }: OutgoingRequest) => Number(/PAGEN_1=(\d+)/.exec(url)?.[1] ?? 1);

describe('ФСИН', () => {
	test('is asked in windows-1251', async () => {
		const { ask, sent } = play(() => page(fixture('one')));
		const answer = await ask();
		expect(answer).toMatchObject({
			state: 'found',
			source: 'fsin',
			asOf: AS_OF,
			facts: [{ match: 'exact' }],
		});
		expect(sent).toHaveLength(1);
		expect(sent[0]).toMatchObject({
			method: 'GET',
			url:
				'http://register.test/criminal/?arrFilterAdd_pf%5Bfio%5D=' +
				'%CF%F0%E8%EC%E5%F0%EE%E2%20%CF%E5%F2%F0%20%CE%E1%F0%E0%E7%F6%EE%E2%E8%F7&set_filter=Y',
			repeatable: true,
		});
	});

	test.each([
		['its empty list', page(fixture('none')), { state: 'clear' }],
		['a namesake alone', page(fixture('one').replace('01.02.1980', '17.03.1961')), { state: 'clear' }],
		['maintenance', page(fixture('maintenance')), { state: 'refused', reason: 'maintenance' }],
		[
			'its list under repair',
			page(fixture('none').replace('</body>', 'Технические работы</body>')),
			{ state: 'refused', reason: 'maintenance' },
		],
		[
			'a list of others',
			page(fixture('one').replaceAll('ПРИМЕРОВ', 'ТЕСТОВ')),
			{ state: 'unreadable', detail: 'a list of other names' },
		],
		[
			'an empty notice',
			page(fixture('none').replace('type-6">', 'type-6"><div class="sl-item"></div>')),
			{ state: 'unreadable', detail: 'no notice can be read' },
		],
		['another page', page('<html><body>Записей не найдено</body></html>'), { state: 'unreadable' }],
		['an empty body', page(''), { state: 'unreadable' }],
		['a ban', page('', { status: 403 }), { state: 'refused', reason: 'ban' }],
		['a wish for quiet', page('', { status: 429 }), { state: 'refused', reason: 'quota' }],
		['an outage', page('', { status: 503 }), { state: 'unreachable' }],
		['no answer', { ok: false, problem: 'timeout', detail: '' } as const, { state: 'unreachable' }],
	])('answers with %s', async (_, result, expected) => {
		expect(await play(() => result).ask()).toMatchObject(expected);
	});

	test('is read page after page', async () => {
		const { ask, sent } = play((request) =>
			page(
				pageOf(request) === 1
					? fixture('three_pages')
					: fixture('one').replace('01.02.1980', `0${pageOf(request)}.04.1985`),
			),
		);
		expect(await ask()).toMatchObject({
			state: 'found',
			facts: [{ match: 'exact' }, { match: 'name-only' }],
		});
		expect(sent.map(pageOf)).toEqual([1, 2, 3]);
	});

	test('is partial where a later page does not come, and behind the fifth', async () => {
		const broken = play((request) =>
			pageOf(request) === 1 ? page(fixture('three_pages')) : page('', { status: 503 }),
		);
		expect(await broken.ask()).toMatchObject({ state: 'partial', skippedRows: 2 });
		const many = play((request) =>
			page(
				fixture('three_pages')
					.replaceAll('PAGEN_1=3', 'PAGEN_1=9')
					.replace('осуждён', `дело ${pageOf(request)}`),
			),
		);
		expect(await many.ask()).toMatchObject({ state: 'partial', skippedRows: 4 });
		expect(many.sent).toHaveLength(5);
	});

	test('is partial where a notice is empty', async () => {
		const torn = fixture('one').replace('type-6">', 'type-6"><div class="sl-item"></div>');
		const answer = await play(() => page(torn)).ask();
		expect(answer).toMatchObject({
			state: 'partial',
			skippedRows: 1,
			facts: [{ match: 'exact' }],
		});
	});

	test('is asked for both spellings of a name with «ё», and denies nothing where one of them has no answer', async () => {
		const { supplier, sent } = play(({ url }) => page('', { status: url.includes('%B8') ? 503 : 404 }));
		expect((await supplier.ask('fsin_wanted', askAbout())).state).not.toBe('clear');
		expect(sent).toHaveLength(2);
		const half = play(({ url }) => (url.includes('%B8') ? page(fixture('none')) : page('', { status: 503 })));
		expect(await half.supplier.ask('fsin_wanted', askAbout())).toMatchObject({ state: 'unreachable' });
		const both = play(() => page(fixture('none')));
		expect(await both.supplier.ask('fsin_wanted', askAbout())).toMatchObject({ state: 'clear' });
	});
});
