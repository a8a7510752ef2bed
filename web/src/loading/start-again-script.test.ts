import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { startAgainScript } from './start-again-script.ts';

type Script = { tagName: string; type: string; nonce: string; textContent: string; onerror?: () => void };

const MAIN: Script = { tagName: 'SCRIPT', type: 'module', nonce: 'N', textContent: 'import "/assets/a.js"' };

/** A page with its one script; `typed`: what stands in its only field. */
function openPage({ typed = '', stored = '' } = {}) {
	const listeners: Record<string, (event: object) => void> = {};
	const started: Script[] = [];
	const storage = new Map([['whole-page', stored]]);
	const reload = vi.fn();
	const context: Record<string, unknown> = {
		Date,
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
			querySelector: () => MAIN,
			querySelectorAll: () => [{ value: typed, defaultValue: '' }],
		},
	};
	context.window = context;
	runInNewContext(startAgainScript(), context);
	return {
		started,
		reload,
		storage,
		comeAlive: () => Object.assign(context, { __reactRouterDataRouter: {} }),
		fail: (target: object = MAIN) => listeners.error?.({ target }),
		reject: (message: string) => listeners.unhandledrejection?.({ reason: new TypeError(message) }),
		async failForEver() {
			listeners.error?.({ target: MAIN });
			for (let attempt = 0; attempt < 4; attempt += 1) {
				await vi.runAllTimersAsync();
				started.at(-1)?.onerror?.();
			}
		},
	};
}

beforeEach(() => {
	vi.useFakeTimers();
	return () => vi.useRealTimers();
});

describe('a page whose script did not come', () => {
	test('is started again in place, by the same script and its nonce', async () => {
		const page = openPage();
		page.fail();
		await vi.runAllTimersAsync();
		expect(page.started).toMatchObject([{ type: 'module', nonce: 'N', textContent: MAIN.textContent }]);
		expect(page.reload).not.toHaveBeenCalled();
	});

	test.each([
		'Failed to fetch dynamically imported module: /assets/entry.js',
		'Importing a module script failed.',
	])('is started again when the entry itself is lost: %s', async (message) => {
		const page = openPage();
		page.reject(message);
		await vi.runAllTimersAsync();
		expect(page.started).toHaveLength(1);
	});

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

	test('is left alone once it lives', async () => {
		const page = openPage();
		page.fail();
		page.comeAlive();
		await vi.runAllTimersAsync();
		page.fail();
		await vi.runAllTimersAsync();
		expect(page.started).toEqual([]);
	});

	test.each([[{ tagName: 'IMG' }], [{ tagName: 'SCRIPT', type: '' }]])('does not mind %j', async (other) => {
		const page = openPage();
		page.fail(other);
		await vi.runAllTimersAsync();
		expect(page.started).toEqual([]);
	});
});
