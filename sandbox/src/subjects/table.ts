import { SUPPLIERS } from '@avtosverka/contract/vocabulary/supplier';
import { ASKED_SOURCES } from '../avtocod/sources.ts';
import { GIBDD_STATIONS } from './gibdd-failure-fixtures.ts';
import { PAGE_STATIONS } from './page-failure-fixtures.ts';
import type { Subject } from './subject.ts';

const EVERYBODY_DOWN = Object.fromEntries(SUPPLIERS.map((supplier) => [supplier, 'down' as const]));

/** Cars and plates with stories written by hand. */
export const STORIES: readonly Subject[] = [
	{
		vin: 'XTA21144094786239',
		plate: 'А123ВС77',
		story:
			'LADA 2114: во всех десяти разделах что-то есть; пробег скручен; ДТП с точками повреждений. Платный поиск по номеру находит другую машину, Porsche Cayenne',
		cardIndex: { vin: 'WP1AB29PX4LA69033' },
	},
	{
		vin: 'Z94K241BBMR251210',
		plate: 'К777КК799',
		story:
			'Hyundai Solaris 2021 года: ничего плохого ни в одном разделе, есть фотография. Платный поиск по номеру находит тот же VIN',
	},
	{
		vin: 'WP1AB29PX4LA69033',
		plate: 'О001ОО50',
		story: 'Porsche Cayenne: розыск, два запрета, действующий и снятый залог, четыре ДТП, есть фотография',
		gibdd: { form: 'of2016' },
	},
	{
		vin: 'LJD7AC14XP0207454',
		plate: 'М456ТУ152',
		story:
			'Kia Sportage: выпуск таможней через Киргизию, отзывная кампания, одна строка о ДТП не читается, фотография не открывается',
	},
	{
		vin: 'X96ERB6X4B0008543',
		plate: 'Р503РР52',
		story: 'Волга Siber: все поставщики обрывают соединение',
		failureMode: EVERYBODY_DOWN,
	},
	{
		vin: 'JTEHD21A850036287',
		plate: null,
		story:
			'Toyota RAV4: у Автокода технические работы (503), поэтому ГИБДД просит цифры с картинки; таможня присылает мусор, Росстандарт думает шесть секунд',
		failureMode: { avtocod: '503', customs: 'garbage', gost: 'slow' },
	},
	{
		vin: 'XTAGFL110KY700250',
		plate: null,
		story:
			'LADA, ответы о которой меняются кнопкой выше: новый запрет и другой документ у прежнего. Для слежения за машиной',
	},
];

/** Plates with a peculiarity of their own. */
export const PLATES: readonly Subject[] = [
	{
		vin: null,
		plate: 'Е404КХ99',
		story:
			'номер известен, VIN нет: только модель, год, мощность и цвет. Платный поиск находит VIN X4XKJ59480LE23552',
		cardIndex: { vin: 'X4XKJ59480LE23552' },
	},
	{
		vin: null,
		plate: 'С808УХ97',
		story: 'номер известен, VIN нет, и платный поиск не находит ничего',
		cardIndex: { vin: null },
	},
	{
		vin: null,
		plate: 'Т606ТТ99',
		story: 'номер известен, VIN нет; на платном поиске Автокод обрывает соединение',
		cardIndex: { failureMode: 'down' },
	},
	{
		vin: null,
		plate: 'В222ВВ22',
		story: 'один номер стоял на двух машинах: два VIN',
		vins: ['XWEHC512BC0001234', 'XTAGFL110JY123456'],
	},
	{
		vin: null,
		plate: 'Н500ОТ78',
		story: 'поставщики не отвечают на вопрос о номере',
		failureMode: { avtocod: 'down', apicloud: 'down' },
	},
	{
		vin: null,
		plate: 'М017КС77',
		story: 'VIN закрыт звёздочками, остальное известно',
	},
	{
		vin: null,
		plate: 'Т404ТТ77',
		story: 'о номере никто ничего не знает',
		avtocod: { form: 'empty' },
	},
];

/** What can happen to the supplier's reports: the last digits, words, and what is unusual. */
const TROUBLES: readonly (readonly [digits: string, story: string, unusual: Partial<Subject>])[] = [
	[
		'101',
		'Автокод отвечает медленно: последний источник через 15 секунд',
		{ failureMode: { avtocod: 'slow' } },
	],
	['000', 'Автокод обрывает соединение', { plate: 'С002СС77', failureMode: { avtocod: 'down' } }],
	['503', 'у Автокода технические работы (503)', { failureMode: { avtocod: '503' } }],
	[
		'201',
		'вместо ответа Автокода приходит страница «Service has stop!»',
		{ failureMode: { avtocod: 'stopped' } },
	],
	['429', 'Автокод просит подождать (429)', { failureMode: { avtocod: '429' } }],
	['111', 'Автокод берёт запрос и молчит', { failureMode: { avtocod: 'hanging' } }],
	['222', 'Автокод присылает мусор', { failureMode: { avtocod: 'garbage' } }],
	['333', 'ответ Автокода обрывается на половине', { failureMode: { avtocod: 'half' } }],
	['403', 'Автокод не принимает ключ', { failureMode: { avtocod: 'security' } }],
	[
		'500',
		'источник ограничений отвечает ошибкой, остальные говорят «ничего нет»',
		{ failureMode: { avtocod: 'source-error' } },
	],
	[
		'999',
		'источник ДТП не заканчивает никогда, остальные говорят «ничего нет»',
		{ failureMode: { avtocod: 'endless' } },
	],
	[
		'300',
		'один из двух источников осмотров ответил ошибкой, другой пуст',
		{ avtocod: { sources: { 'eaisto.registry': 'ERROR' } } },
	],
	[
		'200',
		'в купленном отчёте нет источников таможни, отзывов и цен',
		{ avtocod: { lacks: ['customs.fts', 'recall.campaigns.registry', 'ads.price', 'vehicle.price'] } },
	],
	['204', 'в купленном отчёте нет ни одного из наших источников', { avtocod: { lacks: ASKED_SOURCES } }],
	['206', 'в каждом разделе что-то есть, и ещё одна строка не читается', { avtocod: { form: 'torn' } }],
	['100', 'отчёт готов, но вместо каждого значения стоит null', { avtocod: { form: 'nulls' } }],
	['118', 'отчёт со старыми названиями разделов залогов и цен', { avtocod: { form: 'older' } }],
	['404', 'отчёт готов, но об этом VIN никто ничего не знает', { plate: null, avtocod: { form: 'empty' } }],
	['777', 'реестры пишут VIN кириллицей', {}],
];

/** Lada Vestas, one for each failure mode and each oddity of the supplier's reports. */
export const FAILURE_FIXTURES: readonly Subject[] = TROUBLES.map(([digits, story, unusual]) => ({
	vin: `XTAGFL110KY100${digits}`,
	plate: `С${digits}СС77`,
	story,
	...unusual,
}));

/** Every magic subject there is. */
export const SUBJECTS: readonly Subject[] = [
	...STORIES,
	...PLATES,
	...FAILURE_FIXTURES,
	...GIBDD_STATIONS,
	...PAGE_STATIONS,
];

/** Three subjects worth trying first. */
export const TO_TRY_FIRST: readonly Subject[] = STORIES.slice(0, 3);
