// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ASKED_HASH } from '../../ui/car-addresses.ts';
import { useAskedFor } from './use-asked-for.ts';

const REPORT = '/checks/XTA21144094786239?plate=1';

let root: Root | null = null;
beforeAll(() => {
	Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
afterEach(async () => {
	await act(async () => root?.unmount());
});

function Report({ askAll }: { askAll: () => Promise<void> }) {
	useAskedFor(askAll);
	return null;
}

/** Opens the current address as a browser does that comes from `referrer`; returns how often it asks. */
async function open(referrer: string): Promise<number> {
	vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
	const askAll = vi.fn(async () => {});
	root = createRoot(document.createElement('div'));
	const router = createBrowserRouter([{ path: '*', element: <Report askAll={askAll} /> }]);
	await act(async () => root?.render(<RouterProvider router={router} />));
	await act(async () => root?.unmount());
	router.dispose();
	return askAll.mock.calls.length;
}
const arriveAt = (address: string, state: object | null = null) => history.replaceState(state, '', address);
const shown = () => location.pathname + location.search + location.hash;

describe('the wish that comes with the address of a report', () => {
	test('is kept once: a reload, and whoever is sent the address, ask nothing', async () => {
		arriveAt(`${REPORT}${ASKED_HASH}`);
		expect(await open(`${location.origin}/`)).toBe(1);
		expect(shown()).toBe(REPORT);
		expect(await open(`${location.origin}/`)).toBe(0);
	});

	test.each([
		['', 'nowhere, as a link that was typed or sent'],
		['https://elsewhere.example/', 'another site'],
		[`https://elsewhere.example/?${encodeURIComponent('http://localhost:3000')}`, 'a site that names ours'],
		['about:srcdoc', 'a page without an origin'],
	])('asks nothing where it comes from «%s»: %s; and is taken away', async (referrer) => {
		arriveAt(`${REPORT}${ASKED_HASH}`);
		expect(await open(referrer)).toBe(0);
		expect(shown()).toBe(REPORT);
	});

	test('is another one than any other fragment', async () => {
		arriveAt(`${REPORT}#comments`);
		expect(await open(`${location.origin}/`)).toBe(0);
		expect(shown()).toBe(`${REPORT}#comments`);
	});

	test('is kept from the history as before, once', async () => {
		arriveAt(REPORT, { usr: { asked: true } });
		expect(await open('')).toBe(1);
		expect(await open('')).toBe(0);
	});
});
