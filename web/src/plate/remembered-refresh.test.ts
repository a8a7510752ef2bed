import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../session/testing/fake-browser.ts';
import {
	isPaidRemembered,
	isRefreshRemembered,
	rememberPaid,
	rememberRefresh,
} from './remembered-refresh.ts';

const PLATE = 'А123ВС77' as Plate;

afterEach(() => vi.unstubAllGlobals());

describe('a refresh that a person has gone away from', () => {
	test('is found again for its plate alone, until it is closed', () => {
		fakeBrowser();
		expect(isRefreshRemembered(PLATE)).toBe(false);
		rememberRefresh(PLATE);
		expect(isRefreshRemembered(PLATE)).toBe(true);
		expect(isRefreshRemembered('К777КК799' as Plate)).toBe(false);
		rememberRefresh(null);
		expect(isRefreshRemembered(PLATE)).toBe(false);
	});

	test('is not found where storage is refused', () => {
		fakeBrowser({ storageRefused: true });
		rememberRefresh(PLATE);
		expect(isRefreshRemembered(PLATE)).toBe(false);
	});
});

test('a paid question that a reload has cut off is found again, apart from the refresh', () => {
	fakeBrowser();
	rememberPaid(PLATE);
	expect([isPaidRemembered(PLATE), isRefreshRemembered(PLATE)]).toEqual([true, false]);
	rememberRefresh(null);
	expect(isPaidRemembered(PLATE)).toBe(true);
	rememberPaid(null);
	expect(isPaidRemembered(PLATE)).toBe(false);
});
