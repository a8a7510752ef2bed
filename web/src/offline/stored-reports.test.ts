import { COPIES_DAYS } from '@avtosverka/contract/vocabulary/copies-cookie';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import * as idb from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storeAskedPrice, storedPriceOf } from '../asked-prices/asked-prices.ts';
import { fakeBrowser } from '../session/testing/fake-browser.ts';
import { hadReports, watchStoredList } from './reports-on-device.ts';
import { MOST_REPORTS } from './stored-list.ts';
import {
	forgetAllReports,
	forgetReport,
	type StoredCopy,
	storedCopy,
	storedList,
	storeReport,
} from './stored-reports.ts';

/** What the browser's database holds in these tests. */
const rows = new Map<IDBValidKey, unknown>();

vi.mock('idb-keyval', () => ({
	createStore: vi.fn(),
	clear: vi.fn(async () => rows.clear()),
	delMany: vi.fn(async (keys: string[]) => keys.forEach((key) => void rows.delete(key))),
	get: vi.fn(async (key: string) => rows.get(key)),
	set: vi.fn(async (key: string, value: unknown) => void rows.set(key, value)),
	update: vi.fn(
		async (key: string, change: (old: unknown) => unknown) => void rows.set(key, change(rows.get(key))),
	),
}));

const START = Date.parse('2026-11-21T10:00:00Z');

function copyOf(number: number): StoredCopy {
	const vin = `XTA2114409478${String(number).padStart(4, '0')}` as Vin;
	const savedAt = new Date(Date.now()).toISOString();
	return { entry: { vin, plate: null, car: null, savedAt }, report: { base: null, sections: {} } };
}

async function keepNumber(number: number): Promise<Vin> {
	const copy = copyOf(number);
	await storeReport(copy);
	return copy.entry.vin;
}

beforeEach(() => {
	fakeBrowser();
	rows.clear();
	vi.useFakeTimers({ now: START });
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

describe('copies of reports on this device', () => {
	test('come back as they were kept', async () => {
		const copy = copyOf(1);
		await storeReport(copy);
		expect(await storedCopy(copy.entry.vin)).toEqual(copy);
		expect(await storedList()).toEqual([copy.entry]);
	});

	test('are thirty at most: the oldest goes, with all that was kept of it', async () => {
		const first = await keepNumber(0);
		for (let number = 1; number <= MOST_REPORTS; number += 1) await keepNumber(number);
		expect(await storedList()).toHaveLength(MOST_REPORTS);
		expect(await storedCopy(first)).toBeNull();
		expect(rows.has(first)).toBe(false);
		expect(rows.size).toBe(MOST_REPORTS + 1);
	});

	test('are one for each car, the newest first', async () => {
		const first = await keepNumber(1);
		const second = await keepNumber(2);
		await keepNumber(1);
		expect((await storedList()).map(({ vin }) => vin)).toEqual([first, second]);
	});

	test('are over after thirty days, and leave the device at the next keeping', async () => {
		const old = await keepNumber(1);
		vi.advanceTimersByTime(COPIES_DAYS * 86_400_000 - 1);
		expect(await storedCopy(old)).not.toBeNull();
		vi.advanceTimersByTime(1);
		expect(await storedCopy(old)).toBeNull();
		expect(await storedList()).toEqual([]);
		await keepNumber(2);
		expect(rows.has(old)).toBe(false);
	});

	test('can be forgotten one by one, and all at once', async () => {
		const one = await keepNumber(1);
		const other = await keepNumber(2);
		await forgetReport(one);
		expect(rows.has(one)).toBe(false);
		expect(await storedCopy(other)).not.toBeNull();
		await forgetAllReports();
		expect(rows.size).toBe(0);
	});

	test('are forgotten with what their sellers ask', async () => {
		const one = await keepNumber(1);
		const other = await keepNumber(2);
		for (const vin of [one, other]) storeAskedPrice(vin, 450_000);
		await forgetReport(one);
		expect([storedPriceOf(one), storedPriceOf(other)]).toEqual([null, 450_000]);
		await forgetAllReports();
		expect(storedPriceOf(other)).toBeNull();
	});

	test('that come or go are told to other tabs', async () => {
		vi.useRealTimers();
		const listener = vi.fn();
		const end = watchStoredList(listener);
		const vin = await keepNumber(1);
		await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1));
		await forgetReport(vin);
		await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(2));
		await forgetAllReports();
		await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(3));
		end();
	});

	test('are marked outside of what browsers clear, until the last is over or forgotten', async () => {
		await keepNumber(1);
		const vin = await keepNumber(2);
		rows.clear();
		expect(hadReports()).toBe(true);
		vi.advanceTimersByTime(COPIES_DAYS * 86_400_000);
		expect(hadReports()).toBe(false);

		await storeReport(copyOf(2));
		await forgetReport(vin);
		expect(hadReports()).toBe(false);
		await keepNumber(3);
		await forgetAllReports();
		expect(hadReports()).toBe(false);
	});

	test('that the browser has lost are named no more', async () => {
		const vin = await keepNumber(1);
		rows.delete(vin);
		expect(await storedCopy(vin)).toBeNull();
		expect(await storedList()).toEqual([]);
		expect(hadReports()).toBe(true);
	});

	test('are to stay when the browser wants room: it is asked once', async () => {
		vi.resetModules();
		const persist = vi.fn(async () => true);
		vi.stubGlobal('navigator', { storage: { persist } });
		const { storeReport: store } = await import('./stored-reports.ts');
		await store(copyOf(1));
		await store(copyOf(2));
		expect(persist).toHaveBeenCalledTimes(1);
	});

	test('are simply not there where the browser refuses to keep anything', async () => {
		vi.spyOn(console, 'warn').mockReturnValue();
		vi.mocked(idb.set).mockRejectedValueOnce(new Error('refused'));
		vi.mocked(idb.get).mockRejectedValue(new Error('refused'));
		const vin = await keepNumber(1);
		expect(await storedCopy(vin)).toBeNull();
		expect(await storedList()).toEqual([]);
	});
});
