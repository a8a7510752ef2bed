import { describe, expect, test } from 'vitest';
import { PERSON } from '../../testing/persons.ts';
import { readNoticePage } from './notice-page.ts';
import { matchNotice, readPledge } from './pledge.ts';
import { fixture, type Json, jsonOf } from './testing/fedresurs.ts';
import { readFedresursNotice } from './wire.ts';

const NUMBER = '2023-000-000001-001';
const noticeOf = (changed: Json = {}) => readFedresursNotice({ ...jsonOf('found').pageData[0], ...changed })!;
const pageOf = (from = '', to = '') => readNoticePage(fixture('notice.html').replace(from, to), NUMBER);
const OURS = 'ПЁТР ОБРАЗЦОВИЧ ПРИМЕРОВ';

describe('a notice of pledge', () => {
	test('is read as the list writes it, with the day of its registration', () => {
		expect(readPledge(noticeOf(), 'exact')).toEqual({
			guid: '00000000-0000-4000-8000-000000000041',
			number: NUMBER,
			registeredAt: '2023-11-24',
			pledgors: [OURS],
			pledgees: ['АО "БАНК ПРИМЕР"'],
			subjects: ['XTA00000000000001'],
			match: 'exact',
		});
	});

	test('costs nothing but the fields that cannot be read', () => {
		const notice = noticeOf({ registrationTime: 'вчера', pledgees: null, subjects: ['X', 7, null, {}] });
		expect(readPledge(notice, 'look')).toMatchObject({
			registeredAt: 'вчера',
			pledgees: [],
			subjects: ['X', '7'],
		});
		expect(readFedresursNotice({ subjects: ['X'] })).toBeNull();
		expect(readFedresursNotice('notice')).toBeNull();
	});

	test('is the person’s by name and birth date', () => {
		expect(matchNotice(PERSON, noticeOf(), pageOf())).toBe('exact');
		expect(matchNotice(PERSON, noticeOf({ pledgors: ['АО "ЛИЗИНГ"', OURS] }), pageOf())).toBe('exact');
	});

	test.each([
		['another birth date on the page', {}, pageOf('01.02.1980', '17.03.1961')],
		['other pledgors in the list', { pledgors: ['ТАМАРА ТЕСТОВНА ТЕСТОВА'] }, pageOf()],
		['organisations for pledgors', { pledgors: ['ООО "ПРИМЕР"'] }, null],
	])('is another one’s by %s', (_, changed, named) => {
		expect(matchNotice(PERSON, noticeOf(changed), named)).toBeNull();
	});

	test.each([
		['no page', null],
		['a page about another notice', pageOf('000001-001', '000002-001')],
		['a page without dates', pageOf(', 01.02.1980')],
		['a page that names others', pageOf(OURS, 'ТАМАРА ТЕСТОВНА ТЕСТОВА')],
		['a page with a date that is none', pageOf('01.02.1980', '31.02.1980')],
		['a picture to be read', readNoticePage('<form><img src="captcha.png"></form>', NUMBER)],
		['no HTML that can be read', readNoticePage('<div>'.repeat(2_000), NUMBER)],
	])('is perhaps a namesake’s by %s', (_, named) => {
		expect(matchNotice(PERSON, noticeOf(), named)).toBe('name-only');
	});

	test('without pledgors must be looked at, unless its page settles it', () => {
		const bare = noticeOf({ pledgors: [] });
		expect(matchNotice(PERSON, bare, null)).toBe('look');
		expect(matchNotice(PERSON, bare, pageOf())).toBe('exact');
		expect(matchNotice(PERSON, bare, pageOf('01.02.1980', '17.03.1961'))).toBeNull();
	});

	test('of father and son of one name is the one’s whose date fits', () => {
		const both = pageOf('<div>Залогодержатель', `<div>${OURS}, 17.03.1961</div><div>Залогодержатель`);
		expect(both).toHaveLength(2);
		expect(matchNotice(PERSON, noticeOf(), both)).toBe('exact');
	});
});
