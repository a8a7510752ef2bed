import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { startAgainScript } from './start-again-script.ts';

type Script = { nonce: string; textContent: string };

const START: Script = { nonce: 'N', textContent: 'import("/assets/a.js")' };
const LOST = 'Failed to fetch dynamically imported module: /assets/a.js';

/** A page with its one script; `typed`: what stands in its only field. */
function openPage({ typed = '', stored = '' } = {}) {
	const listeners: Record<string, (event: object) => void> = {};
	const started: Script[] = [];
	const storage = new Map([['whole-page', stored]]);
	const [reload, release] = [vi.fn(), vi.fn()];
	const context: Record<string, unknown> = {
		Date,
		pressedEarly: { release },
		setTimeout,
		location: { pathname: '/', search: '', hash: '', reload },
		sessionStorage: {
			getItem: (key: string) => storage.get(key) ?? null,
			setItem: (key: string, value: string) => storage.set(key, value),
		},
		addEventListener: (kind: string, listener: (event: object) => void) => {
			listeners[kind] = listener;
		},
		document: {
			createElement: () => ({ remove: () => {} }),
			head: { append: (script: Script) => started.push(script) },
			querySelector: () => START,
			querySelectorAll: () => [{ value: typed, defaultValue: '' }],
		},
	};
	context.window = context;
	runInNewContext(startAgainScript(), context);
	const reject = (message: string) => listeners.unhandledrejection?.({ reason: new TypeError(message) });
	return {
		started,
		reload,
		release,
		storage,
		comeAlive: () => Object.assign(context, { __reactRouterDataRouter: {} }),
		reject,
		async failForEver() {
			for (let attempt = 0; attempt < 4; attempt += 1) {
				reject(LOST);
				await vi.runAllTimersAsync();
			}
		},
	};
}

beforeEach(() => {
	vi.useFakeTimers();
	return () => vi.useRealTimers();
});

describe('a page whose script did not come', () => {
	test.each([LOST, 'Importing a module script failed.'])(
		'is started again in place, by the same script and its nonce: %s',
		async (message) => {
			const page = openPage();
			page.reject(message);
			await vi.runAllTimersAsync();
			expect(page.started).toMatchObject([START]);
			expect(page.reload).not.toHaveBeenCalled();
		},
	);

	test('is loaded as a whole after two attempts, once', async () => {
		const page = openPage();
		await page.failForEver();
		expect(page.started).toHaveLength(2);
		expect(page.reload).toHaveBeenCalledTimes(1);
		const next = openPage({ stored: page.storage.get('whole-page') ?? '' });
		await next.failForEver();
		expect(next.reload).not.toHaveBeenCalled();
	});

	test('keeps what has been typed rather than be loaded again', async () => {
		const page = openPage({ typed: 'XTA' });
		await page.failForEver();
		expect(page.reload).not.toHaveBeenCalled();
	});

	test('releases the button that was pressed meanwhile once it is given up', async () => {
		const page = openPage({ typed: 'XTA' });
		page.reject(LOST);
		await vi.runAllTimersAsync();
		expect(page.release).not.toHaveBeenCalled();
		await page.failForEver();
		expect(page.release).toHaveBeenCalled();
	});

	test('is left alone once it lives', async () => {
		const page = openPage();
		page.reject(LOST);
		page.comeAlive();
		await vi.runAllTimersAsync();
		page.reject(LOST);
		await vi.runAllTimersAsync();
		expect(page.started).toEqual([]);
	});

	test('does not mind what else goes wrong', async () => {
		const page = openPage();
		page.reject('x is not a function');
		await vi.runAllTimersAsync();
		expect(page.started).toEqual([]);
	});
});
