import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { StoredEntry } from './stored-list.ts';
import { StoredReportList } from './stored-report-list.tsx';

const LADA: StoredEntry = {
	vin: 'XTA21144094786239' as Vin,
	plate: 'А123ВС77' as Plate,
	car: 'LADA 2114 SAMARA, 2009',
	savedAt: '2026-11-21T07:42:00.000Z',
	verdict: 'stop',
};
/** As it was written before there were verdicts. */
const OLD: StoredEntry = {
	vin: 'XTA21144094786240' as Vin,
	plate: null,
	car: null,
	savedAt: '2026-11-20T07:42:00.000Z',
};
const nothing = async () => {};

function shown(list: readonly StoredEntry[], compared: boolean): string {
	const choice = { choiceOf: () => ({ chosen: false, disabled: false, toggle: () => {} }) };
	const element = (
		<StoredReportList
			title="Недавно проверенные"
			list={list}
			onForget={nothing}
			onForgetAll={nothing}
			{...(compared && choice)}
		/>
	);
	return renderToStaticMarkup(
		<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: ['/'] })} />,
	);
}

test('a report is named by its car, VIN, plate, moment and verdict', () => {
	const text = shown([LADA], false).replace(/<[^>]*>/g, ' ');
	for (const part of [
		'LADA 2114 SAMARA, 2009',
		'Остановитесь',
		'XTA21144094786239 · А 123 ВС 77 · 21 ноября 2026, 10:42',
	]) {
		expect(text).toContain(part);
	}
	expect(shown([LADA], false)).toContain(`href="/checks/XTA21144094786239?plate=`);
});

test('one that is known by its VIN alone says no verdict', () => {
	const html = shown([OLD], false);
	expect(html).toContain('>XTA21144094786240<');
	expect(html).not.toMatch(/Остановитесь|выясните|Плохого|Пока рано/);
});

test('each can be picked where cars are compared, and nowhere else', () => {
	expect(shown([LADA, OLD], true).match(/type="checkbox"/g)).toHaveLength(2);
	expect(shown([LADA, OLD], true)).toContain('aria-label="Сравнить: LADA 2114 SAMARA, 2009"');
	expect(shown([LADA, OLD], false)).not.toContain('checkbox');
});

test.each([
	['', 'Пока ни одного'],
	[`report_copies=${Math.ceil(Date.now() / 1000) + 86_400}`, 'Браузер стёр сохранённые отчёты'],
])('an empty list tells whether the browser has cleared it: %s', (cookie, words) => {
	vi.stubGlobal('document', { cookie });
	expect(shown([], false)).toContain(words);
	vi.unstubAllGlobals();
});
