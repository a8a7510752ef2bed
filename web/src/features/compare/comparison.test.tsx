import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { replyOf } from '../../car/testing/replies.ts';
import { Comparison } from './comparison.tsx';
import type { ComparedCar } from './facts.ts';

const WANTED: ComparedCar = {
	vin: 'XTA21144094786239' as Vin,
	report: {
		base: null,
		sections: { registration: replyOf('registration', 'found'), wanted: replyOf('wanted', 'found') },
	},
};
const NOT_ASKED: ComparedCar = {
	vin: 'XTA21144094786240' as Vin,
	report: { base: null, sections: {} },
};

/** The cells of the row with a title. */
function rowOf(html: string, title: string): readonly string[] {
	const row = html.split('<tr').find((part) => part.includes(`>${title}</th>`)) ?? '';
	return [...row.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) => cell.replace(/<[^>]*>/g, ''));
}

function shown(cars: readonly ComparedCar[]): string {
	const element = <Comparison cars={cars} now={new Date('2026-11-21T08:00:00.000Z')} />;
	return renderToStaticMarkup(
		<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: ['/'] })} />,
	);
}

test('cars stand side by side with their verdicts and their findings counted', () => {
	const html = shown([WANTED, NOT_ASKED]);
	expect(rowOf(html, 'Вывод')).toEqual(['Остановитесь', 'Пока рано решать']);
	expect(Number(rowOf(html, 'Причин остановиться')[0])).toBeGreaterThanOrEqual(1);
});

test('that nothing was found is never a zero: who was silent may know something', () => {
	const silent = { base: null, sections: { wanted: replyOf('wanted', 'unreachable') } };
	const html = shown([{ ...WANTED, report: silent }, NOT_ASKED]);
	expect(rowOf(html, 'Причин остановиться')).toEqual(['в ответах нет', 'Не запрошено']);
	expect(rowOf(html, 'Розыск')).toEqual(['Нет ответа', 'Не запрошено']);
	expect(rowOf(html, 'Ответы реестров')[1]).toBe('Ещё не спрашивали');
});

test('a car that nobody asked about says so and leads to its report', () => {
	const html = shown([WANTED, NOT_ASKED]);
	const [wanted = '', notAsked = ''] = html.split('scope="col"').slice(1);
	expect(wanted).toContain('LADA 2114 SAMARA');
	expect(wanted).not.toContain('О ней ещё');
	expect(notAsked).toContain('href="/checks/XTA21144094786240"');
	expect(notAsked).toContain('О ней ещё не спрашивали');
});

test('each of the ten registers has its row, and no fact stands twice', () => {
	const html = shown([WANTED, NOT_ASKED]);
	const titles = [...html.matchAll(/<th scope="row"[^>]*>(.*?)<\/th>/g)].map(([, title]) => title);
	expect(new Set(titles).size).toBe(titles.length);
	for (const section of SECTIONS) expect(titles).toContain(SECTION_CATALOGUE[section].title);
	expect(rowOf(html, 'Розыск')).toEqual(['В розыске с 09.08.2025', 'Не запрошено']);
});

test('the price of each car has a field of its own, named by the car', () => {
	const html = shown([WANTED, NOT_ASKED]);
	const legends = [...html.matchAll(/<legend[^>]*>(.*?)<\/legend>.*?<label[^>]*>(.*?)<\/label>/g)];
	expect(legends.map(([, car, label]) => [car, label])).toEqual([
		['LADA 2114 SAMARA, 2009', 'Цена продавца, ₽'],
		['XTA21144094786240', 'Цена продавца, ₽'],
	]);
});

test('neither is coloured as the better one', () => {
	const cells = shown([WANTED, NOT_ASKED]).match(/<td[^>]*>/g) ?? [];
	expect(cells.join(' ')).not.toMatch(/text-(?:found|clear|warn)|bg-(?:found|clear|warn)/);
});
