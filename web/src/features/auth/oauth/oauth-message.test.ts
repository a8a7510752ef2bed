import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../../session/testing/fake-browser.ts';
import { hearGoogle, readGoogleMessage, rememberTrip, takeTripMessage } from './oauth-message.ts';

const GOOD = { id: 'i1', idToken: 'header.body.signature' };

afterEach(() => vi.unstubAllGlobals());

describe("the message of Google's window", () => {
	test.each([GOOD, { id: 'i1', problem: 'Вы не подтвердили вход.' }])('is read from text: %j', (message) => {
		expect(readGoogleMessage(JSON.stringify(message))).toEqual(message);
		expect(readGoogleMessage(message)).toEqual(message);
	});

	test.each([null, 7, '', 'x', '{}', '{"id":"i1"}', '{"id":7,"idToken":"x"}', '{"id":"i1","idToken":7}', []])(
		'is none: %j',
		(text) => expect(readGoogleMessage(text)).toBeNull(),
	);
});

describe('the channel of the windows', () => {
	test('brings messages and nothing else, until its end', async () => {
		const heard = vi.fn();
		const stop = hearGoogle(heard);
		const channel = new BroadcastChannel('google-sign-in');
		for (const said of [null, 'x', { id: 'i1' }, GOOD]) channel.postMessage(said);
		await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith(GOOD));
		stop?.();
		channel.close();
	});

	test('does not exist where the browser refuses it, and nothing breaks', () => {
		vi.stubGlobal('BroadcastChannel', function refuse() {
			throw new DOMException('refused', 'SecurityError');
		});
		expect(hearGoogle(() => {})).toBeNull();
	});
});

describe('the message of a round trip of the whole page', () => {
	test('is taken once, by the page that began the trip', () => {
		const { session } = fakeBrowser();
		rememberTrip('i1');
		expect(takeTripMessage()).toBeNull();
		session.set('google-sign-in', JSON.stringify(GOOD));
		expect(takeTripMessage()).toEqual(GOOD);
		expect(takeTripMessage()).toBeNull();
		expect(session.size).toBe(0);
	});

	test('of another trip, or of none, is thrown away', () => {
		const { session } = fakeBrowser();
		session.set('google-sign-in', JSON.stringify(GOOD));
		expect(takeTripMessage()).toBeNull();
		expect(session.has('google-sign-in')).toBe(false);
		rememberTrip('i2');
		session.set('google-sign-in', JSON.stringify(GOOD));
		expect(takeTripMessage()).toBeNull();
	});

	test('does not exist where storage is refused', () => {
		fakeBrowser({ storageRefused: true });
		rememberTrip('i1');
		expect(takeTripMessage()).toBeNull();
	});
});
