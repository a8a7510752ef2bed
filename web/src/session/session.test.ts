import { describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from './testing/fake-browser.ts';
import { PYOTR, VERA } from './testing/people.ts';
import { freshPage, playPeopleServer } from './testing/people-server.ts';

const server = playPeopleServer();
const { fetched, known, questions } = server;

describe('the current user', () => {
	test('is asked for at the start and every ten seconds, by the stored token', async () => {
		fakeBrowser().local.set('access_token', 't1');
		const { watchSession, currentSession } = await freshPage();
		const end = watchSession(() => {});
		await vi.advanceTimersByTimeAsync(0);
		expect(currentSession()).toMatchObject({ token: 't1', user: VERA, failed: false });
		await vi.advanceTimersByTimeAsync(30_000);
		expect(questions()).toBe(4);
		end();
		await vi.advanceTimersByTimeAsync(30_000);
		expect(questions()).toBe(4);
	});

	test('is not asked for without a token', async () => {
		fakeBrowser();
		const { watchSession, currentSession } = await freshPage();
		watchSession(() => {});
		await vi.advanceTimersByTimeAsync(60_000);
		expect(fetched).not.toHaveBeenCalled();
		expect(currentSession()).toMatchObject({ token: null, user: null });
	});

	test('is left alone while the page is hidden, and asked for at once on return', async () => {
		const browser = fakeBrowser();
		browser.local.set('access_token', 't1');
		const { watchSession } = await freshPage();
		watchSession(() => {});
		await vi.advanceTimersByTimeAsync(0);
		browser.turn('hidden');
		await vi.advanceTimersByTimeAsync(60_000);
		expect(questions()).toBe(1);
		browser.turn('visible');
		await vi.advanceTimersByTimeAsync(0);
		expect(questions()).toBe(2);
		browser.window.dispatchEvent(new Event('focus'));
		await vi.advanceTimersByTimeAsync(0);
		expect(questions()).toBe(3);
	});

	test('is absent while the server cannot be asked, and stays signed in', async () => {
		const browser = fakeBrowser();
		browser.local.set('access_token', 't1');
		const { watchSession, currentSession } = await freshPage();
		watchSession(() => {});
		await vi.advanceTimersByTimeAsync(0);
		server.down = true;
		await vi.advanceTimersByTimeAsync(10_000);
		expect(currentSession()).toMatchObject({ token: 't1', user: null, failed: true });
		expect(server.warned).toHaveBeenCalled();
		server.down = false;
		await vi.advanceTimersByTimeAsync(10_000);
		expect(currentSession()).toMatchObject({ token: 't1', user: VERA, failed: false });
	});

	test('that nobody knows any more is signed out', async () => {
		const browser = fakeBrowser();
		browser.local.set('access_token', 'gone');
		const { watchSession, currentSession } = await freshPage();
		watchSession(() => {});
		await vi.advanceTimersByTimeAsync(0);
		expect(currentSession().token).toBeNull();
		expect(browser.local.has('access_token')).toBe(false);
	});

	test('is told about only when something has changed', async () => {
		fakeBrowser().local.set('access_token', 't1');
		const { watchSession } = await freshPage();
		const listener = vi.fn();
		watchSession(listener);
		await vi.advanceTimersByTimeAsync(30_000);
		expect(listener).toHaveBeenCalledTimes(1);
		known.t1 = { ...VERA, requests: 4 };
		await vi.advanceTimersByTimeAsync(10_000);
		expect(listener).toHaveBeenCalledTimes(2);
	});

	test('of an earlier token is not taken for that of a later one', async () => {
		fakeBrowser().local.set('access_token', 't1');
		const { watchSession, currentSession, signIn } = await freshPage();
		let letGo = () => {};
		fetched.mockImplementationOnce(async () => {
			await new Promise<void>((resolve) => {
				letGo = resolve;
			});
			return new Response(JSON.stringify({ success: true, data: VERA }));
		});
		watchSession(() => {});
		signIn('t2');
		await vi.advanceTimersByTimeAsync(0);
		letGo();
		await vi.advanceTimersByTimeAsync(0);
		expect(currentSession()).toMatchObject({ token: 't2', user: PYOTR });
	});
});

describe('sign-in and sign-out', () => {
	test('mark the page and ask for the user at once', async () => {
		const browser = fakeBrowser();
		const { watchSession, currentSession, signIn, endOwnSession } = await freshPage();
		watchSession(() => {});
		signIn('t1');
		expect([...browser.attributes]).toEqual(['data-signed-in']);
		await vi.advanceTimersByTimeAsync(0);
		expect(currentSession().user).toEqual(VERA);
		void endOwnSession();
		expect(browser.attributes.size).toBe(0);
		expect(currentSession()).toMatchObject({ token: null, user: null });
		expect(fetched).toHaveBeenLastCalledWith(
			'/v1/auth/signOut',
			expect.objectContaining({
				method: 'POST',
				headers: expect.objectContaining({ Authorization: 'Bearer t1' }),
			}),
		);
	});

	test('have the worker of this browser show no more messages to who has left', async () => {
		fakeBrowser().local.set('access_token', 't1');
		const postMessage = vi.fn();
		vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage } } });
		const { endOwnSession } = await freshPage();
		void endOwnSession();
		expect(postMessage).toHaveBeenCalledWith('leave');
	});

	test.each([
		['https://id.example.org/session/end?client_id=x', 1],
		[null, 0],
		['javascript:alert(1)', 0],
	])('end the session with the provider too, where it has a place for that: %s', async (url, times) => {
		fakeBrowser().local.set('access_token', 't1');
		const assign = vi.fn();
		vi.stubGlobal('location', { assign });
		fetched.mockImplementationOnce(async () => Response.json({ success: true, provider_url: url }));
		const { endOwnSession } = await freshPage();
		await endOwnSession();
		expect(assign).toHaveBeenCalledTimes(times);
		if (times === 1) expect(assign).toHaveBeenCalledWith(url);
	});

	test('in another tab are ours at once', async () => {
		const browser = fakeBrowser();
		const { watchSession, currentSession } = await freshPage();
		watchSession(() => {});
		browser.otherTab('access_token', 't1');
		await vi.advanceTimersByTimeAsync(0);
		expect(currentSession().user).toEqual(VERA);
		expect(browser.attributes.size).toBe(1);
		browser.otherTab(null, null);
		expect(currentSession().token).toBeNull();
		expect(browser.attributes.size).toBe(0);
	});

	test('work where storage is refused, until the page goes away', async () => {
		const browser = fakeBrowser({ storageRefused: true });
		const { watchSession, currentSession, signIn, endOwnSession } = await freshPage();
		watchSession(() => {});
		signIn('t1');
		await vi.advanceTimersByTimeAsync(0);
		expect(currentSession().user).toEqual(VERA);
		expect(browser.attributes.size).toBe(1);
		await endOwnSession();
		expect(currentSession().token).toBeNull();
	});
});
