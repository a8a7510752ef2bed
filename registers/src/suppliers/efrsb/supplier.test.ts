import { describe, expect, test } from 'vitest';
import { AS_OF, page } from '../../html/testing/scripted.ts';
import { jsonPage, NO_CALL } from '../../json/testing/json-page.ts';
import { askAbout } from '../../testing/persons.ts';
import type { OutgoingRequest, TransportResult } from '../../transport/reply.ts';
import { type Json, jsonOf, play } from './testing/efrsb.ts';

const FOUND = jsonPage(jsonOf('found'));
const NONE = jsonPage(jsonOf('none'));
const CARD = jsonPage(jsonOf('card'));
const DOWN = NO_CALL;

const always = (result: TransportResult) => () => result;
/** A list of so many people of our name, 15 a page. */
const crowd =
	(many: number, total = many) =>
	(request: OutgoingRequest) => {
		const offset = Number(new URL(request.url).searchParams.get('offset'));
		const place = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
		const rows = Array.from({ length: Math.min(15, Math.max(0, many - offset)) }, (_, at) => ({
			...jsonOf('found').pageData[0],
			guid: place(offset + at),
		}));
		return jsonPage({ total, pageData: rows });
	};
const matchesOf = (answer: Json): readonly string[] => answer.facts.map(({ match }: Json) => match);

describe('ЕФРСБ', () => {
	test('is asked as its page asks, by both spellings of a name with «ё», and then for the card', async () => {
		const { supplier, sent } = play(always(FOUND), always(CARD));
		const answer = await supplier.ask('bankruptcy', askAbout());
		expect(answer).toMatchObject({ state: 'found', source: 'efrsb', asOf: AS_OF });
		expect(answer).toHaveProperty('raw.contentType', 'application/json');
		expect(matchesOf(answer)).toEqual(['exact']);
		const [typed, plain, card] = sent.map(({ url }) => new URL(url));
		expect(typed!.origin + typed!.pathname).toBe('http://efrsb.test/backend/prsnbankrupts');
		expect(Object.fromEntries(typed!.searchParams)).toEqual({
			searchString: 'Примеров Пётр Образцович',
			isActiveLegalCase: 'null',
			limit: '15',
			offset: '0',
		});
		expect(plain!.searchParams.get('searchString')).toBe('Примеров Петр Образцович');
		expect(card!.href).toBe('http://card.test/backend/persons/00000000-0000-4000-8000-000000000021');
		expect(sent).toHaveLength(3);
		const referers = sent.map(({ headers }) => headers?.referer);
		expect(referers[0]).toMatch(/^http:\/\/efrsb\.test\/bankrupts\?searchString=%D0/);
		expect(referers[2]).toBe('http://card.test/persons/00000000-0000-4000-8000-000000000021');
		for (const { headers, method, repeatable } of sent) {
			expect(headers?.['user-agent']).toMatch(/^Mozilla/);
			expect([method, repeatable]).toEqual(['GET', true]);
		}
	});

	test('once by a name without «ё»', async () => {
		const { supplier, sent } = play(always(NONE), always(CARD));
		const question = askAbout({
			lastName: 'Тестова' as never,
			firstName: 'Тамара' as never,
			middleName: 'Тестовна' as never,
		});
		expect(await supplier.ask('bankruptcy', question)).toMatchObject({ state: 'clear' });
		expect(sent).toHaveLength(1);
	});

	const total = (value: unknown) => jsonPage({ pageData: [], total: value });
	test.each([
		['an empty list with a count of nothing', NONE, { state: 'clear' }],
		['an empty list without a count', total(undefined), { state: 'unreadable' }],
		['an empty list with a count', total(2), { state: 'partial' }],
		['a count alone', jsonPage({ total: 0 }), { state: 'unreadable' }],
		['rows that say nothing', jsonPage({ total: 1, pageData: [{ guid: 'x' }] }), { state: 'unreadable' }],
		['401', jsonPage({}, 401), { state: 'refused', reason: 'ban' }],
		['403', page('', { status: 403 }), { state: 'refused', reason: 'ban' }],
		['429', page('', { status: 429 }), { state: 'refused', reason: 'quota' }],
		['503', page('', { status: 503 }), { state: 'unreachable' }],
		['nothing', DOWN, { state: 'unreachable' }],
		[
			'the guard’s own page',
			page('<html><script src="/__qrator/q.js"></script></html>'),
			{ state: 'refused', reason: 'ban' },
		],
	])('that answers with %s', async (_, result, expected) => {
		const { supplier } = play(always(result), always(CARD));
		expect(await supplier.ask('bankruptcy', askAbout())).toMatchObject(expected);
	});

	test.each([
		['does not come', DOWN],
		['is banned', jsonPage({}, 403)],
		['is broken', jsonPage('{')],
		['is somebody else’s', jsonPage({ ...jsonOf('card'), guid: '00000000-0000-4000-8000-000000000099' })],
	])('whose card %s tells of a possible namesake', async (_, card) => {
		const { supplier } = play(always(FOUND), always(card));
		const answer = await supplier.ask('bankruptcy', askAbout());
		expect(answer.state).toBe('found');
		expect(matchesOf(answer)).toEqual(['name-only']);
	});

	test('has nothing where everybody of this name was born on another day', async () => {
		const { supplier } = play(always(FOUND), always(CARD));
		expect(await supplier.ask('bankruptcy', askAbout({ birthDate: '1961-03-17' }))).toMatchObject({
			state: 'clear',
		});
	});

	test('has failed where one spelling found nothing and the other was not answered', async () => {
		const halves = (one: TransportResult, other: TransportResult) => {
			const { supplier } = play(
				({ url }) => (new URL(url).searchParams.get('searchString')!.includes('ё') ? one : other),
				always(CARD),
			);
			return supplier.ask('bankruptcy', askAbout());
		};
		expect(await halves(NONE, DOWN)).toMatchObject({ state: 'unreachable' });
		expect(await halves(DOWN, FOUND)).toMatchObject({ state: 'partial', skippedRows: 1 });
	});

	test('of a common name is read on three pages and in eight cards', async () => {
		const { supplier, sent } = play(crowd(60), ({ url }) =>
			jsonPage({ ...jsonOf('card'), guid: url.split('/').at(-1) }),
		);
		const question = askAbout({ firstName: 'Петр' as never });
		const answer = await supplier.ask('bankruptcy', question);
		expect(answer).toMatchObject({ state: 'partial', skippedRows: 15 });
		const offsets = sent.flatMap(({ url }) => new URL(url).searchParams.get('offset') ?? []);
		expect(offsets).toEqual(['0', '15', '30']);
		expect(sent.filter(({ url }) => url.includes('/persons/'))).toHaveLength(8);
		expect(matchesOf(answer).filter((match) => match === 'exact')).toHaveLength(8);
		expect(matchesOf(answer).filter((match) => match === 'name-only')).toHaveLength(37);
	});

	test('puts nothing but an identifier into an address', async () => {
		const row = { ...jsonOf('found').pageData[0], guid: '../../admin?x=' };
		const { supplier, sent } = play(always(jsonPage({ total: 1, pageData: [row] })), always(CARD));
		const answer = await supplier.ask('bankruptcy', askAbout());
		expect(matchesOf(answer)).toEqual(['name-only']);
		expect(answer).toHaveProperty('facts.0.guid', null);
		expect(sent.filter(({ url }) => url.startsWith('http://card.test/'))).toHaveLength(0);
	});

	test('is given up when the asker leaves', async () => {
		const asker = new AbortController();
		const { supplier } = play(always(FOUND), async () => {
			asker.abort();
			return DOWN;
		});
		const answer = await supplier.ask('bankruptcy', askAbout({}, { signal: asker.signal }));
		expect(answer).toMatchObject({ state: 'unreachable' });
	});
});
