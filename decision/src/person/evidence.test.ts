import { expect, test } from 'vitest';
import { evidenceOf } from './evidence.ts';
import { isInRegion } from './region.ts';
import {
	arbitration,
	bankruptcy,
	enforcement,
	INN,
	NAME,
	pledge,
	question,
	wanted,
} from './testing/people.ts';

const asked = question({
	bankruptcy: bankruptcy('Реализация имущества'),
	arbiter: arbitration([null, NAME]),
});
const NOTHING = { birthDate: 'unknown', inn: 'unknown', region: 'unknown', sameCase: [] };

test('a row that was matched for certain says by what, also where it hides or leaves it out', () => {
	const [item] = pledge('exact', 'Станок').pageData;
	const [suit] = arbitration([null, NAME]).items;
	if (!item || !suit) throw new Error('no rows');
	expect(evidenceOf(asked, 'pledge', item)).toMatchObject({ birthDate: 'agrees', inn: 'unknown' });
	const masked = { ...item, pledgors: [`${NAME}, ИНН 7700••••••82`] };
	expect(evidenceOf(asked, 'pledge', masked)).toMatchObject({ birthDate: 'unknown', inn: 'agrees' });
	expect(evidenceOf(asked, 'arbiter', suit)).toMatchObject({ birthDate: 'unknown', inn: 'agrees' });
	expect(evidenceOf(asked, 'pledge', { ...item, match: 'name-only' })).toMatchObject(NOTHING);
});

test('a name in another order and case agrees; one that is cut proves nothing', () => {
	const [item] = pledge('name-only', 'Станок').pageData;
	if (!item) throw new Error('no pledge');
	const of = (pledgors: string[]) => evidenceOf(asked, 'pledge', { ...item, pledgors });
	expect(of(['ПЕТР ОБРАЗЦОВИЧ ПРИМЕРОВ'])).toEqual({ ...NOTHING, name: 'agrees' });
	expect(of(['Примеров П. О.']).name).toBe('unknown');
	expect(of([`${NAME}, 01.02.1980, ИНН ${INN}`])).toMatchObject({ birthDate: 'agrees', inn: 'agrees' });
	expect(of([`${NAME}, 02.02.1980`]).birthDate).toBe('differs');
});

test('a birth date agrees in either form, another one differs, and none is unknown', () => {
	const of = (birthDate: string | null) =>
		evidenceOf(asked, 'fssp', {
			...enforcement(1),
			match: 'look',
			debtor: { fullName: NAME, birthDate, birthPlace: null },
		});
	expect(of('1980-02-01').birthDate).toBe('agrees');
	expect(of('01.02.1980').birthDate).toBe('agrees');
	expect(of('1981-02-01').birthDate).toBe('differs');
	expect(of(null).birthDate).toBe('unknown');
	const hidden = { ...asked, subject: { ...asked.subject, birthDate: null } };
	expect(evidenceOf(hidden, 'fssp', enforcement(1, 'look')).birthDate).toBe('unknown');
});

test('an INN agrees digit by digit; a hidden one differs where its open digits do', () => {
	const [item] = bankruptcy('Реализация имущества', 'look').result.pageData;
	if (!item) throw new Error('no record');
	const of = (inn: string | null) => evidenceOf(asked, 'bankruptcy', { ...item, inn }).inn;
	expect(of(INN)).toBe('agrees');
	expect(of('7700••••••82')).toBe('unknown');
	expect(of('5000••••••82')).toBe('differs');
	expect(of('500000000099')).toBe('differs');
	expect(of(null)).toBe('unknown');
});

test('one case in two registers confirms both, whatever alphabet its letter is of', () => {
	const [item] = arbitration([null, NAME]).items;
	if (!item) throw new Error('no case');
	const of = (caseNumber: string | null) => evidenceOf(asked, 'arbiter', { ...item, caseNumber }).sameCase;
	expect(of('А40-1234/2026')).toEqual(['bankruptcy']);
	expect(of('A40-1234/2026')).toEqual(['bankruptcy']);
	expect(of('А40-12345/2026')).toEqual([]);
	expect(of(null)).toEqual([]);
});

test('the region where the passport was issued agrees, and never differs', () => {
	const [item] = wanted().items;
	if (!item) throw new Error('no record');
	const of = (territory: string | null) => evidenceOf(asked, 'fsin_wanted', { ...item, territory }).region;
	expect(of('УФСИН России по г. Москве')).toBe('agrees');
	expect(of('УФСИН по Омской области')).toBe('unknown');
	expect(of(null)).toBe('unknown');
});

test.each([
	['АС Московской области', 'Московская область', true],
	['АС Московской области', 'Москва', false],
	['Г. МОСКВА', 'Москва', true],
	['Томская область', 'Омская область', false],
	['Алтайский край', 'Республика Алтай', false],
	['Республика Татарстан (Татарстан)', 'Республика Татарстан', true],
	['г. Казань, Татарстана', 'Республика Татарстан', true],
	['Санкт-Петербурга', 'Санкт-Петербург', true],
	['Пермский край', 'Пермский край', true],
] as const)('«%s» is in «%s»: %s', (text, region, is) => {
	expect(isInRegion([text], region)).toBe(is);
});
