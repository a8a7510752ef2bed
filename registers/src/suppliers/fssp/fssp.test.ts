import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeHtml, htmlChanges } from '../../html/testing/change-html.ts';
import { expectStorable } from '../../testing/storable.ts';
import { readCase } from './fssp.ts';
import { mayDeny } from './testing/oracle.ts';
import { type FsspResult, readFsspSearch } from './wire.ts';

const CALLBACK = 'jQuery17200000000000000000_1444115108291';
const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}.jsonp`, import.meta.url), 'utf8');
const read = (text: string) => readFsspSearch(text, CALLBACK);

function casesOf(found: FsspResult) {
	if (found.kind !== 'rows') throw new Error(`it is ${found.kind}`);
	return found.rows.map(readCase);
}

function around(data: unknown, more: object = {}): string {
	return `/**/ typeof ${CALLBACK} === 'function' && ${CALLBACK}(${JSON.stringify({ data, err: '', ...more })});`;
}

describe('cases', () => {
	test('are read from the eight columns', () => {
		expect(read(fixture('two_closed'))).toMatchObject({ kind: 'rows', total: 2 });
		expect(casesOf(read(fixture('two_closed')))[0]).toEqual({
			number: '10001/15/99001-ИП',
			date: '2015-10-12',
			debtor: {
				name: 'ПРИМЕРОВ ПЁТР ОБРАЗЦОВИЧ',
				birthDate: '1980-02-01',
				birthPlace: 'РОССИЯ, Г. ОБРАЗЦОВСК',
			},
			writ: {
				title: 'Исполнительный лист от 24.08.2015 № ФС 000000001',
				issuedBy: 'ПРИМЕРНЫЙ РАЙОННЫЙ СУД',
			},
			subject: 'Задолженность по платежам за жилую площадь, коммунальные платежи, включая пени',
			amount: null,
			bailiff: { name: 'ОБРАЗЦОВ О. О.', phone: '70000000000, +7(000)000-00-00' },
			department: {
				name: 'Образцовский РОСП УФССП России по Примерной области',
				address: '000000, Примерная обл., г. Образцовск, ул. Тестовая, д. 2',
			},
			closed: { date: '2016-03-10', article: '46' },
		});
	});

	test('are told apart into open and closed; a region’s headline is none', () => {
		const cases = casesOf(read(fixture('open_and_closed'))).filter((one) => one !== null);
		expect(cases).toMatchObject([
			{
				writ: { issuedBy: 'ПРИМЕРНЫЙ РАЙОННЫЙ СУД' },
				subject: 'Задолженность по кредитным платежам (кроме ипотеки)',
				amount: 244_751.96,
				closed: null,
			},
			{ amount: null, closed: { article: '46' } },
		]);
	});

	test('are ended by whatever stands in the column of the end, but a dash', () => {
		const text = fixture('two_closed');
		const end = '10.03.2016<br />ст. 46<br />ч. 1<br />п. 4';
		const closed = (words: string) => casesOf(read(text.replace(end, words)))[0]?.closed;
		expect(closed('недавно')).toEqual({ date: null, article: null });
		expect(closed('16.10.2017, ст. 47 ч. 1')).toEqual({ date: null, article: '47' });
		expect(closed('—')).toBeNull();
		expect(closed('')).toBeNull();
	});

	test('cannot be read from a row that has lost a cell or its number', () => {
		const text = fixture('two_closed');
		expect(
			casesOf(read(text.replace('<td class=\\"first\\">', '<td hidden>').replace(/10001\S+/, '')))[0],
		).toBeNull();
		const [row = []] = (read(text) as Extract<FsspResult, { kind: 'rows' }>).rows;
		expect(readCase(row.slice(1))).toBeNull();
	});
});

describe('the service', () => {
	test.each([
		['none', { kind: 'none' }],
		['captcha', { kind: 'refused', reason: 'captcha' }],
		['limit', { kind: 'refused', reason: 'quota' }],
		['busy', { kind: 'busy' }],
	])('says «%s» in its own words', (name, said) => {
		expect(read(fixture(name))).toEqual(said);
	});

	const sentence = 'По вашему запросу ничего не найдено';
	test.each([
		['another name than ours', fixture('none').replaceAll(CALLBACK, 'jQuery1')],
		['another name as long as ours', fixture('none').replaceAll('jQuery17', 'jQuery99')],
		['code before it', `alert(1);${fixture('none')}`],
		['code after it', `${fixture('none')}alert(1);`],
		['two calls', fixture('none') + fixture('none')],
		['plain JSON', JSON.stringify({ data: sentence, err: '' })],
		['a page', `<html><body>${sentence}</body></html>`],
		['half of it', fixture('none').slice(0, 200)],
		['an error beside it', around(sentence, { err: 'Ошибка' })],
		['no text of its own', around(null)],
		['trouble in its own text', around(`${sentence}<p>Сервис временно недоступен</p>`)],
		['the sentence inside another one', around('Не то чтобы ничего не найдено было')],
		['rows that a comment has swallowed', around(`${sentence}<!-- <tr><td>1</td></tr>`)],
		['a count of none', around('<p class="search-found-total">Найдено записей: 0</p>')],
		['an empty fragment', around('')],
		['nothing', ''],
	])('neither tells nor denies a case by a call with %s', (_, text) => {
		expect(read(text)).toMatchObject({ kind: 'unclear' });
	});
});

describe('no bytes that the service may send', () => {
	const names = ['two_closed', 'open_and_closed', 'none', 'none', 'captcha', 'limit', 'busy'];

	test('make the reading throw or deny a case without the service’s word', () => {
		const seen = new Set<string>();
		// Changed on the wire, or inside the fragment that the call carries.
		const dataOf = (text: string) =>
			JSON.parse(text.slice(text.indexOf('(', text.indexOf('&&')) + 1, -2)).data;
		fc.assert(
			fc.property(
				fc.constantFrom(...names.map(fixture)),
				htmlChanges,
				fc.boolean(),
				(text, changes, inside) => {
					const changed = inside
						? around(changeHtml(dataOf(text.trim()), changes))
						: changeHtml(text, changes);
					const found = read(changed);
					seen.add(found.kind);
					if (found.kind === 'none') expect(mayDeny(changed, CALLBACK), changed).toBe(true);
					if (found.kind !== 'rows') return;
					expectStorable(found.rows.map(readCase));
				},
			),
			{ numRuns: 2_000 },
		);
		// Else the property would prove nothing.
		expect([...seen].sort()).toEqual(['busy', 'none', 'refused', 'rows', 'unclear']);
	});

	test('make the reading throw when they are any', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), fc.jsonValue(), (text, json) => {
				expect(read(text).kind).toBe('unclear');
				expect(read(around(text)).kind).not.toBe('none');
				expect(read(around(json)).kind).toBe('unclear');
			}),
		);
	});

	test('deny a case when an answer breaks off', () => {
		const whole = fixture('two_closed');
		for (let end = 0; end < whole.length; end += 50) expect(read(whole.slice(0, end)).kind).toBe('unclear');
	});
});
