import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPush } from '../../config/push.ts';
import { canEncryptFor, serviceOf } from './subscription.ts';
import { PUSH_PAIR } from './testing/push-pair.ts';

const servicesOf = (PUSH_SERVICES?: string) => readPush({ ...PUSH_PAIR, PUSH_SERVICES })?.services ?? [];

describe('the address of a subscription', () => {
	test.each([
		'https://fcm.googleapis.com/fcm/send/abc:def',
		'https://updates.push.services.mozilla.com/wpush/v2/abc',
		'https://web.push.apple.com/abc',
		'https://wns2-by3p.notify.windows.com/w/?token=abc',
	])('is called where a browser has its service: %s', (endpoint) => {
		expect(serviceOf(endpoint, servicesOf())).not.toBeNull();
	});

	test.each([
		['http, and not https', 'http://fcm.googleapis.com/x'],
		['another port', 'https://fcm.googleapis.com:8443/x'],
		['a name in front', 'https://fcm.googleapis.com@localhost/x'],
		['a name and a password', 'https://a:b@fcm.googleapis.com/x'],
		['a host that ends alike', 'https://evilfcm.googleapis.com/x'],
		['the host as a part of another', 'https://fcm.googleapis.com.evil.example/x'],
		['the domain without a host', 'https://push.apple.com/x'],
		['a host that ends like the domain', 'https://evilpush.apple.com/x'],
		['this machine', 'https://127.0.0.1/x'],
		['this machine by name', 'https://localhost/x'],
		['this machine in the sixth version', 'https://[::1]/x'],
		['the network of a cloud', 'https://169.254.169.254/latest/meta-data'],
		['a number instead of an address', 'https://2130706433/x'],
		['a file', 'file:///etc/passwd'],
		['nothing', ''],
	])('is not called: %s', (_why, endpoint) => {
		expect(serviceOf(endpoint, servicesOf())).toBeNull();
	});

	test('is an origin of the settings as a whole, with its scheme and its port', () => {
		const services = servicesOf('http://127.0.0.1:3100');
		expect(serviceOf('http://127.0.0.1:3100/push/1', services)).not.toBeNull();
		for (const other of ['https://127.0.0.1:3100/1', 'http://127.0.0.1:3101/1', 'http://127.0.0.1:31000/1']) {
			expect(serviceOf(other, services)).toBeNull();
		}
	});

	test('leads to nothing but a host of the settings, whatever it looks like', () => {
		const piece = fc.oneof(
			fc.constantFrom('https://', 'http://', '//', '@', ':', '.', '/', '\\', '#', '?', '%00', '%2e', ' '),
			fc.constantFrom(
				'fcm.googleapis.com',
				'push.apple.com',
				'localhost',
				'127.0.0.1',
				'[::1]',
				'evil.example',
			),
			fc.string({ maxLength: 5 }),
		);
		const services = servicesOf();
		fc.assert(
			fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
				const endpoint = `https://${pieces.join('')}`;
				if (serviceOf(endpoint, services) === null) return;
				const { protocol, port, hostname, username } = new URL(endpoint);
				expect([protocol, port, username]).toEqual(['https:', '', '']);
				expect(hostname).toMatch(
					/^fcm\.googleapis\.com$|^updates\.push\.services\.mozilla\.com$|\.(push\.apple|notify\.windows)\.com$/,
				);
			}),
			{ numRuns: 2_000 },
		);
	});
});

test('keys that are no point of the curve encrypt nothing', () => {
	const keys = { p256dh: PUSH_PAIR.PUSH_PUBLIC_KEY, auth: 'A'.repeat(22) };
	const endpoint = 'https://fcm.googleapis.com/x';
	expect(canEncryptFor({ endpoint, keys })).toBe(true);
	expect(canEncryptFor({ endpoint, keys: { ...keys, p256dh: `B${'A'.repeat(86)}` } })).toBe(false);
	expect(canEncryptFor({ endpoint, keys: { ...keys, auth: 'AAAA' } })).toBe(false);
});
