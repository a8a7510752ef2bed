import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeHtml, htmlChanges } from '../../html/testing/change-html.ts';
import type { WantedNotice } from '../../registers/fsin-wanted.ts';
import { PERSON } from '../../testing/persons.ts';
import { expectStorable } from '../../testing/storable.ts';
import { decodeText } from '../../transport/charset.ts';
import { isAbout, readFsinWanted } from './fsin-wanted.ts';
import { type Listing, listPath, readFsinList } from './wire.ts';

const bytesOf = (name: string) => readFileSync(new URL(`./fixtures/${name}.html`, import.meta.url));
const fixture = (name: string) => decodeText(bytesOf(name), 'text/html');

function rowsOf(listing: Listing): readonly WantedNotice[] {
	if (listing.kind !== 'rows') throw new Error(`it is ${listing.kind}`);
	return listing.rows;
}

function wanted(title: string, text: string) {
	return readFsinWanted(PERSON, [{ title, text, territory: null, federal: null }]);
}

describe('a notice', () => {
	test('is read from the page’s own letters', () => {
		const listing = readFsinList(fixture('one'));
		expect(listing).toMatchObject({ kind: 'rows', pages: 1 });
		expect(readFsinWanted(PERSON, rowsOf(listing))).toEqual([
			{
				title: 'РАЗЫСКИВАЕТСЯ ПРИМЕРОВ ПЁТР ОБРАЗЦОВИЧ',
				text: 'УФСИН России по Примерной области РАЗЫСКИВАЕТСЯ ПРИМЕРОВ ПЁТР ОБРАЗЦОВИЧ 01.02.1980 г.р., уроженец г. Образцовска',
				territory: 'УФСИН России по Примерной области, +7(000)000-00-00',
				federal: 'ФСИН России, +7(000)000-00-01',
				match: 'exact',
			},
		]);
	});

	test('is one of several on one of several pages; a namesake’s is left out', () => {
		const listing = readFsinList(fixture('three_pages'));
		expect(listing).toMatchObject({ kind: 'rows', pages: 3 });
		expect(readFsinWanted(PERSON, rowsOf(listing)).map(({ match }) => match)).toEqual(['exact', 'name-only']);
	});

	const TITLE = 'РАЗЫСКИВАЕТСЯ ПРИМЕРОВ ПЕТР ОБРАЗЦОВИЧ';
	test.each([
		['01.02.1980 г.р.', 'exact'],
		['родился 01.02.1980, осуждён 17.03.2010', 'exact'],
		['осуждён 17.03.2010', 'name-only'],
		['1980 г.р.', 'name-only'],
		['1979 г. р.', null],
		['02.02.1980 года рождения, осуждён 01.02.1980', null],
	])('with «%s» is %j', (text, match) => {
		expect(wanted(TITLE, text).map((item) => item.match)).toEqual(match === null ? [] : [match]);
	});

	test('with another name is to be looked at, or another person’s', () => {
		expect(wanted('РАЗЫСКИВАЕТСЯ ПРИМЕРОВ ПЁТР', '01.02.1980 г.р.')).toMatchObject([{ match: 'look' }]);
		expect(wanted('РАЗЫСКИВАЕТСЯ ПРИМЕРОВ ИВАН ИВАНОВИЧ', 'осуждён')).toEqual([]);
	});

	test('without a title is known by its text', () => {
		const [notice] = rowsOf(readFsinList(fixture('one')));
		expect(readFsinWanted(PERSON, [{ ...notice!, title: null }])).toMatchObject([{ match: 'exact' }]);
	});

	test('of another last name tells that the page is not the answer to our question', () => {
		const notices = rowsOf(readFsinList(fixture('three_pages')));
		expect(isAbout(PERSON, notices)).toBe(true);
		const other = { title: 'РАЗЫСКИВАЕТСЯ ТЕСТОВ ПЁТР', text: null, territory: null, federal: null };
		expect(isAbout(PERSON, [...notices, other])).toBe(false);
	});
});

describe('the list', () => {
	test('without a notice is the service’s word for «none»', () => {
		expect(readFsinList(fixture('none'))).toEqual({ kind: 'none' });
	});

	const none = fixture('none');
	test.each([
		['nothing', ''],
		['JSON', '{}'],
		['maintenance', fixture('maintenance')],
		['another list', none.replace('type-6', 'type-5')],
		['no list', none.replace(/<div[\s\S]*<\/div>/, 'Ничего не найдено')],
		['words in the list', none.replace('type-6">', 'type-6">Сервис временно недоступен')],
		['a field in the list', none.replace('type-6">', 'type-6"><input name="captcha">')],
		['an open list', none.replace('</div>', '')],
		['a page that broke off', none.replace('</html>', '')],
		['a notice in a comment', none.replace('<body>', '<body><!-- <div class="sl-item"></div> -->')],
	])('is neither told nor denied by %s', (_, html) => {
		expect(readFsinList(html)).toMatchObject({ kind: 'unclear' });
	});

	test('is asked for in windows-1251', () => {
		expect(listPath('Примеров Пётр', 1)).toBe(
			'/criminal/?arrFilterAdd_pf%5Bfio%5D=%CF%F0%E8%EC%E5%F0%EE%E2%20%CF%B8%F2%F0&set_filter=Y',
		);
		expect(listPath('Тестова', 4)).toMatch(/&PAGEN_1=4$/);
	});
});

/** Written from the page's description: the least that a page denying a notice must have. */
function mayDeny(html: string): boolean {
	const plain = html.replace(/<!--[\s\S]*?-->|<!(?!--)[^>]*>/g, '');
	return (
		/class="[^"]*section-list/.test(plain) &&
		plain.includes('type-6') &&
		plain.includes('</html') &&
		!/<[^<>]*\bsl-item/.test(html)
	);
}

describe('no bytes that the service may send', () => {
	const texts = fc.constantFrom(...['one', 'three_pages', 'none', 'none', 'maintenance'].map(fixture));

	test('make the reading throw or deny a notice without the service’s word', () => {
		const seen = new Set<string>();
		fc.assert(
			fc.property(texts, htmlChanges, (html, changes) => {
				const changed = changeHtml(html, changes);
				const listing = readFsinList(changed);
				seen.add(listing.kind);
				if (listing.kind === 'none') expect(mayDeny(changed), changed).toBe(true);
				if (listing.kind !== 'rows') return;
				expectStorable(readFsinWanted(PERSON, listing.rows));
			}),
			{ numRuns: 2_000 },
		);
		// Else the property would prove nothing.
		expect([...seen].sort()).toEqual(['none', 'rows', 'unclear']);
	});

	test('make the reading throw when they are any', () => {
		fc.assert(
			fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
				expect(readFsinList(decodeText(bytes, 'text/html; charset=windows-1251')).kind).toBe('unclear');
			}),
		);
	});

	test('deny a notice when a page breaks off, or is read in another encoding', () => {
		const whole = fixture('one');
		for (let end = 0; end < whole.length; end += 1)
			expect(readFsinList(whole.slice(0, end)).kind).not.toBe('none');
		const foreign = readFsinList(decodeText(bytesOf('one'), 'text/html; charset=utf-8'));
		expect(isAbout(PERSON, rowsOf(foreign))).toBe(false);
	});
});
