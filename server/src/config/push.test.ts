import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { StartError } from '../start-error.ts';
import { PUSH_PAIR } from '../watches/push/testing/push-pair.ts';
import { asRestoredCopy } from './restored-copy.ts';

describe('notices in browsers', () => {
	test('are on with a pair of keys and a contact, for the services of usual browsers', () => {
		const push = readConfig(PUSH_PAIR).push;
		expect(push).toMatchObject({ publicKey: PUSH_PAIR.PUSH_PUBLIC_KEY, subject: PUSH_PAIR.PUSH_CONTACT });
		expect(push?.services).toContainEqual({ kind: 'below', host: 'push.apple.com' });
	});

	test.each([{}, { ...PUSH_PAIR, PUSH_PUBLIC_KEY: 'off' }])('are off with %o', (settings) => {
		expect(readConfig(settings).push).toBeNull();
	});

	test.each([
		['PUSH_PRIVATE_KEY', { PUSH_PRIVATE_KEY: '' }],
		['PUSH_PUBLIC_KEY', { PUSH_PUBLIC_KEY: '' }],
		['PUSH_CONTACT', { PUSH_CONTACT: '' }],
		['PUSH_CONTACT', { PUSH_CONTACT: 'operator' }],
		['PUSH_PRIVATE_KEY', { PUSH_PRIVATE_KEY: 'A'.repeat(43) }],
		['PUSH_SERVICES', { PUSH_SERVICES: 'localhost' }],
		['PUSH_SERVICES', { PUSH_SERVICES: 'https://push.example.org/path' }],
		['PUSH_SERVICES', { PUSH_SERVICES: '127.0.0.1' }],
	])('end the start by naming %s: %o', (name, wrong) => {
		expect(() => readConfig({ ...PUSH_PAIR, ...wrong })).toThrow(StartError);
		expect(() => readConfig({ ...PUSH_PAIR, ...wrong })).toThrow(name);
	});

	test('are not sent from a restored copy', () => {
		expect(asRestoredCopy(readConfig(PUSH_PAIR)).push).toBeNull();
	});
});
