import type { OauthMessage } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { checkOauth } from './check-oauth.ts';

const message = { id: 'i1', provider: 'google', token: 'header.body.signature' } as const;
const brought = (message: OauthMessage) => ({ message, purpose: 'sign-in' }) as const;
const answer = (status: number, body: object) =>
	vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));

afterEach(() => vi.unstubAllGlobals());

describe('a sign-in by Google', () => {
	test('gives the access token; the ID token travels in the body', async () => {
		const fetched = vi.fn(
			async (_path: string, _init: RequestInit) =>
				new Response(JSON.stringify({ success: true, access_token: 't1', message: '' })),
		);
		vi.stubGlobal('fetch', fetched);
		expect(await checkOauth(brought(message))).toEqual({ token: 't1' });
		expect(fetched).toHaveBeenCalledExactlyOnceWith(
			'/v1/auth/google/checkToken',
			expect.objectContaining({ method: 'POST', body: '{"token":"header.body.signature"}' }),
		);
	});

	test("says Google's own trouble after the specification's words, and asks nothing", async () => {
		const fetched = vi.fn();
		vi.stubGlobal('fetch', fetched);
		expect(
			await checkOauth(brought({ id: 'i1', provider: 'google', problem: 'Вы не подтвердили вход.' })),
		).toEqual({
			problem: 'Произошла ошибка при авторизации через Google. Вы не подтвердили вход.',
		});
		expect(fetched).not.toHaveBeenCalled();
	});

	test('of another provider names that one', async () => {
		expect(
			await checkOauth(brought({ id: 'i1', provider: 'vk', problem: 'Вы не подтвердили вход.' })),
		).toEqual({
			problem: 'Не получилось войти через VK ID. Вы не подтвердили вход.',
		});
	});

	test('says what the server says when it did not succeed', async () => {
		answer(200, { success: false, access_token: null, message: 'Время этого входа вышло.' });
		expect(await checkOauth(brought(message))).toEqual({
			problem: 'Время этого входа вышло.',
			held: false,
		});
	});

	test('says that the way in may be taken back, and takes it back by a trip for that', async () => {
		const fetched = vi.fn(async (_path: string, _init: RequestInit) => {
			const reply = { success: false, access_token: null, message: 'Вход отвязан.', held: true };
			return new Response(JSON.stringify(reply));
		});
		vi.stubGlobal('fetch', fetched);
		expect(await checkOauth(brought(message))).toEqual({ problem: 'Вход отвязан.', held: true });
		await checkOauth({ message, purpose: 'take-back' });
		expect(fetched.mock.lastCall?.[1]).toMatchObject({
			body: '{"token":"header.body.signature","purpose":"take-back"}',
		});
	});

	test.each([429, 500, 503])('says what the server says with a %i', async (status) => {
		answer(status, { success: false, message: 'Слишком часто.', code: 'too-many' });
		expect(await checkOauth(brought(message))).toEqual({ problem: 'Слишком часто.' });
	});

	test('says that there was no reply', async () => {
		vi.stubGlobal('fetch', async () => {
			throw new TypeError('network');
		});
		expect(await checkOauth(brought(message))).toEqual({ problem: 'Нет ответа от сервера.' });
	});

	test('says that something went wrong when it knows no more', async () => {
		vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }));
		expect(await checkOauth(brought(message))).toMatchObject({ problem: 'Произошла ошибка.' });
		answer(200, { success: true, access_token: null, message: '' });
		expect(await checkOauth(brought(message))).toMatchObject({ problem: 'Произошла ошибка.' });
	});
});
