import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../session/testing/fake-browser.ts';
import { comesToPaid, comesToRefresh, rememberPaid, rememberRefresh } from './remembered-refresh.ts';

const PLATE = 'А123ВС77' as Plate;

afterEach(() => vi.unstubAllGlobals());

describe('a refresh that a person has gone away from', () => {
	test('is found again for its plate alone, until it is closed', () => {
		fakeBrowser();
		expect(comesToRefresh(PLATE)).toBe(false);
		rememberRefresh(PLATE);
		expect(comesToRefresh(PLATE)).toBe(true);
		expect(comesToRefresh('К777КК799' as Plate)).toBe(false);
		rememberRefresh(null);
		expect(comesToRefresh(PLATE)).toBe(false);
	});

	test('is not found where storage is refused', () => {
		fakeBrowser({ storageRefused: true });
		rememberRefresh(PLATE);
		expect(comesToRefresh(PLATE)).toBe(false);
	});
});

test('a paid question that a reload has cut off is found again, apart from the refresh', () => {
	fakeBrowser();
	rememberPaid(PLATE);
	expect([comesToPaid(PLATE), comesToRefresh(PLATE)]).toEqual([true, false]);
	rememberRefresh(null);
	expect(comesToPaid(PLATE)).toBe(true);
	rememberPaid(null);
	expect(comesToPaid(PLATE)).toBe(false);
});
