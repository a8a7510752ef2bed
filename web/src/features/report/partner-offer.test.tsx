// @vitest-environment jsdom
import { act, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PartnerReportLink } from '../../car/partner-report-link.tsx';
import { LeadIn } from '../owner-report/landing/lead-in.tsx';
import { BottomBar } from './bottom-bar.tsx';

vi.mock('../../ui/inside-frame.ts', () => ({ useInsideFrame: () => false }));

const VIN = 'XTA21144094786239';
const PARTNER = 'https://partner.example/report?from=us';

let root: Root;
let place: HTMLElement;
/** Tells the bar whether the verdict is in view. */
let scroll: (verdictInView: boolean) => void;
beforeEach(() => {
	(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
	place = document.body.appendChild(document.createElement('main'));
	root = createRoot(place);
	const observers = vi.fn((tell: (entries: { isIntersecting: boolean }[]) => void) => {
		scroll = (isIntersecting) => act(() => tell([{ isIntersecting }]));
		return { observe: vi.fn(), disconnect: vi.fn() };
	});
	vi.stubGlobal('IntersectionObserver', function fake(tell: Parameters<typeof observers>[0]) {
		return observers(tell);
	});
});
afterEach(() => {
	act(() => root.unmount());
	document.body.replaceChildren();
	vi.unstubAllGlobals();
});

async function show(element: ReactElement, fullReport: string | null = PARTNER): Promise<void> {
	const routes = [{ id: 'root', path: '/checks/:vin', element, loader: () => null }];
	const site = createMemoryRouter(routes, {
		initialEntries: [`/checks/${VIN}`],
		hydrationData: { loaderData: { root: { settings: { links: { fullReport } } } } },
	});
	await act(async () => root.render(<RouterProvider router={site} />));
}

test.each(['ghost', 'text'] as const)(
	'the partner’s report, as %s, says beside its link that it is paid for elsewhere',
	async (variant) => {
		await show(<PartnerReportLink variant={variant} />);
		const link = place.querySelector('a');
		expect(link?.textContent).toMatch(/^Заказать отчет/);
		expect(link?.href).toBe(`${PARTNER}&vin=${VIN}`);
		const note = document.getElementById(link?.getAttribute('aria-describedby') ?? '');
		expect(note?.textContent).toBe('Платно, на сайте партнёра');
	},
);

test('without a partner nothing is said to be paid', async () => {
	await show(<PartnerReportLink variant="ghost" />, null);
	expect(place.textContent).toBe('Заказать отчет скоро');
	await show(<PartnerReportLink variant="text" />, null);
	expect(place.textContent).toBe('');
});

test('the way from the owner to the car says whose report it is and that it is sold', async () => {
	await show(<LeadIn />);
	expect(place.textContent).toMatch(/продаёт партнёр на своём сайте.*Заказать отчет/);
});

test('the bar at the foot offers links, no buttons, and only while the verdict is out of view', async () => {
	await show(
		<>
			<section data-verdict="stop" />
			<BottomBar vin={VIN} />
		</>,
	);
	const bar = place.querySelector('[data-bottom-bar]');
	expect([...(bar?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)).toEqual([
		'Проверить владельца',
		'Комментарии',
		'Заказать отчет, откроется в новой вкладке',
	]);
	expect(bar?.querySelector('button')).toBeNull();
	const isHidden = () => bar?.classList.contains('invisible');
	expect(isHidden()).toBe(true);
	scroll(false);
	expect(isHidden()).toBe(false);
	scroll(true);
	expect(isHidden()).toBe(true);
});
