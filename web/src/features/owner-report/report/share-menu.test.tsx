// @vitest-environment jsdom
import type { OwnerReport } from '@avtosverka/contract/owner-report/report';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rememberReportOrder } from '../../../purchase/report-orders.ts';
import type { Session } from '../../../session/session.ts';
import { FULL_REPORT } from '../testing/reports.ts';
import { ShareMenu } from './share-menu.tsx';

let token: string | null = null;
vi.mock('../../../session/use-session.ts', () => ({
	useSession: (): Session => ({ token, user: null }) as Session,
}));

const OWN_ADDRESS = `${window.location.origin}/ownerReport/${FULL_REPORT.report_uuid}`;
const MASKED = 'https://sverka.example/o/ssssssssssssssssssssssssssssssssssssssssssss';
const MADE = { success: true, message: '', data: { url: MASKED, expires_at: '2026-11-28T07:42:00.000Z' } };

let root: Root;
let place: HTMLElement;
const given: string[] = [];
const fetched = vi.fn(async (_path: string, _init: RequestInit): Promise<Response> => Response.json(MADE));

beforeEach(() => {
	(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
	token = 'token';
	given.length = 0;
	localStorage.clear();
	fetched.mockReset().mockImplementation(async () => Response.json(MADE));
	vi.stubGlobal('fetch', fetched);
	const share = vi.fn(async ({ url }: { url: string }) => void given.push(`shared ${url}`));
	const clipboard = { writeText: async (url: string) => void given.push(`copied ${url}`) };
	Object.assign(navigator, { share });
	Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
	place = document.createElement('main');
	document.body.append(place);
});
afterEach(() => {
	act(() => root.unmount());
	document.body.replaceChildren();
	vi.unstubAllGlobals();
});

function show(report: Partial<OwnerReport> = {}): void {
	act(() => {
		root = createRoot(place);
		root.render(
			<MemoryRouter>
				<ShareMenu report={{ ...FULL_REPORT, ...report }} />
			</MemoryRouter>,
		);
	});
}
const fold = () => place.querySelector('details') as HTMLDetailsElement;
const button = (words: string) =>
	[...place.querySelectorAll('button')].find((one) => one.textContent === words) as
		| HTMLButtonElement
		| undefined;
/** Opens the menu and waits until what it asks for has come. */
const open = () =>
	act(async () => {
		fold().open = true;
		await new Promise((done) => fold().addEventListener('toggle', done, { once: true }));
		await import('./share-panel.tsx');
		for (const _ of [1, 2, 3]) await new Promise(setImmediate);
	});
const press = (words: string) => act(async () => button(words)?.click());

describe('the share menu', () => {
	test('has a link made when it opens, so that a press shares it at once', async () => {
		show();
		expect(fetched).not.toHaveBeenCalled();
		await open();
		expect(fetched.mock.calls[0]?.[0]).toBe(`/v1/ownerReport/${FULL_REPORT.report_uuid}/share`);
		expect(place.textContent).toContain('Паспорт и дата рождения скрыты. Ссылка действует до 28 ноября 2026');
		// Nothing is waited for between the press and the device's own menu.
		act(() => button('Через приложение')?.click());
		expect(given).toEqual([`shared ${MASKED}`]);
		await open();
		await press('Скопировать ссылку');
		expect(given.at(-1)).toBe(`copied ${MASKED}`);
		expect(place.textContent).toContain('Ссылка скопирована!');
	});

	test('has nothing to press before the link is there', async () => {
		fetched.mockImplementation(() => new Promise(() => {}));
		show();
		await open();
		expect([button('Через приложение')?.disabled, button('Скопировать ссылку')?.disabled]).toEqual([
			true,
			true,
		]);
		expect(place.textContent).toContain('Готовим ссылку…');
	});

	test('shares the own address with a word where there is no connection', async () => {
		fetched.mockRejectedValue(new TypeError('no connection'));
		show();
		await open();
		expect(place.textContent).toMatch(/Нет связи.*адресом этой страницы.*нет срока.*дата рождения/);
		await press('Скопировать ссылку');
		expect(given).toEqual([`copied ${OWN_ADDRESS}`]);
	});

	test('says why there is no link where the server refuses it', async () => {
		const refusal = {
			success: false,
			code: 'conflict',
			message: 'Действующих ссылок уже 20: отзовите ненужные.',
		};
		fetched.mockImplementation(async () => Response.json(refusal, { status: 409 }));
		show();
		await open();
		expect(place.textContent).toContain('Действующих ссылок уже 20');
		await press('Скопировать ссылку');
		expect(given).toEqual([`copied ${OWN_ADDRESS}`]);
	});

	test('takes the link back, and has nothing to share then', async () => {
		show();
		await open();
		fetched.mockImplementation(async () => Response.json({ success: true, message: 'Ссылка отозвана.' }));
		await press('Отозвать ссылку');
		expect(fetched.mock.lastCall?.[0]).toBe(`/v1/ownerReport/${FULL_REPORT.report_uuid}/share/end`);
		expect(place.textContent).toContain('Ссылка отозвана.');
		expect([button('Скопировать ссылку')?.disabled, button('Отозвать ссылку')]).toEqual([true, undefined]);
		expect(document.activeElement?.tagName).toBe('SUMMARY');
	});

	test('knows a buyer who never signed in by the order that this device began', async () => {
		token = null;
		rememberReportOrder(FULL_REPORT.report_uuid, 'A1Z');
		show({ own: false });
		await open();
		expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toEqual({ orders: ['A1Z'] });
		await press('Скопировать ссылку');
		expect(given).toEqual([`copied ${MASKED}`]);
	});

	test.each([
		['anybody else', { own: false }],
		['the sample', { sample: true }],
	])('gives %s the own address, and asks for nothing', async (_, report) => {
		show(report);
		await open();
		expect(fetched).not.toHaveBeenCalled();
		expect(place.textContent).toContain('Отчёт увидит каждый, у кого есть ссылка.');
		await press('Скопировать ссылку');
		expect(given).toEqual([`copied ${OWN_ADDRESS}`]);
	});
});
