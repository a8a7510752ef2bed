import { describe, expect, test, vi } from 'vitest';
import { mayHaveReports, REPORTS_DATABASE } from './reports-on-device.ts';

describe('whether a device may have copies of reports', () => {
	test.each([
		[[], false],
		[['other'], false],
		[['other', REPORTS_DATABASE], true],
	])('is told by its databases %j: %s', async (names, expected) => {
		vi.stubGlobal('indexedDB', { databases: async () => names.map((name) => ({ name, version: 1 })) });
		expect(await mayHaveReports()).toBe(expected);
	});

	test('is supposed where the browser names none', async () => {
		vi.stubGlobal('indexedDB', {});
		expect(await mayHaveReports()).toBe(true);
	});

	test('is not where it refuses to keep anything', async () => {
		vi.stubGlobal('indexedDB', undefined);
		expect(await mayHaveReports()).toBe(false);
		vi.stubGlobal('indexedDB', { databases: () => Promise.reject(new DOMException('refused')) });
		expect(await mayHaveReports()).toBe(false);
	});
});
