import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../session/testing/fake-browser.ts';

const VIN = 'XTA21144094786239' as Vin;
const OTHER = 'XTA21144094786240' as Vin;

async function opened(options?: { storageRefused?: boolean }) {
	vi.resetModules();
	const browser = fakeBrowser(options);
	return { browser, ...(await import('./asked-prices.ts')) };
}

beforeEach(() => void vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe('asked prices', () => {
	test('are kept for each car on the device, and forgotten one by one', async () => {
		const { browser, storeAskedPrice, storedPriceOf } = await opened();
		storeAskedPrice(VIN, 450_000);
		storeAskedPrice(OTHER, 900_000);
		expect(browser.local.has('asked_prices')).toBe(true);
		storeAskedPrice(VIN, null);
		expect([storedPriceOf(VIN), storedPriceOf(OTHER)]).toEqual([null, 900_000]);
		storeAskedPrice(OTHER, null);
		expect(browser.local.size).toBe(0);
	});

	test('are thirty at most: the oldest goes', async () => {
		const { storeAskedPrice, storedPriceOf } = await opened();
		storeAskedPrice(VIN, 450_000);
		for (let number = 10; number < 40; number += 1) {
			storeAskedPrice(`XTA211440947800${number}` as Vin, number * 1_000);
		}
		expect(storedPriceOf(VIN)).toBeNull();
		expect(storedPriceOf('XTA21144094780010' as Vin)).toBe(10_000);
	});

	test('that another tab changes are told', async () => {
		const { browser, storedPriceOf, watchAskedPrices } = await opened();
		const listener = vi.fn();
		const end = watchAskedPrices(listener);
		browser.otherTab('asked_prices', JSON.stringify({ version: 1, prices: [[VIN, 300_000]] }));
		expect(storedPriceOf(VIN)).toBe(300_000);
		browser.otherTab(null, null);
		expect(storedPriceOf(VIN)).toBeNull();
		end();
		browser.otherTab(null, null);
		expect(listener).toHaveBeenCalledTimes(2);
	});

	test('stay with the page where storage is refused', async () => {
		const { storeAskedPrice, storedPriceOf, forgetAskedPrices } = await opened({ storageRefused: true });
		expect(storedPriceOf(VIN)).toBeNull();
		storeAskedPrice(VIN, 450_000);
		expect(storedPriceOf(VIN)).toBe(450_000);
		forgetAskedPrices();
		expect(storedPriceOf(VIN)).toBeNull();
	});

	test.each([
		'',
		'null',
		'[]',
		'{"version":2,"prices":[["XTA21144094786239",1]]}',
		'{"version":1,"prices":7}',
		'{"version":1,"prices":[["XTA21144094786239","1"],null]}',
	])('are none where something else is written: %s', async (text) => {
		const { browser, storedPriceOf } = await opened();
		browser.local.set('asked_prices', text);
		expect(storedPriceOf(VIN)).toBeNull();
	});
});
