import { describe, expect, test } from 'vitest';
import { AS_OF, page } from '../../html/testing/scripted.ts';
import { jsonPage, NO_CALL } from '../../json/testing/json-page.ts';
import { askAbout } from '../../testing/persons.ts';
import type { TransportResult } from '../../transport/reply.ts';
import { fixture, type Json, jsonOf, play } from './testing/fedresurs.ts';

const FOUND = jsonPage(jsonOf('found'));
const NONE = jsonPage(jsonOf('none'));
const NOTICE = page(fixture('notice.html'));

const always = (result: TransportResult) => () => result;
const matchesOf = (answer: Json): readonly string[] => answer.facts.map(({ match }: Json) => match);

describe('Федресурс', () => {
	test('is asked as its page asks, by both spellings, and then the notary for each notice', async () => {
		const { supplier, sent } = play(always(FOUND), always(NOTICE));
		const answer = await supplier.ask('pledge', askAbout());
		expect(answer).toMatchObject({ state: 'found', source: 'fedresurs', asOf: AS_OF });
		expect(answer).toHaveProperty('raw.contentType', 'application/json');
		expect(matchesOf(answer)).toEqual(['exact']);
		const [typed, plain, notice] = sent.map(({ url }) => new URL(url));
		expect(typed!.origin + typed!.pathname).toBe('http://fedresurs.test/backend/fnp-search/person');
		expect(Object.fromEntries(typed!.searchParams)).toEqual({
			LastName: 'Примеров',
			FirstName: 'Пётр',
			MiddleName: 'Образцович',
			limit: '15',
			offset: '0',
		});
		expect(plain!.searchParams.get('FirstName')).toBe('Петр');
		expect(notice!.href).toBe('http://notary.test/search/notification/00000000-0000-4000-8000-000000000041');
		expect(sent).toHaveLength(3);
		expect(sent[0]!.headers?.referer).toMatch(
			/^http:\/\/fedresurs\.test\/encumbrances\?searchString=%D0.*&group=all&/,
		);
		for (const { headers, method, repeatable } of sent) {
			expect(headers?.['user-agent']).toMatch(/^Mozilla/);
			expect([method, repeatable]).toEqual(['GET', true]);
		}
	});

	const found = (value: unknown) => jsonPage({ pageData: [], found: value });
	test.each([
		['an empty list with a count of nothing', NONE, { state: 'clear' }],
		['an empty list without a count', found(null), { state: 'unreadable' }],
		['an empty list with a count', found(3), { state: 'partial', skippedRows: 3 }],
		['rows that say nothing', jsonPage({ found: 1, pageData: [{}] }), { state: 'unreadable' }],
		['an error inside', jsonPage({ message: 'Ошибка' }), { state: 'unreadable' }],
		['401', jsonPage({}, 401), { state: 'refused', reason: 'ban' }],
		['403', page('', { status: 403 }), { state: 'refused', reason: 'ban' }],
		['429', page('', { status: 429 }), { state: 'refused', reason: 'quota' }],
		['502', page('', { status: 502 }), { state: 'unreachable' }],
		['nothing', NO_CALL, { state: 'unreachable' }],
	])('that answers with %s', async (_, result, expected) => {
		const { supplier } = play(always(result), always(NOTICE));
		expect(await supplier.ask('pledge', askAbout())).toMatchObject(expected);
	});

	test('whose notary does not answer tells of a possible namesake, and the notary is not pressed', async () => {
		const row = jsonOf('found').pageData[0];
		const rows = Array.from({ length: 5 }, (_, at) => ({ ...row, referenceNumber: `${at}` }));
		const { supplier, sent } = play(always(jsonPage({ found: 5, pageData: rows })), always(NO_CALL));
		const answer = await supplier.ask('pledge', askAbout());
		expect(answer.state).toBe('found');
		expect(matchesOf(answer)).toEqual(Array(5).fill('name-only'));
		expect(sent.filter(({ url }) => url.startsWith('http://notary.test/'))).toHaveLength(2);
	});

	test('without a notary asks none', async () => {
		const { supplier, sent } = play(always(FOUND), always(NOTICE), { notaryUrl: null });
		expect(matchesOf(await supplier.ask('pledge', askAbout()))).toEqual(['name-only']);
		expect(sent).toHaveLength(2);
	});

	test('has nothing where every notice is another person’s', async () => {
		const { supplier } = play(always(FOUND), always(NOTICE));
		expect(await supplier.ask('pledge', askAbout({ birthDate: '1961-03-17' }))).toMatchObject({
			state: 'clear',
		});
	});
});
