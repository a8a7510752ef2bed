import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { installation as Subject } from './installation.ts';

let installation: typeof Subject;
let browser: EventTarget & { installOffer?: unknown };
let standalone = false;

const offer = () =>
	Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: vi.fn() });

beforeEach(async () => {
	standalone = false;
	browser = new EventTarget();
	vi.stubGlobal('window', browser);
	vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
	vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
	vi.stubGlobal('matchMedia', () => ({ matches: standalone }));
	vi.stubGlobal('navigator', { userAgent: 'Android' });
	vi.resetModules();
	({ installation } = await import('./installation.ts'));
});

describe('the installation of the site', () => {
	test('is offered by a browser that offered it before the scripts came, once', async () => {
		const early = offer();
		browser.installOffer = early;
		expect(installation.state()).toBe('offered');
		await installation.install();
		expect(early.prompt).toHaveBeenCalledOnce();
		expect(installation.state()).toBe('unknown');
	});

	test('is told of while somebody listens: offered, then done', () => {
		const listener = vi.fn();
		const end = installation.subscribe(listener);
		const late = offer();
		browser.dispatchEvent(late);
		expect(late.defaultPrevented).toBe(true);
		expect(installation.state()).toBe('offered');
		browser.dispatchEvent(new Event('appinstalled'));
		expect(installation.state()).toBe('installed');
		expect(listener).toHaveBeenCalledTimes(2);
		end();
		browser.dispatchEvent(offer());
		expect(listener).toHaveBeenCalledTimes(2);
	});

	test('is done by hand on an iPhone, and was done where the site is open by itself', () => {
		vi.stubGlobal('navigator', { userAgent: 'iPhone' });
		expect(installation.state()).toBe('by-hand');
		standalone = true;
		expect(installation.state()).toBe('installed');
	});
});
