import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../session/testing/fake-browser.ts';
import { listenForOauth, readOauthMessage, rememberTrip, takeTripMessage } from './oauth-message.ts';

const GOOD = { id: 'i1', provider: 'google', token: 'header.body.signature' } as const;

const take = (provider: 'google' | 'vk') => takeTripMessage(provider, ['sign-in', 'take-back']);

afterEach(() => vi.unstubAllGlobals());

describe("the message of Google's window", () => {
	test.each([GOOD, { id: 'i1', provider: 'vk', problem: 'Вы не подтвердили вход.' }])(
		'is read from text: %j',
		(message) => {
			expect(readOauthMessage(JSON.stringify(message))).toEqual(message);
			expect(readOauthMessage(message)).toEqual(message);
		},
	);

	test.each([
		null,
		7,
		'',
		'x',
		'{}',
		'{"id":"i1"}',
		'{"id":7,"provider":"vk","token":"x"}',
		'{"id":"i1","provider":"vk","token":7}',
		'{"id":"i1","provider":"x","token":"x"}',
		[],
	])('is none: %j', (text) => expect(readOauthMessage(text)).toBeNull());
});

describe('the channel of the windows', () => {
	test('brings messages and nothing else, until its end', async () => {
		const listener = vi.fn();
		const stop = listenForOauth(listener);
		const channel = new BroadcastChannel('oauth-sign-in');
		for (const said of [null, 'x', { id: 'i1' }, GOOD]) channel.postMessage(said);
		await vi.waitFor(() => expect(listener).toHaveBeenCalledExactlyOnceWith(GOOD));
		stop?.();
		channel.close();
	});

	test('does not exist where the browser refuses it, and nothing breaks', () => {
		vi.stubGlobal('BroadcastChannel', function refuse() {
			throw new DOMException('refused', 'SecurityError');
		});
		expect(listenForOauth(() => {})).toBeNull();
	});
});

describe('the message of a round trip of the whole page', () => {
	test('is taken once, by the page that began the trip', () => {
		const { session } = fakeBrowser();
		rememberTrip('i1', 'sign-in');
		expect(take('google')).toBeNull();
		session.set('oauth-sign-in', JSON.stringify(GOOD));
		expect(take('google')).toEqual({ message: GOOD, purpose: 'sign-in' });
		expect(take('google')).toBeNull();
		expect(session.size).toBe(0);
	});

	test('of another trip, or of none, is thrown away', () => {
		const { session } = fakeBrowser();
		session.set('oauth-sign-in', JSON.stringify(GOOD));
		expect(take('google')).toBeNull();
		expect(session.has('oauth-sign-in')).toBe(false);
		rememberTrip('i2', 'sign-in');
		session.set('oauth-sign-in', JSON.stringify(GOOD));
		expect(take('google')).toBeNull();
	});

	test('says which of its purposes it had', () => {
		const { session } = fakeBrowser();
		rememberTrip('i1', 'take-back');
		session.set('oauth-sign-in', JSON.stringify(GOOD));
		expect(take('google')).toEqual({ message: GOOD, purpose: 'take-back' });
	});

	test('of another provider waits for its own button', () => {
		const { session } = fakeBrowser();
		rememberTrip('i1', 'sign-in');
		session.set('oauth-sign-in', JSON.stringify(GOOD));
		expect(take('vk')).toBeNull();
		expect(take('google')).toEqual({ message: GOOD, purpose: 'sign-in' });
	});

	test('that was to link a sign-in signs nobody in', () => {
		const { session } = fakeBrowser();
		rememberTrip('i1', 'link');
		session.set('oauth-sign-in', JSON.stringify(GOOD));
		expect(take('google')).toBeNull();
	});

	test('does not exist where storage is refused', () => {
		fakeBrowser({ storageRefused: true });
		rememberTrip('i1', 'sign-in');
		expect(take('google')).toBeNull();
	});
});
