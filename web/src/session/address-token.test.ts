import { describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from './testing/fake-browser.ts';
import { PYOTR, VERA } from './testing/people.ts';
import { freshPage, playPeopleServer } from './testing/people-server.ts';

const { fetched, known } = playPeopleServer();

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
