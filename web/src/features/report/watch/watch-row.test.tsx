// @vitest-environment jsdom
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../client.ts';
import { protectedCall } from '../../../protection/protected-call.ts';
import { storeToken } from '../../../session/stored-token.ts';
import { rememberIntention } from './watch-intention.ts';
import { WatchCarRow } from './watch-row.tsx';

vi.mock('../../../client.ts', async (original) => ({ ...(await original<object>()), call: vi.fn() }));
vi.mock('../../../protection/protected-call.ts', () => ({ protectedCall: vi.fn() }));
vi.mock('../../../protection/when-rested.ts', () => ({ whenRested: (task: () => void) => task() }));

const VIN = 'XTA21144094786239' as Vin;
const ENDS = '2026-12-27T09:00:00.000Z';
const NONE = { kind: 'reply', reply: { success: true, message: '', data: [] } };

let place: HTMLElement;
let root: Root;
beforeEach(() => {
	(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
	sessionStorage.clear();
	storeToken(null);
	vi.mocked(call)
		.mockReset()
		.mockResolvedValue(NONE as never);
	vi.mocked(protectedCall)
		.mockReset()
		.mockResolvedValue({ kind: 'reply', reply: { success: true, message: '', ends_at: ENDS } } as never);
	place = document.body.appendChild(document.createElement('main'));
	root = createRoot(place);
});
afterEach(() => {
	act(() => root.unmount());
	place.remove();
});

/** Opens the report and waits for what it loads. */
async function open(): Promise<void> {
	await act(async () =>
		root.render(
			<MemoryRouter initialEntries={[`/checks/${VIN}`]}>
				<WatchCarRow vin={VIN} />
			</MemoryRouter>,
		),
	);
	await act(() => vi.dynamicImportSettled());
}

async function press(name = 'button'): Promise<void> {
	await act(async () => place.querySelector<HTMLElement>(name)?.click());
	await act(() => vi.dynamicImportSettled());
}

test('opened signed out it asks nothing; the press says why to sign in, with the way there in focus', async () => {
	await open();
	await press();
	expect(place.textContent).toMatch(/Войти.*Войдите, чтобы мы знали, кому писать/);
	expect(document.activeElement).toBe(place.querySelector('a[href="/auth"]'));
	expect([vi.mocked(call).mock.calls, vi.mocked(protectedCall).mock.calls]).toEqual([[], []]);
});

test('after the sign-in the watch begins once by itself', async () => {
	rememberIntention(VIN);
	storeToken('vera');
	await open();
	expect(place.textContent).toContain('Следим до 27.12');
	expect(place.querySelector('a')?.getAttribute('href')).toBe('/user/reports#watches');
	expect(vi.mocked(protectedCall)).toHaveBeenCalledTimes(1);
});

test('who comes back signed out has changed their mind, also when they sign in later', async () => {
	rememberIntention(VIN);
	await open();
	act(() => root.unmount());
	root = createRoot(place);
	storeToken('vera');
	await open();
	expect(place.textContent).toContain('Следить');
	expect(vi.mocked(protectedCall)).not.toHaveBeenCalled();
});

test('a car that is watched already says until when, to whom it is watched for', async () => {
	vi.mocked(call).mockResolvedValue({
		kind: 'reply',
		reply: { success: true, message: '', data: [{ vin: VIN, ends_at: ENDS }] },
	} as never);
	storeToken('vera');
	await open();
	expect(place.textContent).toContain('Следим до 27.12');
	await act(async () => storeToken(null));
	expect(place.textContent).not.toContain('Следим до');
});

test('a refusal stands beside the button, which stays', async () => {
	const problem = {
		success: false,
		code: 'conflict',
		message: 'Перестаньте следить за одной из них.',
	} as const;
	vi.mocked(protectedCall).mockResolvedValue({ kind: 'problem', status: 409, problem });
	storeToken('vera');
	await open();
	await press();
	expect(place.textContent).toMatch(/Следить.*Перестаньте следить за одной из них\. Открыть список/);
	expect(place.querySelector('button')?.disabled).toBe(false);
});
