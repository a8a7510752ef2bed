import { SAMPLE_META } from '@avtosverka/contract/check/testing/answer-meta';
import type { SiteSettings } from '@avtosverka/contract/site';
import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { LookupView } from './lookup-view.tsx';
import type { FoundPlate, LookupState, PlateNotFound } from './machine.ts';

const plate = 'А123ВС77' as Plate;
const VIN = 'XTA21144094786239';
const OTHER = 'Z94K241BBMR251210';
const meta = SAMPLE_META;
const PAYMENTS: SiteSettings['payments'] = { methods: ['card'], cardView: 'redirect' };
const base = { vin: null, model: 'LADA 2114', year: 2009, power: 81, color: null };
const found: FoundPlate = { name: 'findVinSuccess', plate, vins: [VIN], cars: [], base, meta };
const notFound: PlateNotFound = { name: 'vinNotFound', plate, base, meta };

function shown(state: LookupState, payments: SiteSettings['payments'] = PAYMENTS): string {
	const site = createMemoryRouter(
		[{ id: 'root', path: '/', element: <LookupView state={state} send={() => {}} />, loader: () => null }],
		{ hydrationData: { loaderData: { root: { settings: { payments } } } } },
	);
	return renderToStaticMarkup(<RouterProvider router={site} />);
}

/** What a person reads, without the markup. */
function text(...state: Parameters<typeof shown>): string {
	return shown(...state)
		.replace(/<[^>]+>/g, ' ')
		.replace(/\s+/g, ' ');
}

describe('the lookup dialog', () => {
	test('says what it is doing', () => {
		expect(text({ name: 'loading', plate, asking: 'vin' })).toContain('Ищем VIN по госномеру…');
	});

	test('shows the VIN, the model, the source with its moment, and the way to the report', () => {
		expect(text(found)).toContain(`VIN ${VIN} Модель LADA 2114`);
		expect(text(found)).toContain('Источник: Автокод, данные на 21 ноября 2026, 10:42');
		expect(shown(found)).toContain(`/checks/${VIN}?plate=${encodeURIComponent(plate)}`);
	});

	test('offers to refresh a found VIN, and to ask for one that is not found, and says what that costs', () => {
		expect(shown(found)).toMatch(/<button[^>]*>Обновить</);
		expect(shown(notFound)).toMatch(/<button[^>]*>Запросить полный VIN</);
		expect(text(notFound)).toContain('Спишем один запрос, только если картотека назовёт VIN');
		expect(text({ name: 'refreshVin', plate, found })).toContain('Обновить VIN');
	});

	const retry = { name: 'loading', plate, asking: 'paid', from: notFound, known: null } as const;
	test.each<LookupState>([
		found,
		notFound,
		{ name: 'refreshVin', plate, found },
		{ name: 'refreshFail', plate, found },
		{ name: 'paidRequestError', plate, from: notFound },
		{ name: 'networkError', plate, message: '', retry },
	])('names the price before the act, also to who is not signed in: $name', (state) => {
		expect(text(state)).toContain(
			'Платно: один запрос с баланса. Пакеты: 10 запросов за 49 ₽, 2 запроса за 10 ₽.',
		);
		expect(text(state, null)).toContain('Платно: один запрос с баланса.');
		expect(text(state, null)).not.toContain('₽');
	});

	test('names no price where nothing is paid for', () => {
		const free = { name: 'loading', plate, asking: 'vin' } as const;
		for (const state of [free, { name: 'networkError', plate, message: '', retry: free } as const]) {
			expect(text(state)).not.toContain('Платно');
		}
	});

	test('lets a person choose among several VINs', () => {
		const several = shown({ ...found, vins: [VIN, OTHER] });
		expect(several).toContain(`/checks/${VIN}?`);
		expect(several).toContain(`/checks/${OTHER}?`);
	});

	test('says in the words of the specification that there is no whole VIN, and what is known', () => {
		expect(text(notFound)).toContain('Не удалось найти полный VIN для данного номера в открытых источниках');
		expect(text(notFound)).toContain('VIN - Модель LADA 2114 Год 2009 Мощность 81 лс. Цвет -');
	});

	test('says that nobody answered, in whose words, and that it means nothing', () => {
		const retry = { name: 'loading', plate, asking: 'vin' } as const;
		const error = text({ name: 'networkError', plate, message: 'Автокод не ответил', retry });
		expect(error).not.toContain('Назад');
		expect(error).toContain('Ошибка загрузки данных Автокод не ответил');
		expect(error).toContain('Это не значит, что VIN нет.');
		expect(error).toContain('Повторить');
		expect(error).not.toMatch(/не найден|Не удалось найти/);
	});

	test('has the sentences of the paid states', () => {
		expect(text({ name: 'paidRequestError', plate, from: null })).toContain(
			'Не удалось найти VIN в картотеке ГИБДД. Проверьте правильность ввода гос. номера и повторите попытку',
		);
		const fail: LookupState = { name: 'refreshFail', plate, found };
		expect(text(fail)).toContain('Не удалось найти новый VIN для номера А123ВС77');
		expect(shown(fail)).toContain(`/checks/${VIN}?`);
		expect(shown(fail)).toContain('Проверить по старому VIN');
	});

	test('has a button wherever it tells a person to repeat the attempt', () => {
		const failed: LookupState = { name: 'paidRequestError', plate, from: notFound };
		expect(shown(failed)).toMatch(/<button[^>]*>(<svg.*?<\/svg>)?Повторить попытку</);
		expect(shown({ name: 'refreshFail', plate, found })).toMatch(
			/<button[^>]*>(<svg.*?<\/svg>)?Повторить попытку</,
		);
	});

	test('tells two cars of one plate apart', () => {
		const cars = [
			{ vin: VIN, model: 'LADA 2114', year: 2009, power: 81, color: 'Красный' },
			{ vin: OTHER, model: null, year: null, power: null, color: null },
		];
		const several = { ...found, vins: [VIN, OTHER], cars };
		expect(text(several)).toContain(`${VIN} LADA 2114, 2009 год, красный`);
		expect(text(several)).toContain(`${OTHER} Модель, год и цвет источник не назвал`);
	});

	test('says whether a request was spent', () => {
		const message = 'VIN найден. Списан один запрос.';
		const success = { vin: OTHER, message, plate, meta };
		expect(text({ name: 'paidRequestSuccess', ...success })).toMatch(new RegExp(`${OTHER}.*${message}`));
		const refreshed = text({ name: 'refreshSuccess', ...success, found });
		expect(refreshed).toContain(message);
		expect(refreshed).toContain(`Прежний VIN: ${VIN}`);
		const failed = { name: 'paidRequestError', plate, from: null } as const;
		expect(text(failed)).toContain('Запрос не списан.');
		expect(text({ name: 'refreshFail', plate, found })).toContain('Запрос не списан.');
	});

	test('names the card index as the source of a VIN that was paid for, told now or before', () => {
		for (const source of [meta.source, null]) {
			const state = { vin: OTHER, message: '', plate, meta: { ...meta, source } };
			for (const name of ['paidRequestSuccess', 'refreshSuccess'] as const) {
				const words = text({ name, ...state, found });
				expect(words).toContain('Источник: картотека ГИБДД, данные на 21 ноября 2026, 10:42');
				expect(words).not.toContain('Автокод');
			}
		}
	});

	test('leads back from a paid question that nobody answered', () => {
		const retry = { name: 'loading', plate, asking: 'paid', from: notFound, known: null } as const;
		const message = 'Сервис картотеки ГИБДД не ответил. Запрос не списан.';
		expect(text({ name: 'networkError', plate, message, retry })).toMatch(/не списан\..*Повторить.*Назад/);
	});

	test('says after a reload that the paid question is asked already, and lets go of it', () => {
		const asking = { name: 'loading', plate, asking: 'repeat' } as const;
		expect(text(asking)).toContain('Вы уже спросили картотеку ГИБДД');
		const message = 'Сервис картотеки ГИБДД не ответил за 45 секунд: ещё ждём.';
		expect(text({ name: 'networkError', plate, message, retry: asking })).toMatch(/Повторить.*Назад/);
	});

	test('says what a request is spent for beside the price too', () => {
		const empty = text({ ...notFound, noRequests: true });
		expect(empty).toContain('Спишем один запрос, только если картотека назовёт VIN');
	});

	test('says when a kept answer stands in', () => {
		expect(text({ ...found, meta: { ...meta, stale: true } })).toContain('это сохранённый ответ');
	});
});
