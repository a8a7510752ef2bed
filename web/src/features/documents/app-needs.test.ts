import type { SiteSettings } from '@avtosverka/contract/site';
import { expect, test } from 'vitest';
import { appNeeds } from './app-needs.ts';

const STORE = 'https://store.example/app';
const needs = (stores: Partial<SiteSettings['links']>) =>
	appNeeds({ storeIos: null, storeAndroid: null, ...stores } as SiteSettings['links']);

test('the terms promise an application only for the stores that have it', () => {
	expect(needs({ storeIos: STORE, storeAndroid: STORE })).toBe(
		'Приложение работает на iOS 10 и новее и на Android 5.0 и новее.',
	);
	expect(needs({ storeAndroid: STORE })).toBe('Приложение работает на Android 5.0 и новее.');
	expect(needs({})).not.toMatch(/iOS|Android/);
});
