// @vitest-environment jsdom
import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../client.ts';
import type { Session } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import type { PlateNotFound, Refresh } from './machine.ts';
import { PaidPart } from './paid-part.tsx';

vi.mock('../session/use-session.ts');
vi.mock('../ui/inside-frame.ts', () => ({ useInsideFrame: () => false }));
vi.mock('../client.ts', { spy: true });
vi.mock('./paid-branches.tsx', () => ({ SignedOut: () => 'вход', NoRequests: () => 'пакеты' }));

const plate = 'А123ВС77' as Plate;
const VIN = 'XTA21144094786239';
const OTHER = 'Z94K241BBMR251210';
const line = (of: string, vin: string) => ({ plate: of, vin, created_at: '2026-11-20T09:00:00.000Z' });
const notFound = { name: 'vinNotFound', plate, base: null } as PlateNotFound;
const refresh = { name: 'refreshVin', plate, found: { vins: [VIN] } } as unknown as Refresh;

let root: Root;
let place: HTMLElement;
const send = vi.fn();
beforeEach(() => {
	(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
	place = document.body.appendChild(document.createElement('main'));
	root = createRoot(place);
	send.mockClear();
});
afterEach(() => act(() => root.unmount()));

/** The part as somebody sees it who has so many requests and has bought these VINs. */
async function show(state: PlateNotFound | Refresh, requests: number, bought: readonly object[]) {
	const session = { token: 'token', user: { requests }, failed: false, conflict: null };
	vi.mocked(useSession).mockReturnValue(session as Session);
	vi.mocked(call).mockResolvedValue({ kind: 'reply', reply: { data: bought } } as never);
	const part = (
		<PaidPart name="Спросить" state={state} send={send}>
			Спросим.
		</PaidPart>
	);
	const site = createMemoryRouter([{ id: 'root', path: '/', element: part, loader: () => null }], {
		hydrationData: { loaderData: { root: { settings: { payments: { methods: ['card'] } } } } },
	});
	await act(async () => root.render(<RouterProvider router={site} />));
	await act(async () => {
		await vi.dynamicImportSettled();
	});
	return place.textContent ?? '';
}

const button = () => place.querySelector('button');
const press = () =>
	act(async () => {
		button()?.click();
		await vi.dynamicImportSettled();
	});

test('a VIN that was bought for the plate stands there, and is not sold again', async () => {
	const shown = await show(notFound, 0, [line('Е404КХ99', OTHER), line(plate, VIN)]);
	expect(shown).toContain(`VIN этого госномера вы уже купили 20.11.2026: ${VIN}`);
	expect(place.querySelector('a')?.getAttribute('href')).toContain(`/checks/${VIN}?plate=`);
	expect(shown).not.toContain('пакеты');
	await press();
	expect(place.textContent).toContain('пакеты');
	expect(send).not.toHaveBeenCalled();
});

test('who has requests may ask for a newer VIN, and the server is told which they have', async () => {
	await show(notFound, 3, [line(plate, VIN)]);
	await press();
	expect(send).toHaveBeenCalledExactlyOnceWith({ kind: 'paid-asked', bought: VIN });
});

test('before a refresh a bought VIN is shown, unless it is the one that stands there', async () => {
	expect(await show(refresh, 0, [line(plate, OTHER)])).toContain(`20.11.2026: ${OTHER}`);
});

test('a bought VIN that the page shows already is not shown twice', async () => {
	expect(await show(refresh, 0, [line(plate, VIN)])).not.toContain('уже купили');
	expect(place.textContent).toContain('пакеты');
});

test('the balance that a request is taken from is told', async () => {
	expect(await show(notFound, 3, [])).toContain('Платно: один запрос с баланса, сейчас там 3 запроса.');
	expect(place.textContent).not.toContain('уже купили');
});
