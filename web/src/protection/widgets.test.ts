import { afterEach, describe, expect, test, vi } from 'vitest';
import { smartCaptchaWidget } from './smartcaptcha.ts';
import { turnstileWidget } from './turnstile.ts';

const container = {} as HTMLElement;

function given(signal = new AbortController().signal) {
	return { siteKey: 'public', purpose: 'plate', container, signal } as const;
}

afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

describe('the SmartCaptcha widget', () => {
	function stub() {
		const listeners = new Map<string, () => void>();
		const api = {
			render: vi.fn((_: object, _settings: { callback: (token: string) => void }) => 7),
			execute: vi.fn(),
			subscribe: (_: number, event: string, listener: () => void) => listeners.set(event, listener),
			destroy: vi.fn(),
		};
		vi.stubGlobal('smartCaptcha', api);
		const succeed = (token: string) => api.render.mock.calls[0]![1].callback(token);
		return { api, succeed, tell: (event: string) => listeners.get(event)?.() };
	}

	test('is invisible, Russian, executed, and gone once it gave its value', async () => {
		const { api, succeed } = stub();
		const value = smartCaptchaWidget(given());
		expect(api.render).toHaveBeenCalledExactlyOnceWith(container, {
			sitekey: 'public',
			invisible: true,
			hl: 'ru',
			callback: expect.any(Function),
		});
		expect(api.execute).toHaveBeenCalledExactlyOnceWith(7);
		succeed('token');
		expect(await value).toBe('token');
		expect(api.destroy).toHaveBeenCalledExactlyOnceWith(7);
	});

	test.each(['network-error', 'javascript-error'])('fails on %s', async (event) => {
		const { api, tell } = stub();
		const value = smartCaptchaWidget(given());
		tell(event);
		await expect(value).rejects.toThrow('SmartCaptcha');
		expect(api.destroy).toHaveBeenCalledOnce();
	});

	test('fails when a person closes the task', async () => {
		vi.useFakeTimers();
		const { tell } = stub();
		const value = smartCaptchaWidget(given());
		const failed = expect(value).rejects.toThrow('SmartCaptcha');
		tell('challenge-visible');
		tell('challenge-hidden');
		await vi.advanceTimersByTimeAsync(2_000);
		await failed;
	});

	test('gives the value of a task that was solved and then hidden', async () => {
		vi.useFakeTimers();
		const { tell, succeed } = stub();
		const value = smartCaptchaWidget(given());
		tell('challenge-hidden');
		await vi.advanceTimersByTimeAsync(500);
		succeed('late');
		expect(await value).toBe('late');
	});

	test('ends with the question that it was for', async () => {
		const { api } = stub();
		const leaving = new AbortController();
		const value = smartCaptchaWidget(given(leaving.signal));
		leaving.abort(new Error('gone'));
		await expect(value).rejects.toThrow('gone');
		expect(api.destroy).toHaveBeenCalledOnce();
	});
});

describe('the Turnstile widget', () => {
	type Settings = { callback(token: string): void; 'error-callback'(): true; 'timeout-callback'(): void };

	function stub(id: string | undefined = 'one') {
		const api = { render: vi.fn((_: object, _settings: Settings) => id), remove: vi.fn() };
		vi.stubGlobal('turnstile', api);
		return { api, settings: () => api.render.mock.calls[0]![1] };
	}

	test('is bound to its purpose, hidden while it can be, and gone once it gave its value', async () => {
		const { api, settings } = stub();
		const value = turnstileWidget(given());
		expect(api.render).toHaveBeenCalledExactlyOnceWith(
			container,
			expect.objectContaining({ sitekey: 'public', action: 'plate', appearance: 'interaction-only' }),
		);
		settings().callback('token');
		expect(await value).toBe('token');
		expect(api.remove).toHaveBeenCalledExactlyOnceWith('one');
	});

	test('fails on an error and says that it was taken care of', async () => {
		const { api, settings } = stub();
		const value = turnstileWidget(given());
		expect(settings()['error-callback']()).toBe(true);
		await expect(value).rejects.toThrow('Turnstile');
		expect(api.remove).toHaveBeenCalledOnce();
	});

	test('fails when a person lets the task run out', async () => {
		const { settings } = stub();
		const value = turnstileWidget(given());
		settings()['timeout-callback']();
		await expect(value).rejects.toThrow('Turnstile');
	});

	test('fails where it cannot be rendered', async () => {
		const api = { render: () => undefined, remove: vi.fn() };
		vi.stubGlobal('turnstile', api);
		await expect(turnstileWidget(given())).rejects.toThrow('Turnstile');
		expect(api.remove).not.toHaveBeenCalled();
	});
});
