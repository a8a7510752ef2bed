import type { User } from '@avtosverka/contract/accounts';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { fakeBrowser } from './testing/fake-browser.ts';
import { PYOTR, VERA } from './testing/people.ts';

/** Whom the server knows by which token; `down` fails every question. */
let known: Record<string, User>;
let down: boolean;
let warned: MockInstance;
const fetched = vi.fn(async (path: string, init: RequestInit) => {
	if (down) throw new TypeError('network');
	const token = (init.headers as Record<string, string>).Authorization?.replace('Bearer ', '') ?? '';
	const data = path === '/v1/user' ? (known[token] ?? null) : undefined;
	return new Response(JSON.stringify({ success: true, data }));
});
const questions = () => fetched.mock.calls.filter(([path]) => path === '/v1/user').length;

/** As it stands in a page that was just opened. */
async function freshPage() {
	vi.resetModules();
	return import('./session.ts');
}

beforeEach(() => {
	vi.useFakeTimers();
	fetched.mockClear();
	known = { t1: VERA, t2: PYOTR };
	down = false;
	vi.stubGlobal('fetch', fetched);
	warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

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
		down = true;
		await vi.advanceTimersByTimeAsync(10_000);
		expect(currentSession()).toMatchObject({ token: 't1', user: null, failed: true });
		expect(warned).toHaveBeenCalled();
		down = false;
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
		const heard = vi.fn();
		watchSession(heard);
		await vi.advanceTimersByTimeAsync(30_000);
		expect(heard).toHaveBeenCalledTimes(1);
		known.t1 = { ...VERA, requests: 4 };
		await vi.advanceTimersByTimeAsync(10_000);
		expect(heard).toHaveBeenCalledTimes(2);
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

describe('a token in the address', () => {
	test.each([
		['is nothing when it is the stored one', 't1', 't1', 't1'],
		['is nothing when nobody knows it', 't1', 'gone', 't1'],
		['is nothing when nobody knows it and nobody is signed in', null, 'gone', null],
	])('%s', async (_, stored, brought, expected) => {
		const browser = fakeBrowser();
		if (stored) browser.local.set('access_token', stored);
		browser.session.set('address_token', brought);
		const { watchSession, currentSession } = await freshPage();
		watchSession(() => {});
		await vi.advanceTimersByTimeAsync(0);
		expect(currentSession()).toMatchObject({ token: expected, conflict: null });
		expect(browser.session.size).toBe(0);
	});

	test('is nothing when it is of the same person', async () => {
		const browser = fakeBrowser();
		browser.local.set('access_token', 't1');
		browser.session.set('address_token', 't1b');
		known.t1b = VERA;
		const { watchSession, currentSession } = await freshPage();
		watchSession(() => {});
		await vi.advanceTimersByTimeAsync(0);
		expect(currentSession()).toMatchObject({ token: 't1', conflict: null });
		expect(browser.session.size).toBe(0);
	});

	test.each([
		[true, 't2', PYOTR],
		[false, 't1', VERA],
	])('of another person waits for an answer: %s', async (accepted, token, user) => {
		const browser = fakeBrowser();
		browser.local.set('access_token', 't1');
		browser.session.set('address_token', 't2');
		const { watchSession, currentSession, resolveConflict } = await freshPage();
		watchSession(() => {});
		await vi.advanceTimersByTimeAsync(20_000);
		const { conflict } = currentSession();
		expect(currentSession()).toMatchObject({ token: 't1', user: VERA });
		expect(conflict).toEqual({ token: 't2', user: PYOTR });
		resolveConflict(conflict!, accepted);
		await vi.advanceTimersByTimeAsync(0);
		expect(currentSession()).toMatchObject({ token, user, conflict: null });
		expect(browser.session.size).toBe(0);
	});

	test('never takes the place of somebody whom the server could not tell', async () => {
		const browser = fakeBrowser();
		browser.local.set('access_token', 't1');
		browser.session.set('address_token', 't2');
		fetched.mockImplementationOnce(async () => {
			throw new TypeError('network');
		});
		const { watchSession, currentSession } = await freshPage();
		watchSession(() => {});
		await vi.advanceTimersByTimeAsync(0);
		expect(currentSession()).toMatchObject({ token: 't1', conflict: null });
		await vi.advanceTimersByTimeAsync(10_000);
		expect(currentSession()).toMatchObject({ token: 't1', conflict: { token: 't2' } });
	});

	test.each([
		['where nobody is signed in', null],
		['where a sign-in is over', 'gone'],
	])('signs nobody in before an answer %s', async (_, stored) => {
		const browser = fakeBrowser();
		if (stored) browser.local.set('access_token', stored);
		browser.session.set('address_token', 't2');
		const { watchSession, currentSession, resolveConflict } = await freshPage();
		watchSession(() => {});
		await vi.advanceTimersByTimeAsync(20_000);
		browser.window.dispatchEvent(new Event('pageshow'));
		await vi.advanceTimersByTimeAsync(10_000);
		expect(currentSession()).toMatchObject({
			token: null,
			user: null,
			conflict: { token: 't2', user: PYOTR },
		});
		expect(browser.local.has('access_token')).toBe(false);
		resolveConflict(currentSession().conflict!, true);
		await vi.advanceTimersByTimeAsync(0);
		expect(currentSession()).toMatchObject({ token: 't2', user: PYOTR, conflict: null });
	});

	test('refused where nobody is signed in is asked about no more', async () => {
		const browser = fakeBrowser();
		browser.session.set('address_token', 't2');
		const { watchSession, currentSession, resolveConflict } = await freshPage();
		watchSession(() => {});
		await vi.advanceTimersByTimeAsync(0);
		resolveConflict(currentSession().conflict!, false);
		await vi.advanceTimersByTimeAsync(20_000);
		expect(currentSession()).toMatchObject({ token: null, conflict: null });
		expect([...browser.local.keys(), ...browser.session.keys()]).toEqual([]);
	});

	test('needs no answer any more once its person has signed in by themselves', async () => {
		const browser = fakeBrowser();
		browser.session.set('address_token', 't2');
		known.t2b = PYOTR;
		const { watchSession, currentSession } = await freshPage();
		watchSession(() => {});
		await vi.advanceTimersByTimeAsync(0);
		expect(currentSession().conflict).not.toBeNull();
		browser.otherTab('access_token', 't2b');
		await vi.advanceTimersByTimeAsync(0);
		expect(currentSession()).toMatchObject({ token: 't2b', user: PYOTR, conflict: null });
		expect(browser.session.size).toBe(0);
	});

	test('is asked about once more when somebody else has signed in meanwhile', async () => {
		const browser = fakeBrowser();
		browser.session.set('address_token', 't2');
		const { watchSession, currentSession } = await freshPage();
		watchSession(() => {});
		await vi.advanceTimersByTimeAsync(0);
		browser.otherTab('access_token', 't1');
		await vi.advanceTimersByTimeAsync(0);
		expect(currentSession()).toMatchObject({ token: 't1', user: VERA, conflict: { user: PYOTR } });
	});

	test('goes with the person who was asked about it', async () => {
		const browser = fakeBrowser();
		browser.local.set('access_token', 't1');
		browser.session.set('address_token', 't2');
		const { watchSession, currentSession, endOwnSession } = await freshPage();
		watchSession(() => {});
		await vi.advanceTimersByTimeAsync(0);
		await endOwnSession();
		await vi.advanceTimersByTimeAsync(20_000);
		expect(currentSession()).toMatchObject({ token: null, conflict: null });
	});
});
