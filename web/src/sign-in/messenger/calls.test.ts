import { afterEach, describe, expect, test, vi } from 'vitest';
import { askLink, askToken } from './calls.ts';

const never = new AbortController().signal;
const answer = (body: object, status = 200) => {
	const fetched = vi.fn(
		async (_path: string, _init: RequestInit) => new Response(JSON.stringify(body), { status }),
	);
	vi.stubGlobal('fetch', fetched);
	return fetched;
};

afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

describe('the calls of a sign-in by a messenger', () => {
	test('bring a link with its code', async () => {
		answer({ success: true, link: 'https://t.example/bot?start=x', token: 'p1', code: '4821' });
		expect(await askLink({ messenger: 'telegram' }, never)).toEqual({
			kind: 'link-came',
			link: { link: 'https://t.example/bot?start=x', token: 'p1', code: '4821', at: expect.any(Number) },
		});
	});

	test.each([
		[200, { success: false, message: 'Telegram сейчас не отвечает.' }, 'Telegram сейчас не отвечает.'],
		[429, { success: false, message: 'Слишком часто.', code: 'too-many' }, 'Слишком часто.'],
		[502, {}, 'Вход через Telegram сейчас не работает.'],
	])('say why there is none, %i', async (status, body, message) => {
		answer(body, status);
		expect(await askLink({ messenger: 'telegram' }, never)).toEqual({ kind: 'link-refused', message });
	});

	test('ask for a link to an account with the token of whoever owns it, in no address', async () => {
		const fetched = answer({
			success: true,
			link: 'https://max.example/bot?start=x',
			token: 'p1',
			code: '1',
		});
		await askLink({ messenger: 'max', linkTo: 't1' }, never);
		const [path, { headers }] = fetched.mock.calls[0] ?? ['', {}];
		expect(path).toBe('/v1/auth/max/getAuthLink?purpose=link');
		expect(new Headers(headers).get('authorization')).toBe('Bearer t1');
	});

	/** A server that says nothing; what is asked of it ends with its signal only. */
	function stubSilence(): { patience: AbortController; asked: ReturnType<typeof vi.fn> } {
		const patience = new AbortController();
		const asked = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
		vi.stubGlobal('fetch', (_path: string, { signal }: { signal: AbortSignal }) => {
			return new Promise((_, reject) => {
				signal.addEventListener('abort', () => reject(signal.reason));
			});
		});
		return { patience, asked };
	}

	test('wait fifteen seconds for a link, and then say that there is none', async () => {
		const { patience, asked } = stubSilence();
		const asking = askLink({ messenger: 'telegram' }, never);
		expect(asked).toHaveBeenCalledExactlyOnceWith(15_000);
		patience.abort(new DOMException('late', 'TimeoutError'));
		const message = 'Вход через Telegram сейчас не работает.';
		expect(await asking).toEqual({ kind: 'link-refused', message });
	});

	test('tell nothing to who has gone away meanwhile', async () => {
		stubSilence();
		const gone = new AbortController();
		const asking = askLink({ messenger: 'telegram' }, gone.signal);
		gone.abort(new Error('gone'));
		await expect(asking).rejects.toThrow('gone');
	});

	test.each([
		[{ success: true, token: 't1' }, { token: 't1' }],
		[{ success: true, token: null }, null],
		[{ success: true, token: null, message: 'Привязан.' }, { linked: 'Привязан.' }],
		[{ success: false, token: null }, null],
		[{ success: false, token: null, message: 'Вход отменён.' }, { over: 'Вход отменён.' }],
	])('ask for the access token: %j', async (body, asked) => {
		const fetched = answer(body);
		expect(await askToken('telegram', 'p/1')).toEqual(asked);
		expect(fetched.mock.calls[0]?.[0]).toBe('/v1/auth/telegram/checkToken?token=p%2F1');
	});

	test('wait on when a question for the token fails, whatever is said of it', async () => {
		answer({ success: false, message: 'Слишком часто.', code: 'too-many' }, 429);
		expect(await askToken('telegram', 'p1')).toBeNull();
		answer({}, 502);
		expect(await askToken('telegram', 'p1')).toBeNull();
	});
});
