/**
 * Why a code is not quite certain. `newer`: only the list of 2026 has it. `one-list`: only one of the lists
 * has it. `issued-earlier`: no longer issued, plates with it are still on cars. `two-regions`: an autonomous
 * district had it that joined another region in 2007 or 2008, and now it is a third region's.
 */
export const CODE_DOUBTS = ['newer', 'one-list', 'issued-earlier', 'two-regions'] as const;
export type CodeDoubt = (typeof CODE_DOUBTS)[number];

type Entry = {
	readonly name: string;
	readonly codes: readonly (string | { code: string; doubt: CodeDoubt })[];
};

/** A code of a plate: two digits, or three. */
export type RegionCode = { readonly code: string; readonly doubt: CodeDoubt | null };
/** A subject of the country, or a place with codes of its own, and all its codes. */
export type Region = { readonly name: string; readonly codes: readonly RegionCode[] };

/**
 * Where the table comes from: the open list of codes by A. Nemiro as of October 2024, with codes of two later
 * validators beside it, which are marked. Facts, not a document; lists of this kind disagree. Of Nemiro's
 * list one line is left out: 188, plates of 2022 for a region that is no subject of Russia. A plate with it
 * is read like any other.
 */
export const REGION_TABLE_AS_OF = '2024-10-01';

const shared = (code: string) => ({ code, doubt: 'two-regions' }) as const;

const ENTRIES: readonly Entry[] = [
	{ name: 'Республика Адыгея', codes: ['01'] },
	{ name: 'Республика Башкортостан', codes: ['02', '102', '702'] },
	{ name: 'Республика Бурятия', codes: ['03'] },
	{ name: 'Республика Алтай', codes: ['04'] },
	{ name: 'Республика Дагестан', codes: ['05'] },
	{ name: 'Республика Ингушетия', codes: ['06'] },
	{ name: 'Кабардино-Балкарская Республика', codes: ['07'] },
	{ name: 'Республика Калмыкия', codes: ['08'] },
	{ name: 'Карачаево-Черкесская Республика', codes: ['09'] },
	{ name: 'Республика Карелия', codes: ['10'] },
	{ name: 'Республика Коми', codes: ['11'] },
	{ name: 'Республика Марий Эл', codes: ['12'] },
	{ name: 'Республика Мордовия', codes: ['13', '113'] },
	{ name: 'Республика Саха (Якутия)', codes: ['14'] },
	{ name: 'Республика Северная Осетия — Алания', codes: ['15'] },
	{ name: 'Республика Татарстан', codes: ['16', '116', '716'] },
	{ name: 'Республика Тыва', codes: ['17'] },
	{ name: 'Удмуртская Республика', codes: ['18'] },
	{ name: 'Республика Хакасия', codes: ['19'] },
	{ name: 'Чеченская Республика', codes: [{ code: '20', doubt: 'issued-earlier' }, '95'] },
	{ name: 'Чувашская Республика', codes: ['21', '121'] },
	{ name: 'Алтайский край', codes: ['22', { code: '122', doubt: 'newer' }] },
	{ name: 'Краснодарский край', codes: ['23', '93', '123', '193', { code: '323', doubt: 'newer' }] },
	{ name: 'Красноярский край', codes: ['24', shared('84'), { code: '88', doubt: 'issued-earlier' }, '124'] },
	{ name: 'Приморский край', codes: ['25', '125', { code: '725', doubt: 'newer' }] },
	{ name: 'Ставропольский край', codes: ['26', '126'] },
	{ name: 'Хабаровский край', codes: ['27'] },
	{ name: 'Амурская область', codes: ['28'] },
	{ name: 'Архангельская область', codes: ['29'] },
	{ name: 'Астраханская область', codes: ['30', { code: '130', doubt: 'one-list' }] },
	{ name: 'Белгородская область', codes: ['31'] },
	{ name: 'Брянская область', codes: ['32'] },
	{ name: 'Владимирская область', codes: ['33'] },
	{ name: 'Волгоградская область', codes: ['34', '134'] },
	{ name: 'Вологодская область', codes: ['35'] },
	{ name: 'Воронежская область', codes: ['36', '136', { code: '336', doubt: 'newer' }] },
	{ name: 'Ивановская область', codes: ['37'] },
	{ name: 'Иркутская область', codes: ['38', shared('85'), '138'] },
	{ name: 'Калининградская область', codes: ['39', { code: '91', doubt: 'issued-earlier' }] },
	{ name: 'Калужская область', codes: ['40'] },
	{ name: 'Камчатский край', codes: ['41', shared('82')] },
	{ name: 'Кемеровская область — Кузбасс', codes: ['42', '142'] },
	{ name: 'Кировская область', codes: ['43'] },
	{ name: 'Костромская область', codes: ['44'] },
	{ name: 'Курганская область', codes: ['45'] },
	{ name: 'Курская область', codes: ['46'] },
	{ name: 'Ленинградская область', codes: ['47', '147'] },
	{ name: 'Липецкая область', codes: ['48'] },
	{ name: 'Магаданская область', codes: ['49'] },
	{
		name: 'Московская область',
		codes: [
			'50',
			'90',
			'150',
			'190',
			{ code: '250', doubt: 'one-list' },
			{ code: '550', doubt: 'one-list' },
			'750',
			'790',
		],
	},
	{ name: 'Мурманская область', codes: ['51'] },
	{ name: 'Нижегородская область', codes: ['52', '152', { code: '252', doubt: 'newer' }] },
	{ name: 'Новгородская область', codes: ['53'] },
	{ name: 'Новосибирская область', codes: ['54', '154', { code: '754', doubt: 'newer' }] },
	{ name: 'Омская область', codes: ['55', '155'] },
	{ name: 'Оренбургская область', codes: ['56', '156'] },
	{ name: 'Орловская область', codes: ['57'] },
	{ name: 'Пензенская область', codes: ['58', { code: '158', doubt: 'one-list' }] },
	{ name: 'Пермский край', codes: ['59', shared('81'), '159'] },
	{ name: 'Псковская область', codes: ['60'] },
	{ name: 'Ростовская область', codes: ['61', '161', '761'] },
	{ name: 'Рязанская область', codes: ['62'] },
	{ name: 'Самарская область', codes: ['63', '163', '763'] },
	{ name: 'Саратовская область', codes: ['64', '164'] },
	{ name: 'Сахалинская область', codes: ['65'] },
	{ name: 'Свердловская область', codes: ['66', '96', '196'] },
	{ name: 'Смоленская область', codes: ['67'] },
	{ name: 'Тамбовская область', codes: ['68'] },
	{ name: 'Тверская область', codes: ['69', { code: '169', doubt: 'newer' }] },
	{ name: 'Томская область', codes: ['70'] },
	{ name: 'Тульская область', codes: ['71'] },
	{ name: 'Тюменская область', codes: ['72', { code: '172', doubt: 'newer' }] },
	{ name: 'Ульяновская область', codes: ['73', '173'] },
	{ name: 'Челябинская область', codes: ['74', '174', { code: '774', doubt: 'newer' }] },
	{ name: 'Забайкальский край', codes: ['75', shared('80')] },
	{ name: 'Ярославская область', codes: ['76'] },
	{
		name: 'Москва',
		codes: [
			'77',
			'97',
			'99',
			'177',
			'197',
			'199',
			{ code: '277', doubt: 'newer' },
			'777',
			'797',
			'799',
			{ code: '977', doubt: 'newer' },
		],
	},
	{ name: 'Санкт-Петербург', codes: ['78', '98', '178', '198'] },
	{ name: 'Еврейская автономная область', codes: ['79'] },
	{ name: 'Донецкая Народная Республика', codes: [shared('80'), { code: '180', doubt: 'newer' }] },
	{ name: 'Луганская Народная Республика', codes: [shared('81'), { code: '181', doubt: 'newer' }] },
	{ name: 'Республика Крым', codes: [shared('82')] },
	{ name: 'Ненецкий автономный округ', codes: ['83'] },
	{ name: 'Херсонская область', codes: [shared('84'), '184'] },
	{ name: 'Запорожская область', codes: [shared('85'), '185'] },
	{ name: 'Ханты-Мансийский автономный округ — Югра', codes: ['86', '186'] },
	{ name: 'Чукотский автономный округ', codes: ['87'] },
	{ name: 'Ямало-Ненецкий автономный округ', codes: ['89'] },
	{ name: 'Севастополь', codes: ['92'] },
	{ name: 'Байконур', codes: ['94'] },
];

/** Every region with its codes, by its lowest code. */
export const REGIONS: readonly Region[] = ENTRIES.map(({ name, codes }) => ({
	name,
	codes: codes.map((code) => (typeof code === 'string' ? { code, doubt: null } : code)),
}));
