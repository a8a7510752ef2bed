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

/** Lada Vestas, one for each failure mode and each oddity of the supplier's reports. */
export const FAILURE_FIXTURES: readonly Subject[] = [
	{
		vin: 'XTAGFL110KY100101',
		plate: 'С101СС77',
		story: 'Автокод отвечает медленно: последний источник через 15 секунд',
		failureMode: { avtocod: 'slow' },
	},
	{
		vin: 'XTAGFL110KY100000',
		plate: 'С002СС77',
		story: 'Автокод обрывает соединение',
		failureMode: { avtocod: 'down' },
	},
	{
		vin: 'XTAGFL110KY100503',
		plate: 'С503СС77',
		story: 'у Автокода технические работы (503)',
		failureMode: { avtocod: '503' },
	},
	{
		vin: 'XTAGFL110KY100201',
		plate: 'С201СС77',
		story: 'вместо ответа Автокода приходит страница «Service has stop!»',
		failureMode: { avtocod: 'stopped' },
	},
	{
		vin: 'XTAGFL110KY100429',
		plate: 'С429СС77',
		story: 'Автокод просит подождать (429)',
		failureMode: { avtocod: '429' },
	},
	{
		vin: 'XTAGFL110KY100111',
		plate: 'С111СС77',
		story: 'Автокод берёт запрос и молчит',
		failureMode: { avtocod: 'hanging' },
	},
	{
		vin: 'XTAGFL110KY100222',
		plate: 'С222СС77',
		story: 'Автокод присылает мусор',
		failureMode: { avtocod: 'garbage' },
	},
	{
		vin: 'XTAGFL110KY100333',
		plate: 'С333СС77',
		story: 'ответ Автокода обрывается на половине',
		failureMode: { avtocod: 'half' },
	},
	{
		vin: 'XTAGFL110KY100403',
		plate: 'С403СС77',
		story: 'Автокод не принимает ключ',
		failureMode: { avtocod: 'security' },
	},
	{
		vin: 'XTAGFL110KY100500',
		plate: 'С500СС77',
		story: 'источник ограничений отвечает ошибкой, остальные говорят «ничего нет»',
		failureMode: { avtocod: 'source-error' },
	},
	{
		vin: 'XTAGFL110KY100999',
		plate: 'С999СС77',
		story: 'источник ДТП не заканчивает никогда, остальные говорят «ничего нет»',
		failureMode: { avtocod: 'endless' },
	},
	{
		vin: 'XTAGFL110KY100300',
		plate: 'С300СС77',
		story: 'один из двух источников осмотров ответил ошибкой, другой пуст',
		avtocod: { sources: { 'eaisto.registry': 'ERROR' } },
	},
	{
		vin: 'XTAGFL110KY100200',
		plate: 'С200СС77',
		story: 'в купленном отчёте нет источников таможни, отзывов и цен',
		avtocod: { lacks: ['customs.fts', 'recall.campaigns.registry', 'ads.price', 'vehicle.price'] },
	},
	{
		vin: 'XTAGFL110KY100204',
		plate: 'С204СС77',
		story: 'в купленном отчёте нет ни одного из наших источников',
		avtocod: { lacks: ASKED_SOURCES },
	},
	{
		vin: 'XTAGFL110KY100206',
		plate: 'С206СС77',
		story: 'в каждом разделе что-то есть, и ещё одна строка не читается',
		avtocod: { form: 'torn' },
	},
	{
		vin: 'XTAGFL110KY100100',
		plate: 'С100СС77',
		story: 'отчёт готов, но вместо каждого значения стоит null',
		avtocod: { form: 'nulls' },
	},
	{
		vin: 'XTAGFL110KY100118',
		plate: 'С118СС77',
		story: 'отчёт со старыми названиями разделов залогов и цен',
		avtocod: { form: 'older' },
	},
	{
		vin: 'XTAGFL110KY100404',
		plate: null,
		story: 'отчёт готов, но об этом VIN никто ничего не знает',
		avtocod: { form: 'empty' },
	},
	{
		vin: 'XTAGFL110KY100777',
		plate: 'С777СС77',
		story: 'реестры пишут VIN кириллицей',
	},
];

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
