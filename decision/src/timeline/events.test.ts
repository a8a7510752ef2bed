import { expect, test } from 'vitest';
import { eventsOf } from './events.ts';
import { EMPTY_TIMELINE, FULL_TIMELINE } from './testing/timelines.ts';

const textsOf = (timeline = FULL_TIMELINE) =>
	eventsOf(timeline).map(({ date, texts, reading, owner }) =>
		[date, texts.join('; '), reading ?? '', owner ?? ''].join(' | ').replaceAll('\u00a0', ' '),
	);

test('every day is told once, oldest first, with its reading and its owner', () => {
	expect(textsOf()).toEqual([
		'2009-11-12 | Регистрация |  | физлицо с 12.11.2009',
		'2012-09-05 | Выпуск таможней: Казахстан |  | физлицо с 12.11.2009',
		'2014-06-03 | Новый владелец |  | компания с 03.06.2014',
		'2017-01-20 | Техосмотр | 98 400 км | компания с 03.06.2014',
		'2018-04-04 | ДТП: столкновение |  | компания с 03.06.2014',
		'2018-05-01 | Полис ОСАГО до 30.04.2019 |  | компания с 03.06.2014',
		'2019-02-01 | Техосмотр | 151 200 км | компания с 03.06.2014',
		'2019-08-21 | Новый владелец |  | физлицо с 21.08.2019',
		'2021-01-15 | Техосмотр | 201 532 км | физлицо с 21.08.2019',
		'2022-03-04 | Техосмотр | 179 919 км | физлицо с 21.08.2019',
		'2024-06-15 | Внесена в реестр залогов |  | физлицо с 21.08.2019',
		'2024-11-20 | Объявлена в розыск |  | физлицо с 21.08.2019',
		'2026-02-11 | Запрет |  | физлицо с 21.08.2019',
		'2026-05-01 | Полис ОСАГО до 30.04.2027 |  | физлицо с 21.08.2019',
		'2026-11-22 | Оценка пробега 201–353 тыс. км |  | физлицо с 21.08.2019',
	]);
});

test('between owners and before the first one there is none, and an end that nobody follows is told', () => {
	const owners = [
		{ kind: 'unknown' as const, from: '2012-01-01', to: '2014-01-01' },
		{ kind: 'company' as const, from: '2016-01-01', to: null },
	];
	const mileage = [
		{ date: '2011-01-01', km: 10 },
		{ date: '2015-01-01', km: 20 },
	];
	expect(textsOf({ ...EMPTY_TIMELINE, owners, mileage })).toEqual([
		'2011-01-01 | Техосмотр | 10 км | ',
		'2012-01-01 | Регистрация |  | владелец с 01.01.2012',
		'2014-01-01 | Конец владения |  | владелец с 01.01.2012',
		'2015-01-01 | Техосмотр | 20 км | ',
		'2016-01-01 | Новый владелец |  | компания с 01.01.2016',
	]);
});

test('two readings of one day are one line', () => {
	const mileage = [10, 20].map((km) => ({ date: '2011-01-01', km }));
	expect(textsOf({ ...EMPTY_TIMELINE, mileage })).toEqual(['2011-01-01 | Техосмотр | 10 км, 20 км | ']);
});
