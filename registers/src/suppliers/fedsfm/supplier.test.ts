import { describe, expect, test } from 'vitest';
import { AS_OF, page } from '../../html/testing/scripted.ts';
import { jsonPage, NO_CALL } from '../../json/testing/json-page.ts';
import { askAbout } from '../../testing/persons.ts';
import type { TransportResult } from '../../transport/reply.ts';
import { type Json, jsonOf, play } from './testing/fedsfm.ts';

const FOUND = jsonPage(jsonOf('found'));
const NONE = jsonPage(jsonOf('none'));
const OBRAZTSOV = { lastName: 'Образцов', firstName: 'Иван', middleName: 'Примерович' } as never;

/** What a search finds besides the person, without a namesake. */
function strangers(): Json {
	const { data, ...list } = jsonOf('others');
	return { ...list, recordsFiltered: data.length - 1, data: data.slice(1) };
}

const always = (result: TransportResult) => play(() => result);
const matchesOf = (answer: Json): readonly string[] => answer.facts.map(({ match }: Json) => match);

describe('Росфинмониторинг', () => {
	test('is asked for the surname as its page asks, in every spelling', async () => {
		const { supplier, sent, searches } = always(FOUND);
		const answer = await supplier.ask('terrorist', askAbout());
		expect(answer).toMatchObject({ state: 'found', source: 'fedsfm', asOf: AS_OF });
		expect(matchesOf(answer)).toEqual(['exact']);
		expect(answer).toHaveProperty('raw.contentType', 'application/json');
		expect(searches()).toEqual([
			{ rowIndex: 0, pageLength: 50, searchText: 'ПРИМЕРОВ' },
			{ rowIndex: 0, pageLength: 50, searchText: 'ПРИМЁРОВ' },
		]);
		for (const { headers, method, url, repeatable } of sent) {
			expect([method, url, repeatable]).toEqual(['POST', 'http://register.test/TerroristSearch', true]);
			expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8' });
			expect(headers?.['user-agent']).toMatch(/^Mozilla/);
		}
	});

	const with_ = (changed: Json) => jsonPage({ ...jsonOf('none'), ...changed });
	test.each([
		['an empty list with a count of nothing', NONE, { state: 'clear' }],
		['lines of others alone', jsonPage(strangers()), { state: 'clear' }],
		[
			'a namesake with another birth date',
			jsonPage(jsonOf('others')),
			{ state: 'partial', skippedRows: 0, facts: [{ match: 'look' }] },
		],
		['an error of its own', with_({ IsError: true }), { state: 'unreachable' }],
		['no word whether it has failed', with_({ IsError: undefined }), { state: 'unreadable' }],
		['an empty list without a count', with_({ recordsFiltered: null }), { state: 'unreadable' }],
		['an empty list with a count', with_({ recordsFiltered: 4 }), { state: 'partial', skippedRows: 4 }],
		['lines without a name', with_({ recordsFiltered: 1, data: [{ Id: 'x' }] }), { state: 'unreadable' }],
		['403', page('', { status: 403 }), { state: 'refused', reason: 'ban' }],
		['429', page('', { status: 429 }), { state: 'refused', reason: 'quota' }],
		['500', jsonPage(jsonOf('none'), 500), { state: 'unreachable' }],
		['a page', page('<html><body>Ничего не найдено</body></html>'), { state: 'unreadable' }],
		[
			'a page of maintenance',
			page('Проводятся технические работы'),
			{ state: 'refused', reason: 'maintenance' },
		],
		['nothing', NO_CALL, { state: 'unreachable' }],
	])('that answers with %s', async (_, result, expected) => {
		expect(await always(result).supplier.ask('terrorist', askAbout())).toMatchObject(expected);
	});

	test('tells of a hole among the lines of others', async () => {
		const { data } = strangers();
		const holed = jsonPage({ ...strangers(), data: [...data.slice(1), { FullName: null }] });
		expect(await always(holed).supplier.ask('terrorist', askAbout())).toMatchObject({
			state: 'partial',
			skippedRows: 1,
			facts: [],
		});
	});

	test('is read to the end, and to the eighth page at most', async () => {
		const lines = (many: number, total: number) =>
			play(({ rowIndex }) => {
				const data = Array.from({ length: Math.max(0, Math.min(50, many - rowIndex)) }, (_, at) => ({
					FullName: `${rowIndex + at}. ОБРАЗЦОВ ОЛЕГ ТЕСТОВИЧ, 01.01.1970 г.р. , Г. Т;`,
				}));
				return jsonPage({ IsError: false, recordsTotal: total, recordsFiltered: total, data });
			});
		const short = lines(120, 120);
		expect(await short.supplier.ask('terrorist', askAbout(OBRAZTSOV))).toMatchObject({ state: 'clear' });
		expect(short.searches().map(({ rowIndex }) => rowIndex)).toEqual([0, 50, 100]);
		const long = lines(1_000, 1_000);
		expect(await long.supplier.ask('terrorist', askAbout(OBRAZTSOV))).toMatchObject({
			state: 'partial',
			skippedRows: 600,
		});
		expect(long.searches()).toHaveLength(8);
	});

	test('has failed where one spelling found nothing and the other was not answered', async () => {
		const halves = (typed: TransportResult, dotted: TransportResult) =>
			play(({ searchText }) => (searchText.includes('Ё') ? dotted : typed)).supplier.ask(
				'terrorist',
				askAbout(),
			);
		expect(await halves(NONE, NO_CALL)).toMatchObject({ state: 'unreachable' });
		expect(await halves(NO_CALL, NONE)).toMatchObject({ state: 'unreachable' });
		expect(await halves(FOUND, NO_CALL)).toMatchObject({ state: 'partial', skippedRows: 1 });
		expect(await halves(FOUND, NONE)).toMatchObject({ state: 'found' });
	});
});
