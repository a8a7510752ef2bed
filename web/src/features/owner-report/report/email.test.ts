import { describe, expect, test } from 'vitest';
import { deliveryWords, readEmail } from './email.ts';

test.each([
	['', null],
	['  ', null],
	[' a@b.ru ', 'a@b.ru'],
	['иван@почта.рф', 'иван@почта.рф'],
	['a@b', undefined],
	['a b@c.ru', undefined],
	['a@', undefined],
	[`${'x'.repeat(250)}@b.ru`, undefined],
])('an e-mail typed as «%s» is read as %s', (text, email) => expect(readEmail(text)).toBe(email));

describe('where a report goes', () => {
	test('is said to everybody truthfully', () => {
		expect(deliveryWords('a@b.ru', true).join(' ')).toMatch(/a@b\.ru.*личном кабинете/);
		expect(deliveryWords('a@b.ru', false).join(' ')).not.toContain('кабинете');
		expect(deliveryWords(null, true).join(' ')).toBe('Отчёт будет доступен в личном кабинете.');
		expect(deliveryWords(null, false).join(' ')).toContain('Сохраните ссылку');
	});
});
