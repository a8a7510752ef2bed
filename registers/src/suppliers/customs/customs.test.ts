import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeHtml, htmlChanges } from '../../html/testing/change-html.ts';
import { expectStorable } from '../../testing/storable.ts';
import { countryOf } from './country.ts';
import { readCustomsPage } from './customs.ts';
import { readPage } from './wire.ts';

const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8');

function read(html: string, vin = 'ZFA263000M6U12144') {
	const page = readPage(html);
	return page ? readCustomsPage(page, vin as never) : ({ kind: 'unclear', why: 'no page' } as const);
}

describe('the release by the customs', () => {
	test('is read from the grid; a dash is no value', () => {
		expect(read(fixture('found.html'))).toEqual({
			kind: 'facts',
			skipped: 0,
			facts: {
				vin: 'ZFA263000M6U12144',
				model: 'DOBLO',
				chassisNumber: null,
				bodyNumber: 'ZFA263000M6U12144',
				releasedAt: '2021-03-21',
				country: null,
			},
		});
	});

	test('is through the country of the flag', () => {
		expect(read(fixture('found_kg.html'), 'LJD7AC14XP0207454')).toMatchObject({
			kind: 'facts',
			facts: { releasedAt: '2023-11-25', country: 'Киргизия', model: 'KIA SPORTAGE' },
		});
	});

	test('is the newest of several', () => {
		const grid = /<div class="car-register-grid">[\s\S]*<\/div>/.exec(fixture('found.html'))![0];
		const newer = grid.replace('2021-03-21', '2024-05-06');
		expect(read(fixture('found.html').replace('</main>', `${newer}</main>`))).toMatchObject({
			kind: 'facts',
			skipped: 0,
			facts: { releasedAt: '2024-05-06' },
		});
	});

	test('is told in part where a date or a label cannot be read', () => {
		expect(read(fixture('found.html').replace('2021-03-21', 'недавно'))).toMatchObject({
			kind: 'facts',
			skipped: 1,
			facts: { model: 'DOBLO', releasedAt: null },
		});
		expect(read(fixture('found.html').replace('car-register-grid__label', 'x'))).toMatchObject({
			kind: 'facts',
			skipped: 1,
		});
	});

	test('is none on the service’s own page without a grid', () => {
		expect(read(fixture('not_found.html'))).toEqual({ kind: 'none' });
	});

	test('is none beside a style for the grid', () => {
		const style = '<style>.car-register-grid__item { margin: 0 }</style></head>';
		expect(read(fixture('not_found.html').replace('</head>', style))).toEqual({ kind: 'none' });
	});

	const notFound = fixture('not_found.html');
	test.each([
		['nothing', ''],
		['JSON', '{}'],
		['a page without a form', '<html><body><p>Не найдено</p></body></html>'],
		['a form without a token', notFound.replace('_token', 'token')],
		['a form with an empty token', notFound.replace('kJ2xTOKEN', '')],
		['a form without a field for the VIN', notFound.replace('name="vin"', 'name="declaration"')],
		['a token outside the form', notFound.replace('<form', '<div').replace('</form>', '</div><form></form>')],
		['a page that broke off', notFound.slice(0, notFound.indexOf('<footer>'))],
		['a page that has expired', notFound.replace('<h1>', '').replace('</main>', 'Сессия истекла</main>')],
		[
			'a grid under new names',
			notFound.replace('</main>', '<div class="car-register-grid__row">1</div></main>'),
		],
		[
			'a grid inside a comment',
			notFound.replace('</main>', '<!-- <i class="car-register-grid__item"></i> --></main>'),
		],
		[
			'a grid inside a tag that broke off',
			notFound.replace('name="vin"', 'name="vin"<div c<lass="car-register-grid__item"'),
		],
		[
			'a grid behind a doubled quote',
			notFound.replace('</main>', '<i class=""car-register-grid__item"></i></main>'),
		],
		[
			'a flag alone',
			notFound.replace('</main>', '<p class="vin-check__card-img"><img src="/flags/kg.svg"></p></main>'),
		],
		['a complaint', notFound.replace('</main>', '<p class="invalid-feedback">Проверьте VIN</p></main>')],
		['a captcha', notFound.replace('</main>', '<img src="/captcha/default"></main>')],
		['a form about another car', notFound.replace('name="vin"', 'name="vin" value="XTA21144094786239"')],
		['a grid about another car', fixture('found_kg.html')],
		['a grid of dashes', fixture('found.html').replace('DOBLO', '—').replace('2021-03-21 00:00:00', '—')],
		['the page of Laravel', fixture('expired.html')],
	])('is neither told nor denied by %s', (_, html) => {
		expect(read(html)).toMatchObject({ kind: 'unclear' });
	});
});

describe('a country', () => {
	test.each([
		['kg', 'Киргизия'],
		['BY', 'Беларусь'],
		['kz', 'Казахстан'],
		['us', 'США'],
		['zz', null],
		['qq', null],
		['', null],
	])('by the code %j is %j', (code, name) => {
		expect(countryOf(code)).toBe(name);
	});
});

/** Written from the page's description: the least that a page denying a release must have. */
function mayDeny(html: string): boolean {
	const has = (...parts: string[]) => parts.every((part) => html.includes(part));
	return (
		has('<form', '_token', 'value=', 'name="vin"', '</html') && !/<[^<>]*car-register-grid__item/.test(html)
	);
}

describe('no bytes that the service may send', () => {
	const texts = fc.constantFrom(
		...['found.html', 'found.html', 'not_found.html', 'expired.html'].map(fixture),
	);

	test('make the reading throw or deny a release without the service’s word', () => {
		const seen = new Set<string>();
		fc.assert(
			fc.property(texts, htmlChanges, (html, changes) => {
				const changed = changeHtml(html, changes);
				const reading = read(changed);
				seen.add(reading.kind);
				if (reading.kind === 'none') expect(mayDeny(changed), changed).toBe(true);
				if (reading.kind === 'facts') expectStorable(reading.facts);
			}),
			{ numRuns: 3_000 },
		);
		// Else the property would prove nothing.
		expect([...seen].sort()).toEqual(['facts', 'none', 'unclear']);
	});

	test('make the reading throw when they are any', () => {
		fc.assert(
			fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
				expect(read(new TextDecoder().decode(bytes)).kind).toBe('unclear');
			}),
		);
	});

	test('deny a release when a page breaks off', () => {
		const whole = fixture('found.html');
		for (let end = 0; end < whole.length; end += 1) expect(read(whole.slice(0, end)).kind).not.toBe('none');
	});
});
