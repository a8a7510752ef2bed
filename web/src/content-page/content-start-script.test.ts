import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { contentStartScript } from './content-start-script.ts';

type Script = { type?: string; nonce?: string; src?: string; onerror(): void };
type Listener = (event: object) => void;

const URL = '/assets/content-page.js';

/** A page that is only read, with the scripts that stand in it now and the times it asked for one. */
function openPage({ installs = false } = {}) {
	const listeners = new Map<string, Listener>();
	const page = { scripts: [] as Script[], asked: 0, paint: () => {} };
	const window: { pressedEarly?: { button?: object } | null; installOffer?: object } = {};
	const createElement = () => {
		const script = { remove: () => page.scripts.splice(page.scripts.indexOf(script as never), 1) };
		return script;
	};
	const append = (script: Script) => {
		page.asked += 1;
		page.scripts.push(script);
	};
	class PerformanceObserver {
		constructor(observe: (list: object, observer: object) => void) {
			page.paint = () => observe({ getEntriesByName: () => [{}] }, { disconnect: () => {} });
		}
		observe() {}
	}
	runInNewContext(contentStartScript(URL), {
		setTimeout,
		PerformanceObserver,
		window,
		addEventListener: (kind: string, listener: Listener) => listeners.set(kind, listener),
		removeEventListener: (kind: string) => listeners.delete(kind),
		document: {
			currentScript: { nonce: 'N' },
			createElement,
			head: { append },
			querySelector: (selector: string) => (installs && selector === '[data-install]' ? {} : null),
		},
	});
	return { page, window, happen: (kind: string, event = {}) => listeners.get(kind)?.(event) };
}

function pretendButton() {
	const attributes = new Map<string, string>();
	return {
		attributes,
		setAttribute: (name: string, value: string) => attributes.set(name, value),
		removeAttribute: (name: string) => attributes.delete(name),
	};
}

beforeEach(() => {
	vi.useFakeTimers();
	return () => vi.useRealTimers();
});

describe('a page that is only read asks for its script', () => {
	test('after the first paint, under its nonce', async () => {
		const { page } = openPage();
		expect(page.asked).toBe(0);
		page.paint();
		await vi.advanceTimersByTimeAsync(1);
		expect(page.scripts).toMatchObject([{ type: 'module', nonce: 'N', src: URL }]);
	});

	test.each(['pointerdown', 'keydown', 'focusin'])(
		'at once when touched before it is painted: %s',
		(sign) => {
			const { page, happen } = openPage();
			happen(sign);
			expect(page.asked).toBe(1);
		},
	);

	test('after three seconds where no paint is told, and once', async () => {
		const { page, happen } = openPage();
		await vi.advanceTimersByTimeAsync(3_000);
		page.paint();
		happen('keydown');
		await vi.runAllTimersAsync();
		expect(page.asked).toBe(1);
	});

	test('again when it does not come, and gives it up after two more attempts', async () => {
		const { page, happen } = openPage();
		happen('keydown');
		for (let attempt = 0; attempt < 5; attempt += 1) {
			page.scripts[0]?.onerror();
			await vi.advanceTimersByTimeAsync(1_500);
		}
		expect(page.asked).toBe(3);
		expect(page.scripts).toEqual([]);
	});
});

describe('the last button pressed in the text before the script came', () => {
	test('is kept for it, and busy', () => {
		const { window, happen } = openPage();
		const [first, last] = [pretendButton(), pretendButton()];
		happen('click', { target: { closest: () => null } });
		expect(window.pressedEarly?.button).toBeUndefined();
		for (const button of [first, last]) happen('click', { target: { closest: () => button } });
		expect(window.pressedEarly?.button).toBe(last);
		expect([...first.attributes]).toEqual([]);
		expect([...last.attributes]).toEqual([['aria-busy', 'true']]);
	});

	test('is busy no longer when the script is given up, and no later one is', async () => {
		const { page, happen } = openPage();
		const [button, pressed] = [pretendButton(), pretendButton()];
		happen('click', { target: { closest: () => button } });
		happen('keydown');
		for (let attempt = 0; attempt < 3; attempt += 1) {
			expect(button.attributes.size).toBe(1);
			page.scripts[0]?.onerror();
			await vi.advanceTimersByTimeAsync(1_500);
		}
		happen('click', { target: { closest: () => pressed } });
		expect(button.attributes.size + pressed.attributes.size).toBe(0);
	});
});

test("the browser's offer to install is kept for the page that tells how, and for no other", () => {
	const offer = { preventDefault: vi.fn() };
	const { window, happen } = openPage({ installs: true });
	happen('beforeinstallprompt', offer);
	expect(window.installOffer).toBe(offer);
	expect(offer.preventDefault).toHaveBeenCalledOnce();
	const other = openPage();
	other.happen('beforeinstallprompt', offer);
	expect(other.window.installOffer).toBeUndefined();
});
