import { afterEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../../session/testing/fake-browser.ts';

const TOKEN = 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-AbCdE';
const PROVIDER = 'https://id.example.org/session/end?client_id=x';

afterEach(() => vi.unstubAllGlobals());

/** Signs out everywhere in a fresh page; `others`: what the server says of the others. */
async function signOutEverywhere(others: () => Response) {
	vi.resetModules();
	const browser = fakeBrowser();
	browser.local.set('access_token', TOKEN);
	const assign = vi.fn();
	vi.stubGlobal('location', { assign });
	const asked: string[] = [];
	vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
		asked.push(`${method} ${path}`);
		return path.includes('signOut') ? Response.json({ success: true, provider_url: PROVIDER }) : others();
	});
	const { endEverywhere } = await import('./calls.ts');
	return {
		result: await endEverywhere(TOKEN),
		asked,
		assign,
		stored: () => browser.local.get('access_token'),
	};
}

test('signing out everywhere ends the session with the provider too, after all others', async () => {
	const { result, asked, assign, stored } = await signOutEverywhere(() =>
		Response.json({ success: true, message: 'Вы вышли.' }),
	);
	expect(result.ok).toBe(true);
	expect(asked).toEqual(['DELETE /v1/user/sessions?keep=current', 'POST /v1/auth/signOut']);
	expect(assign).toHaveBeenCalledWith(PROVIDER);
	expect(stored()).toBeUndefined();
});

test('where the others could not be ended this one stays, and can be ended again', async () => {
	const { result, asked, assign, stored } = await signOutEverywhere(
		() => new Response(null, { status: 503 }),
	);
	expect(result.ok).toBe(false);
	expect(asked).toHaveLength(1);
	expect(assign).not.toHaveBeenCalled();
	expect(stored()).toBe(TOKEN);
});
