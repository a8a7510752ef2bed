import { afterEach, expect, test, vi } from 'vitest';
import { refreshUser } from '../../session/session.ts';
import { confirmDeletion } from './delete-account.ts';

vi.mock('../../session/session.ts');
vi.mock('../../log.ts');
afterEach(() => {
	vi.unstubAllGlobals();
	vi.mocked(refreshUser).mockClear();
});

const answer = (status: number, body: object) =>
	vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
const problem = (code: string, message: string) => ({ success: false, code, message });

test('a deletion that is done has no problem', async () => {
	answer(200, { success: true });
	expect(await confirmDeletion('t1')).toBeNull();
});

test('a failure is said in the words of the server, or in ours', async () => {
	answer(503, problem('unavailable', 'Наше хранилище сейчас не отвечает.'));
	expect(await confirmDeletion('t1')).toBe('Не удалось удалить аккаунт. Наше хранилище сейчас не отвечает.');
	answer(502, {});
	expect(await confirmDeletion('t1')).toMatch(/^Не удалось удалить аккаунт\. Попробуйте/);
	expect(refreshUser).not.toHaveBeenCalled();
});

test('a lost reply is no failure for certain', async () => {
	vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
	expect(await confirmDeletion('t1')).toMatch(/удалён ли аккаунт, неизвестно/);
});

test('a dead token is no success: it is said, and the session is asked about anew', async () => {
	answer(401, problem('sign-in', 'Войдите, чтобы продолжить.'));
	expect(await confirmDeletion('t1')).toMatch(/^Вход больше не действует/);
	expect(refreshUser).toHaveBeenCalledOnce();
});
