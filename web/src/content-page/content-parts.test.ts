import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stopCounter } from '../analytics/counter.ts';
import { countContent } from './count-content.ts';
import { keepFrame } from './keep-frame.ts';
import { openAsked } from './open-asked.ts';
import { startWorkerWhenIdle } from './start-worker.ts';

/** A link of a page, as far as these scripts look at it. */
function linkTo(href: string, dataset: Record<string, string> = {}) {
	const link = {
		href,
		dataset,
		target: '',
		rel: '',
		getAttribute: () => link.href,
		setAttribute: (_name: string, value: string) => {
			link.href = value;
		},
	};
	return link;
}

class Details {
	open = false;
	readonly scrollIntoView = vi.fn();
}

const view = (framed: boolean) => {
	const window = Object.assign(new EventTarget(), { self: {}, top: {} as object });
	if (!framed) window.top = window.self;
	vi.stubGlobal('window', window);
	return window;
};

describe('a page that is only read, in a frame', () => {
	const links = [linkTo('/faq#price'), linkTo('/auth', { leavesFrame: 'true' })];
	const [faq, auth] = links;
	beforeEach(() => vi.stubGlobal('document', { querySelectorAll: () => links }));

	test('carries the frame on, and opens what may not be framed in a tab', () => {
		view(true);
		keepFrame();
		expect(faq?.href).toBe('/faq?isFrame=true#price');
		expect(auth).toMatchObject({ href: '/auth', target: '_blank', rel: 'noopener' });
	});

	test('opened as a frame of nobody keeps every link in place', () => {
		view(false);
		keepFrame();
		expect(auth?.href).toBe('/auth?isFrame=true');
	});
});

describe('what an address names', () => {
	test('is opened and shown, also when the address changes, until the page is left', () => {
		const window = view(false);
		const parts = { price: new Details(), vin: new Details() };
		const location = { hash: '#price' };
		vi.stubGlobal('location', location);
		vi.stubGlobal('HTMLDetailsElement', Details);
		vi.stubGlobal('document', { getElementById: (id: keyof typeof parts) => parts[id] ?? null });
		const end = openAsked();
		expect([parts.price.open, parts.vin.open]).toEqual([true, false]);
		expect(parts.price.scrollIntoView).toHaveBeenCalledOnce();
		end();
		location.hash = '#vin';
		window.dispatchEvent(new Event('hashchange'));
		expect(parts.vin.open).toBe(false);
		openAsked();
		expect(parts.vin.open).toBe(true);
	});
});

describe('the service worker of a page that is only read', () => {
	const register = vi.fn(async () => {});
	const touches = new EventTarget();
	beforeEach(() => {
		vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
		register.mockClear();
		vi.stubGlobal('navigator', { serviceWorker: { register } });
		vi.stubGlobal('document', { visibilityState: 'visible' });
		vi.stubGlobal('addEventListener', touches.addEventListener.bind(touches));
		vi.stubGlobal('removeEventListener', touches.removeEventListener.bind(touches));
	});

	afterEach(() => vi.useRealTimers());

	test('comes at the first rest after a touch, once', async () => {
		view(false);
		startWorkerWhenIdle();
		for (const sign of ['keydown', 'wheel']) touches.dispatchEvent(new Event(sign));
		expect(register).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(10_000);
		expect(register).toHaveBeenCalledOnce();
		expect(register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
	});

	test('does not come in a frame, nor where there are none', () => {
		view(true);
		startWorkerWhenIdle();
		vi.stubGlobal('navigator', {});
		view(false);
		startWorkerWhenIdle();
		touches.dispatchEvent(new Event('keydown'));
		vi.advanceTimersByTime(10_000);
		expect(register).not.toHaveBeenCalled();
	});
});

describe('a page that is only read is counted', () => {
	const scripts: { src?: string }[] = [];
	const page = (dataset: object) => ({
		documentElement: { dataset },
		createElement: () => ({}),
		head: { append: (script: { src?: string }) => scripts.push(script) },
		addEventListener: () => {},
	});

	test('under the path that its markup names, where there is a counter', () => {
		const window: Window['ym'] extends infer Y ? { ym?: Y } : never = {};
		vi.stubGlobal('window', window);
		vi.stubGlobal('location', { origin: 'https://site.example' });
		vi.stubGlobal('document', page({}));
		countContent();
		expect(scripts).toEqual([]);
		const marks = { counterId: '7', counterScript: 'https://count.example/tag.js', countedPath: '/faq' };
		vi.stubGlobal('document', page(marks));
		countContent();
		expect(scripts).toMatchObject([{ src: 'https://count.example/tag.js' }]);
		expect(window.ym?.a).toContainEqual([7, 'hit', 'https://site.example/faq']);
		stopCounter();
	});
});
