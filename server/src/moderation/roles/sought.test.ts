import { isOrderId } from '@avtosverka/contract/vocabulary/payment';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawOrderId } from '../../payments/orders/order.ts';
import { readSought } from './sought.ts';

const orderId = fc.stringMatching(/^[0-9A-F]{32}$/).map((digits) => `A${digits}Z`);
const space = fc.stringMatching(/^[ \t\n\u00a0]{0,3}$/);

describe('whom the operator means', () => {
	test.each([
		['00000000-0000-4000-8000-00000000000A', 'id', '00000000-0000-4000-8000-00000000000A'],
		[' vera@example.com ', 'email', 'vera@example.com'],
		['@pyotr', 'username', 'pyotr'],
		['4000000000123', 'providerId', '4000000000123'],
		[`a${'0f'.repeat(16)}z`, 'order', `A${'0F'.repeat(16)}Z`],
	])('%s is read by its shape', (text, by, value) => {
		expect(readSought(text)).toEqual({ by, value });
	});

	test.each(['', 'Вера', '%', "' or true --", 'A', `A${'0'.repeat(31)}Z`, `A${'0'.repeat(33)}Z`])(
		'«%s» means no one',
		(text) => {
			expect(readSought(text)).toBeNull();
		},
	);

	test('an order is the same in small letters and between spaces', () => {
		fc.assert(
			fc.property(orderId, fc.infiniteStream(fc.boolean()), space, space, (id, isSmall, before, after) => {
				const typed = [...id].map((sign) => (isSmall.next().value ? sign.toLowerCase() : sign)).join('');
				expect(readSought(`${before}${typed}${after}`)).toEqual({ by: 'order', value: id });
			}),
		);
		expect(readSought(drawOrderId())?.by).toBe('order');
	});

	test('a part of an order, or an order with something beside it, is no order', () => {
		fc.assert(
			fc.property(orderId, fc.nat(33), fc.string({ minLength: 1 }), (id, at, more) => {
				expect(readSought(id.slice(0, at) + id.slice(at + 1))).toBeNull();
				fc.pre(more.trim() !== '' && !more.includes('@'));
				expect(readSought(id + more)).toBeNull();
			}),
		);
	});

	test('any text is read as one thing or as nothing, and what is read is in it', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), (text) => {
				const sought = readSought(text);
				if (sought === null) return;
				if (sought.by === 'order') expect(isOrderId(sought.value)).toBe(true);
				expect(text.toUpperCase()).toContain(sought.value.toUpperCase());
			}),
		);
	});
});
