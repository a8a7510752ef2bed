import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../session/testing/fake-browser.ts';
import { rememberedOrder, rememberOrder } from './remembered-order.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the order of a payer who is away', () => {
	test('is remembered with the page that he came from', () => {
		fakeBrowser();
		expect(rememberedOrder()).toBeNull();
		rememberOrder({ id: 'r1', from: '/?plate=%D0%90' });
		expect(rememberedOrder()).toEqual({ id: 'r1', from: '/?plate=%D0%90' });
	});

	test.each(['', '{', '7', 'null', '{}', '{"id":7,"from":"/"}', '{"id":"r1","from":"//foreign.example"}'])(
		'is none: %s',
		(text) => {
			fakeBrowser().session.set('payment', text);
			expect(rememberedOrder()).toBeNull();
		},
	);

	test('is none where storage is refused', () => {
		fakeBrowser({ storageRefused: true });
		rememberOrder({ id: 'r1', from: '/' });
		expect(rememberedOrder()).toBeNull();
	});
});
