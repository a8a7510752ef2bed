import { describe, expect, test } from 'vitest';
import { readNativeApps } from './native-apps.ts';

const FINGERPRINT = Array.from({ length: 32 }, (_, place) => place.toString(16).padStart(2, '0')).join(':');

describe('the native apps', () => {
	test('are none unless they are named', () => {
		expect(readNativeApps({})).toEqual({ android: null, ios: null });
	});

	test('are known by package and certificates, and by an id', () => {
		const apps = readNativeApps({
			ANDROID_PACKAGE: 'ru.example.app',
			ANDROID_FINGERPRINTS: `${FINGERPRINT}, ${FINGERPRINT}`,
			IOS_APP_ID: 'ABCDE12345.ru.example.app',
		});
		expect(apps.android?.fingerprints).toEqual([FINGERPRINT.toUpperCase(), FINGERPRINT.toUpperCase()]);
		expect(apps.ios).toEqual({ appId: 'ABCDE12345.ru.example.app' });
	});

	test.each([
		[{ ANDROID_PACKAGE: 'app' }, 'ANDROID_PACKAGE'],
		[{ ANDROID_PACKAGE: 'ru.example.app' }, 'ANDROID_FINGERPRINTS'],
		[{ ANDROID_PACKAGE: 'ru.example.app', ANDROID_FINGERPRINTS: '14:6D' }, 'ANDROID_FINGERPRINTS'],
		[{ IOS_APP_ID: 'ru.example.app' }, 'IOS_APP_ID'],
	])('that cannot be ones stop the start with a sentence: %j', (choices, name) => {
		expect(() => readNativeApps(choices)).toThrow(name);
	});
});
