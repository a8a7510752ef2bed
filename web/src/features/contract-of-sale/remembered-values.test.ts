import { beforeEach, expect, test, vi } from 'vitest';
import { forgetValues, recallValues, rememberValues } from './remembered-values.ts';
import { FILLED } from './testing/filled-values.ts';
import { EMPTY_VALUES, FIELD_NAMES } from './values.ts';

let stored: Map<string, string>;

beforeEach(() => {
	stored = new Map();
	vi.stubGlobal('sessionStorage', {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
	});
	forgetValues();
	return () => vi.unstubAllGlobals();
});

test('what was typed comes back, but no person is ever in the storage', () => {
	rememberValues(FILLED);
	expect(recallValues()).toEqual(FILLED);
	const texts = [...stored.values()].join();
	expect(texts).toContain(FILLED['car.engine']);
	for (const name of FIELD_NAMES.filter((one) => !/^(car|deal)\./.test(one)))
		expect(texts).not.toContain(FILLED[name]);
});

test('what was cleared is gone', () => {
	rememberValues(FILLED);
	forgetValues();
	expect(recallValues()).toEqual(EMPTY_VALUES);
});

test.each(['{', 'null', '[1]', '{"car.vin":5,"seller.name":"Примеров","x":"y"}'])(
	'a storage that says %s is nothing',
	(text) => {
		stored.set('contract-of-sale', text);
		expect(recallValues()).toEqual(EMPTY_VALUES);
	},
);

test('a browser without storage keeps everything in memory that it may', () => {
	vi.stubGlobal('sessionStorage', undefined);
	rememberValues(FILLED);
	expect(recallValues()['seller.name']).toBe(FILLED['seller.name']);
});
