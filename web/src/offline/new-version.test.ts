import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** A worker that waits, of a given version. */
function workerOf(version: string) {
	const events: unknown[] = [];
	return {
		events,
		state: 'installed',
		postMessage(word: string, [port]: MessagePort[] = []) {
			events.push(word);
			if (word === 'version') port?.postMessage(version);
		},
	};
}

const reload = vi.fn();
const serviceWorker = Object.assign(new EventTarget(), { controller: {}, register: vi.fn() });

async function start(waiting: ReturnType<typeof workerOf> | null) {
	vi.resetModules();
	const { newVersion, startServiceWorker } = await import('./new-version.ts');
	serviceWorker.register.mockResolvedValue(
		Object.assign(new EventTarget(), { waiting, installing: null, update: vi.fn() }),
	);
	await startServiceWorker();
	await new Promise((resolve) => setTimeout(resolve, 20));
	return newVersion;
}

beforeEach(() => {
	const page = { __reactRouterManifest: { version: 'one' }, self: null as unknown, top: null as unknown };
	page.self = page;
	page.top = page;
	vi.stubGlobal('window', page);
	vi.stubGlobal('navigator', { serviceWorker });
	vi.stubGlobal('document', new EventTarget());
	vi.stubGlobal('location', { reload });
	vi.stubEnv('PROD', true);
	reload.mockClear();
	serviceWorker.register.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

describe('a new version of the site', () => {
	test('is told of, and opened only when a person says so', async () => {
		const worker = workerOf('two');
		const newVersion = await start(worker);
		expect(newVersion.waits()).toBe(true);
		expect(worker.events).toEqual(['version']);
		newVersion.open();
		expect(worker.events).toEqual(['version', 'take-over']);
		expect(reload).not.toHaveBeenCalled();
		serviceWorker.dispatchEvent(new Event('controllerchange'));
		expect(reload).toHaveBeenCalledOnce();
	});

	test('can be put off', async () => {
		const newVersion = await start(workerOf('two'));
		newVersion.putOff();
		expect(newVersion.waits()).toBe(false);
	});

	test('that the page has already takes over without a word and without a reload', async () => {
		const worker = workerOf('one');
		const newVersion = await start(worker);
		expect(newVersion.waits()).toBe(false);
		expect(worker.events).toEqual(['version', 'take-over']);
		serviceWorker.dispatchEvent(new Event('controllerchange'));
		expect(reload).not.toHaveBeenCalled();
	});

	test('that another tab has opened meanwhile needs a reload only', async () => {
		const worker = workerOf('two');
		const newVersion = await start(worker);
		worker.state = 'activated';
		newVersion.open();
		expect(worker.events).toEqual(['version']);
		expect(reload).toHaveBeenCalledOnce();
	});
});

describe('the worker', () => {
	test('is given to nobody’s frame and to no page under development', async () => {
		vi.stubGlobal('window', { self: 1, top: 2 });
		await start(null);
		vi.stubEnv('PROD', false);
		await start(null);
		expect(serviceWorker.register).not.toHaveBeenCalled();
	});

	test('may be refused', async () => {
		vi.resetModules();
		const { startServiceWorker } = await import('./new-version.ts');
		serviceWorker.register.mockRejectedValueOnce(new Error('refused'));
		await expect(startServiceWorker()).resolves.toBeUndefined();
	});
});
