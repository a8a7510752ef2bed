import type { SharedOwnerReport, SiteContext } from '@avtosverka/contract/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { siteKey } from '../../../site.ts';
import OwnerReportRoute, { loader } from '../report-route.tsx';
import { readText } from '../testing/markup.tsx';
import { FULL_REPORT, SILENT_REPORT } from '../testing/reports.ts';

vi.mock('../../../session/use-session.ts');
vi.mock('../../../ui/inside-frame.ts', () => ({ useInsideFrame: () => false }));

const PARAMS = { token: 'x'.repeat(43) };
const EXPIRES = '2026-11-28T07:42:00.000Z';
const masked = { passport_number: '00 00 ••••00', birth_date: '••.••.1980', own: false };
const SHARED: SharedOwnerReport = { report: { ...FULL_REPORT, ...masked }, expiresAt: EXPIRES };

async function load(shared: SharedOwnerReport | 'over' | null) {
	const context = new RouterContextProvider();
	context.set(siteKey, { call: { sharedOwnerReport: async () => shared } } as unknown as SiteContext);
	const loaded = await loader({ params: PARAMS, context } as unknown as Parameters<typeof loader>[0]);
	if (loaded === null || !('data' in loaded)) throw new Error('the loader knows the link');
	return { data: loaded.data, status: loaded.init?.status ?? 200 };
}

async function page(shared: SharedOwnerReport | 'over' | null): Promise<string> {
	const { data } = await load(shared);
	const props = { params: PARAMS, loaderData: data } as unknown as Parameters<typeof OwnerReportRoute>[0];
	const route = { id: 'root', path: '/', element: <OwnerReportRoute {...props} />, loader: () => null };
	const settings = { siteUrl: 'https://sverka.example' };
	const site = createMemoryRouter([route], { hydrationData: { loaderData: { root: { settings } } } });
	return renderToStaticMarkup(<RouterProvider router={site} />);
}

test('a link that is over is told from one that never was, each in its words', async () => {
	expect(await load('over')).toMatchObject({ data: { state: 'over' }, status: 410 });
	expect(await load(null)).toMatchObject({ data: { state: 'unknown' }, status: 404 });
	expect((await load(SHARED)).status).toBe(200);
	expect(readText(await page('over'))).toMatch(/Ссылка больше не действует.*Проверить владельца/);
	expect(readText(await page(null))).toContain('Такой ссылки нет');
});

test('a shared owner report is whole but for what is hidden, is not indexed, and has nothing to press', async () => {
	const html = await page(SHARED);
	const text = readText(html);
	for (const said of ['Примеров Пётр Образцович', '00 00 ••••00', '••.••.1980', 'Общая сумма долга'])
		expect(text).toContain(said);
	expect(text).toMatch(/Паспорт и дата рождения скрыты. Ссылка действует до 28 ноября 2026/);
	expect(html).toMatch(/<meta name="robots" content="noindex/);
	for (const action of ['Поделиться', 'Скачать PDF', 'Удалить отчёт', 'Запросить снова', 'Комментар'])
		expect(text).not.toContain(action);
});

test('a register that has not answered is told as such to whoever has the link', async () => {
	const text = readText(await page({ report: { ...SILENT_REPORT, ...masked }, expiresAt: EXPIRES }));
	expect(text).toContain('Источник данных сейчас недоступен.');
	expect(text).not.toContain('Запросить снова');
});
