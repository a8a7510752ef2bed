import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { AS_OF, page, SETTINGS, scripted } from '../../html/testing/scripted.ts';
import { askAbout } from '../../testing/persons.ts';
import type { OutgoingRequest, TransportResult } from '../../transport/reply.ts';
import { createFssp } from './supplier.ts';

/** A name without «ё», so that it is asked once. */
const PLAIN = { firstName: 'Петр' as never };
const URLS = { ...SETTINGS, pageUrl: 'http://page.test' };
const PAGE = page('<form></form>', { headers: { 'set-cookie': 'connect.sid=s%3A1; Path=/; HttpOnly' } });

function reply(name: string, request: OutgoingRequest, change = (text: string) => text): TransportResult {
	const text = readFileSync(new URL(`./fixtures/${name}.jsonp`, import.meta.url), 'utf8');
	const callback = new URL(request.url).searchParams.get('callback') ?? '';
	return page(change(text).replaceAll('jQuery17200000000000000000_1444115108291', callback));
}

type Answering = (request: OutgoingRequest, search: number) => TransportResult;

function play(answering: Answering, settings: typeof URLS | typeof SETTINGS = URLS, first = PAGE) {
	const waits: number[] = [];
	let searches = 0;
	const transport = scripted((request) =>
		request.url.includes('/ajax_search') ? answering(request, ++searches) : first,
	);
	const wait = async (ms: number) => {
		waits.push(ms);
	};
	const supplier = createFssp({ settings, transport, now: () => AS_OF, pollEveryMs: 1_000, wait });
	return { supplier, sent: transport.sent, waits, ask: () => supplier.ask('fssp', askAbout(PLAIN)) };
}

const says =
	(name: string, change?: (text: string) => string): Answering =>
	(request) =>
		reply(name, request, change);

describe('ФССП', () => {
	test('is asked as its form asks, with the cookies of its page', async () => {
		const { ask, sent } = play(says('open_and_closed'));
		const answer = await ask();
		expect(answer).toMatchObject({
			state: 'found',
			source: 'fssp',
			asOf: AS_OF,
			facts: [{ match: 'exact' }, { match: 'exact' }],
		});
		expect(sent.map(({ method, url }) => `${method} ${url.split('?')[0]}`)).toEqual([
			'GET http://page.test/iss/ip',
			'GET http://register.test/ajax_search',
		]);
		expect(sent[1]?.headers).toMatchObject({
			cookie: 'connect.sid=s%3A1',
			referer: 'http://page.test/iss/ip',
		});
		const query = Object.fromEntries(new URL(sent[1]?.url ?? '').searchParams);
		expect(query).toMatchObject({
			system: 'ip',
			'is[variant]': '1',
			'is[region_id][0]': '-1',
			'is[last_name]': 'Примеров',
			'is[first_name]': 'Петр',
			'is[patronymic]': 'Образцович',
			'is[date]': '01.02.1980',
			_: String(AS_OF.getTime()),
		});
		expect(query).not.toHaveProperty('page');
	});

	test.each([
		['its sentence', says('none'), { state: 'clear' }],
		[
			'cases of a namesake alone',
			says('two_closed', (text) => text.replaceAll('01.02.1980', '02.02.1980')),
			{ state: 'clear' },
		],
		['a picture', says('captcha'), { state: 'refused', reason: 'captcha' }],
		['its limit', says('limit'), { state: 'refused', reason: 'quota' }],
		['maintenance', () => page('Технические работы'), { state: 'refused', reason: 'maintenance' }],
		['a ban', () => page('', { status: 403 }), { state: 'refused', reason: 'ban' }],
		['a wish for quiet', () => page('', { status: 429 }), { state: 'refused', reason: 'quota' }],
		['an outage', () => page('', { status: 503 }), { state: 'unreachable' }],
		['a redirect', () => ({ ok: false, problem: 'redirect', detail: '' }) as const, { state: 'unreachable' }],
		['an end of the interface', () => page('', { status: 410 }), { state: 'unreadable' }],
		['a page', () => page('<p>ничего не найдено</p>'), { state: 'unreadable' }],
		[
			'rows without numbers',
			says('two_closed', (text) => text.replaceAll(/1000\d\/1\d\/99001-ИП/g, '')),
			{ state: 'unreadable' },
		],
	] as const)('answers with %s', async (_, answering, expected) => {
		const answer = await play(answering).ask();
		expect(answer).toMatchObject(expected);
		expect(answer).not.toHaveProperty('challenge');
	});

	test.each([
		['no birth date', (text: string) => text.replace('<br>01.02.1980 ', ''), ['name-only', 'exact']],
		['another last name', (text: string) => text.replace('ПРИМЕРОВ ПЁТР', 'ТЕСТОВ ПЁТР'), ['look', 'exact']],
		['another birth date', (text: string) => text.replace('01.02.1980', '01.02.1981'), ['exact']],
	])('tells how well a row with %s fits, or leaves it out', async (_, change, matches) => {
		const answer = await play(says('two_closed', change)).ask();
		expect(answer).toMatchObject({ state: 'found', facts: matches.map((match) => ({ match })) });
	});

	test('is partial where it counts more than it shows, and where a row cannot be read', async () => {
		const more = await play((request, search) =>
			search === 1
				? reply('two_closed', request, (text) => text.replace('<b>2</b>', '<b>7</b>'))
				: reply('none', request),
		).ask();
		expect(more).toMatchObject({ state: 'partial', skippedRows: 5 });
		const torn = await play(says('two_closed', (text) => text.replace('10001/15/99001-ИП', ''))).ask();
		expect(torn).toMatchObject({ state: 'partial', skippedRows: 1, facts: [{ match: 'exact' }] });
		const uncounted = await play(says('two_closed', (text) => text.replace('<b>2</b>', ''))).ask();
		expect(uncounted).toMatchObject({ state: 'partial' });
	});

	test('is read page after page, five at most, and the rest is skipped', async () => {
		const numbered = (text: string, search: number) =>
			text.replace('<b>2</b>', '<b>30</b>').replaceAll('/99001-ИП', `/9900${search}-ИП`);
		const { ask, sent } = play((request, search) =>
			reply('two_closed', request, (text) => numbered(text, search)),
		);
		expect(await ask()).toMatchObject({ state: 'partial', skippedRows: 20 });
		const pages = sent.slice(1).map(({ url }) => new URL(url).searchParams.get('page'));
		expect(pages).toEqual([null, '2', '3', '4', '5']);
	});

	test('keeps what it has shown where a later page asks for a picture', async () => {
		const { ask } = play((request, search) =>
			search === 1
				? reply('two_closed', request, (text) => text.replace('<b>2</b>', '<b>9</b>'))
				: reply('captcha', request),
		);
		expect(await ask()).toMatchObject({ state: 'partial', skippedRows: 7 });
	});

	test('is asked again while it works, and given up after three times', async () => {
		const busyTwice = play((request, search) => reply(search < 3 ? 'busy' : 'none', request));
		expect(await busyTwice.ask()).toMatchObject({ state: 'clear' });
		expect(busyTwice.waits).toEqual([3_000, 3_000]);
		const never = play(says('busy'));
		expect(await never.ask()).toMatchObject({ state: 'unreachable' });
		expect(never.sent).toHaveLength(1 + 4);
	});

	test('is asked for both spellings of a name with «ё», and is silent where one of them has no answer', async () => {
		const both = play(says('two_closed'));
		expect(await both.supplier.ask('fssp', askAbout())).toMatchObject({
			state: 'found',
			facts: [{}, {}],
		});
		const names = both.sent.map(({ url }) => new URL(url).searchParams.get('is[first_name]'));
		expect(names.filter((name) => name !== null).sort()).toEqual(['Петр', 'Пётр']);
		const half = play((request) => {
			const plain = new URL(request.url).searchParams.get('is[first_name]') === 'Петр';
			return reply(plain ? 'captcha' : 'none', request);
		});
		expect(await half.supplier.ask('fssp', askAbout())).toMatchObject({
			state: 'refused',
			reason: 'captcha',
		});
	});

	test('is asked for a double name with a hyphen, with a space and joined, and finds it under any of them', async () => {
		const person = askAbout({ lastName: 'Салтыков-Щедрин', firstName: 'Петр' } as never);
		const askedFor = ({ url }: OutgoingRequest) => new URL(url).searchParams.get('is[last_name]');
		for (const written of ['Салтыков-Щедрин', 'Салтыков Щедрин', 'Салтыковщедрин']) {
			const literal = play((request) =>
				askedFor(request) === written
					? reply('two_closed', request, (text) => text.replaceAll(/примеров(?=[ <])/gi, written))
					: reply('none', request),
			);
			const answer = await literal.supplier.ask('fssp', person);
			expect(answer).toMatchObject({ state: 'found', facts: [{ match: 'exact' }, {}] });
		}
		const none = play(says('none'));
		expect(await none.supplier.ask('fssp', person)).toMatchObject({ state: 'clear' });
		expect(none.sent.flatMap((request) => askedFor(request) ?? [])).toHaveLength(3);
		const silent = play((request, search) => reply(search === 3 ? 'captcha' : 'none', request));
		expect(await silent.supplier.ask('fssp', person)).toMatchObject({ state: 'refused' });
	});

	test('is asked without its page where that has no address, and not at all where its page fails', async () => {
		const plain = play(says('none'), SETTINGS);
		expect(await plain.ask()).toMatchObject({ state: 'clear' });
		expect(plain.sent).toHaveLength(1);
		const down = play(says('none'), URLS, page('', { status: 503 }));
		expect(await down.ask()).toMatchObject({ state: 'unreachable', detail: 'HTTP 503' });
		expect(down.sent).toHaveLength(1);
	});

	test('is not asked about whom its form refuses', async () => {
		const { supplier, sent } = play(says('none'));
		const same = askAbout({ lastName: 'Пётр' as never, firstName: 'Петр' as never });
		expect(await supplier.ask('fssp', same)).toEqual({ state: 'not-asked', reason: 'wrong-subject' });
		expect(sent).toHaveLength(0);
	});
});
