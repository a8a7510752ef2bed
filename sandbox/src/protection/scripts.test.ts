import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { SMARTCAPTCHA_SCRIPT, TURNSTILE_SCRIPT } from './scripts.ts';
import { readToken } from './token.ts';

/** Runs a script as a page at `site.test:3000` would; gives what it left behind. */
function runOnPage(script: string) {
	const ready = vi.fn();
	// biome-ignore lint/suspicious/noExplicitAny: a foreign script puts anything there
	const window: Record<string, any> = { ready };
	const document = { currentScript: { src: 'https://captcha.test/a.js?render=x&onload=ready' } };
	const location = { host: 'site.test:3000', hostname: 'site.test' };
	runInNewContext(script, { window, document, location, URL, btoa, crypto, setTimeout });
	expect(ready).toHaveBeenCalledOnce();
	return window;
}

test('SmartCaptcha makes a value of its page when it is executed', async () => {
	const { smartCaptcha } = runOnPage(SMARTCAPTCHA_SCRIPT);
	const value = await new Promise<string>((callback) => {
		smartCaptcha.execute(smartCaptcha.render({}, { sitekey: 'k', invisible: true, callback }));
	});
	expect(readToken(value)).toEqual({ host: 'site.test:3000', action: '', id: expect.any(String) });
});

test('Turnstile makes a value of its page and action, another one each time', async () => {
	const { turnstile } = runOnPage(TURNSTILE_SCRIPT);
	const make = () =>
		new Promise<string>((callback) => turnstile.render({}, { sitekey: 'k', action: 'plate', callback }));
	const values = [await make(), await make()];
	expect(values.map(readToken)).toMatchObject([
		{ host: 'site.test', action: 'plate' },
		{ host: 'site.test', action: 'plate' },
	]);
	expect(new Set(values).size).toBe(2);
});

test('a widget that was taken away gives nothing', async () => {
	const { turnstile } = runOnPage(TURNSTILE_SCRIPT);
	const callback = vi.fn();
	turnstile.remove(turnstile.render({}, { sitekey: 'k', callback }));
	await new Promise((done) => setTimeout(done, 80));
	expect(callback).not.toHaveBeenCalled();
});
