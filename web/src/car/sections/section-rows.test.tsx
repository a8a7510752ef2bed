import type { SectionData } from '@avtosverka/contract/check/data';
import { FOUND_DATA } from '@avtosverka/contract/check/testing/section-data';
import { HIDDEN } from '@avtosverka/contract/vocabulary/hidden';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { SectionRows } from './section-rows.tsx';

function shown<S extends Section>(section: S, data: SectionData[S], whole = true): string {
	return renderToStaticMarkup(<SectionRows section={section} data={data} whole={whole} />)
		.replace(/<[^>]*>/g, ' ')
		.replace(/\s+/g, ' ');
}

/** Every field that the specification names for a section, with the text that must stand for it. */
const FIELDS: Readonly<Record<Section, readonly string[]>> = {
	registration: [
		'LADA 2114 SAMARA',
		'2009',
		'XTA21144094786239',
		'Тёмно-красный',
		'1596 см3',
		'81,6 лс.',
		'Легковой хэтчбек',
		'Экологический класс Не указано',
		'На учёте',
		'12.11.2009 — 03.06.2014',
		'Физическое лицо · Регистрация нового ТС',
		'21.08.2019 — настоящее время',
	],
	dtp: [
		'030026341',
		'Столкновение · 04.04.2018, 12:00',
		'Краснодарский край',
		'Место Не указано',
		'Физическое лицо',
		'Повреждено',
		'Участников 2',
		'LADA 2114',
		'Год выпуска 2009',
		'передний бампер справа, переднее правое крыло или дверь',
	],
	wanted: [
		'ВАЗ 2114',
		'XTA21144094786239',
		'Номер кузова Не указано',
		'2009',
		'09.08.2025',
		'Ульяновская область',
	],
	restrict: [
		'ВАЗ 2114',
		'XTA21144094786239',
		'11.02.2026',
		'Архангельская область',
		'Судебный пристав',
		'Запрет на регистрационные действия',
		'+7 818 200-00-00',
		'12345/26/29021-ИП',
		'Основание Не указано',
	],
	diagnostic: [
		'087840012203456',
		'LADA 2114',
		'04.03.2022',
		'04.03.2023',
		'г. Краснодар, ул. Уральская, 98',
		'179 919 км.',
		'Пробег уменьшился: 15.01.2021',
		'Прежние осмотры',
	],
	osago: ['ХХХ 0123456789', 'LADA 2114', 'А123ВС77', 'Действует', 'Ромашка Страхование', '30.04.2027'],
	zalog: [
		'15.06.2024',
		'XTA21144094786239',
		'Залогодатель Физическое лицо',
		'ПАО «Банк Пример»',
		'Исключение сведений',
		'10.01.2019',
	],
	recall: [
		'XTA21144094786239',
		'LADA 2114',
		'АО «АВТОВАЗ»',
		'Возможна течь топливной рампы',
		'Заменить уплотнения',
		'Дилерский центр Не указано',
		'17.05.2010',
	],
	stats: ['148 200 км.', '3,4', '360 000 ₽', '190 000 ₽', '265 000 ₽', '128'],
	customs: [
		'XTA21144094786239',
		'LADA 2114',
		'Шасси Не указано',
		'Кузов Не указано',
		'05.09.2012',
		'Казахстан',
	],
};

describe.each(Object.entries(FIELDS) as [Section, readonly string[]][])('%s', (section, fields) => {
	test('shows every field of the specification', () => {
		const text = shown(section, FOUND_DATA[section]);
		for (const field of fields) expect(text).toContain(field);
	});
});

test('previous diagnostic cards stand newest first', () => {
	const text = shown('diagnostic', FOUND_DATA.diagnostic);
	const table = text.slice(text.indexOf('Прежние осмотры'));
	const places = ['201 532', '151 200', '98 400'].map((km) => table.indexOf(km));
	expect(places).toEqual([...places].sort((one, other) => one - other));
});

/** What a shared report hides (server/src/shares), every such field of a section at once. */
const HIDDEN_FIELDS = new Set([
	...['vehicle_body_number', 'w_kuzov', 'chassis', 'body', 'dcNumber', 'AccidentNumber', 'series', 'number'],
	...['osnOgr', 'plate', 'name'],
]);

/** The data with the marker in place of what is hidden, and how often it stands there. */
function withHidden<S extends Section>(
	section: S,
): { readonly data: SectionData[S]; readonly count: number } {
	let count = 0;
	const data = JSON.parse(JSON.stringify(FOUND_DATA[section]), (name, value) => {
		if (!HIDDEN_FIELDS.has(name) || value === null) return value;
		count += 1;
		return HIDDEN;
	});
	return { data, count };
}

describe.each(Object.keys(FIELDS) as Section[])('%s of a shared report', (section) => {
	test('says of what is hidden that it is, in whole words, and no more is missing than before', () => {
		const { data, count } = withHidden(section);
		const text = shown(section, data);
		if (count > 0) expect(text).toMatch(/скрыт/);
		expect(text).not.toMatch(/(№|Полис|скрыто) скрыто/);
		const missing = (of: string) => of.match(/Не указано|не указан|без номера/g)?.length ?? 0;
		expect(missing(text)).toBe(missing(shown(section, FOUND_DATA[section])));
	});
});

test('on a phone a previous card has its number too, beneath its day', () => {
	const html = renderToStaticMarkup(<SectionRows section="diagnostic" data={FOUND_DATA.diagnostic} whole />);
	const numbers = FOUND_DATA.diagnostic.diagnosticCards.flatMap(({ previousDcs }) =>
		previousDcs.map(({ dcNumber }) => dcNumber ?? 'Не указано'),
	);
	for (const number of numbers)
		expect(html).toContain(`sm:hidden"><span class="sr-only">Номер карты: </span>${number}</span>`);
});

test('previous cards stand newest first, those without a day last', () => {
	const [card] = FOUND_DATA.diagnostic.diagnosticCards;
	const previousDcs = [null, '2019-02-01', '2021-01-15'].map((dcDate, place) => ({
		...{ dcNumber: null, dcDate, dcExpirationDate: null, odometerValue: place * 1_000 + 1_000 },
	}));
	const text = shown('diagnostic', { diagnosticCards: [{ ...card!, previousDcs }] });
	const readings = text.slice(text.indexOf('Прежние осмотры')).matchAll(/(\d) 000 км/g);
	expect([...readings].slice(0, 3).map(([, thousands]) => thousands)).toEqual(['3', '2', '1']);
});

test('ended pledges say that none is in force, unless some rows could not be read', () => {
	const ended = { ...FOUND_DATA.zalog, list: [] };
	expect(shown('zalog', ended)).toContain('Действующих залогов нет.');
	const partly = shown('zalog', ended, false);
	expect(partly).not.toContain('Действующих залогов нет.');
	expect(partly).toContain('Среди прочитанных записей действующих залогов нет.');
});

test('damage without codes is said to be unknown, unknown codes are named', () => {
	const accident = FOUND_DATA.dtp.Accidents[0]!;
	const withCodes = (DamagePoints: string[]) => shown('dtp', { Accidents: [{ ...accident, DamagePoints }] });
	expect(withCodes([])).toContain('Места повреждений не указаны');
	expect(withCodes(['999'])).toContain('Повреждено: код 999');
});

test('the damage picture has its room and its words', () => {
	const html = renderToStaticMarkup(<SectionRows section="dtp" data={FOUND_DATA.dtp} whole />);
	expect(html).toContain('src="/damage-map.svg?points=01,02&amp;legend=off"');
	expect(html).toMatch(/<img[^>]*alt="Машина сверху, повреждено: передний бампер справа,[^"]*"/);
	expect(html).toMatch(/<img[^>]*width="400" height="200"/);
});
