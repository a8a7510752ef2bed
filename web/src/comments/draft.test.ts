import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../session/testing/fake-browser.ts';
import { storeDraft, storedDraft } from './draft.ts';
import { charactersLeft, signsOf } from './length.ts';

const VIN = 'XTA21144094786239' as Vin;
const OTHER = 'Z94K241BBMR251210' as Vin;

afterEach(() => void vi.unstubAllGlobals());

describe('a draft', () => {
	test.each([false, true])('is kept by car until it is sent; storage refused: %s', (storageRefused) => {
		fakeBrowser({ storageRefused });
		storeDraft(VIN, 'Смотрел её');
		expect(storedDraft(VIN)).toBe('Смотрел её');
		expect(storedDraft(OTHER)).toBe('');
		storeDraft(VIN, '');
		expect(storedDraft(VIN)).toBe('');
	});

	test('is found again by a page that was just opened', () => {
		const browser = fakeBrowser();
		browser.session.set(`comment ${OTHER}`, 'С прошлого раза');
		expect(storedDraft(OTHER)).toBe('С прошлого раза');
	});
});

describe('the length of a comment', () => {
	test('counts signs as people see them, blanks around left out', () => {
		expect(signsOf('  ёж  ')).toBe(2);
		expect(signsOf('е\u0308ж')).toBe(2);
		expect(signsOf('🚗🚗')).toBe(2);
	});

	test('is told once the limit is near, and how much is too much', () => {
		expect(charactersLeft('а'.repeat(1799))).toBeNull();
		expect(charactersLeft('а'.repeat(1800))).toBe(200);
		expect(charactersLeft('а'.repeat(2003))).toBe(-3);
	});
});
