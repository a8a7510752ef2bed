import { beforeEach, describe, expect, test, vi } from 'vitest';
import { importRouteModule } from './import-route-module.ts';
import { lacksScripts } from './whole-page.ts';

const LOST = 'throw new TypeError("Failed to fetch dynamically imported module: /assets/a.js")';
const script = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

let loaded: string[];
let stored: Map<string, string>;

beforeEach(() => {
	vi.useFakeTimers();
	loaded = [];
	stored = new Map();
	vi.stubGlobal('sessionStorage', {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
	});
	vi.stubGlobal('window', {
		location: {
			pathname: '/faq',
			search: '',
			hash: '',
			assign: (address: string) => loaded.push(address),
			reload: () => loaded.push('again'),
		},
		__reactRouterDataRouter: {
			state: { navigation: { location: { pathname: '/checks/X', search: '?plate=1', hash: '' } } },
		},
	});
	vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
	return () => {
		vi.useRealTimers();
		vi.unstubAllGlobals();
	};
});

/** What came of an import, or `waits` when it is never settled. */
async function outcomeOf(address: string): Promise<unknown> {
	const outcome = importRouteModule(address);
	await vi.advanceTimersByTimeAsync(5_000);
	return Promise.race([outcome, Promise.resolve('waits')]);
}

describe('the script of a route', () => {
	test('that comes is the route', async () => {
		expect(await outcomeOf(script('export const clientLoader = () => "data"'))).toMatchObject({
			clientLoader: expect.any(Function),
		});
		expect(loaded).toEqual([]);
	});

	test('that never comes leads to a whole load of the page that is being opened', async () => {
		expect(await outcomeOf(script(LOST))).toBe('waits');
		expect(loaded).toEqual(['/checks/X?plate=1']);
	});

	test('that never comes on a way back, where the address has changed already, loads the page again', async () => {
		Object.assign(window.location, { pathname: '/checks/X', search: '?plate=1' });
		await outcomeOf(script(LOST));
		expect(loaded).toEqual(['again']);
	});

	test('that does not come after a whole load either is told as it is, without another load', async () => {
		await outcomeOf(script(LOST));
		const stub = (await outcomeOf(script(`${LOST};0`))) as Record<string, () => void>;
		expect(loaded).toHaveLength(1);
		for (const part of ['default', 'clientLoader', 'clientAction']) expect(stub[part]).toThrow(TypeError);
	});

	test('that does not come from a site that does not answer leaves the page at hand alone', async () => {
		vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
		const stub = (await outcomeOf(script(LOST))) as Record<string, () => void>;
		expect(loaded).toEqual([]);
		expect(stub.default).toThrow('Failed to fetch');
		expect(lacksScripts()).toBe(true);
	});

	test('that comes and throws is told as it is, without a load', async () => {
		const stub = (await outcomeOf(script('throw new ReferenceError("bug")'))) as Record<string, () => void>;
		expect(loaded).toEqual([]);
		expect(stub.default).toThrow('bug');
	});
});
