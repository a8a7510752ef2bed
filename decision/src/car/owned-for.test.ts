import type { OwnershipPeriodData } from '@avtosverka/contract/check/registration';
import { expect, test } from 'vitest';
import { ownedFor } from './owned-for.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');

function period(startDate: string | null, endDate?: string): OwnershipPeriodData {
	const rest = { ownerType: null, ownerTypeCode: null, lastOperation: null, lastOperationCode: null };
	return { startDate, ...(endDate && { endDate }), ...rest };
}

test('how long somebody had the car is told in years, months or less, and never made of a missing day', () => {
	expect(ownedFor(period('2009-11-12', '2014-06-03'), NOW)).toBe('4 года');
	expect(ownedFor(period('2026-07-01'), NOW)).toBe('4 месяца');
	expect(ownedFor(period('2026-11-10'), NOW)).toBe('меньше месяца');
	expect(ownedFor(period(null), NOW)).toBeNull();
	expect(ownedFor(period('2026-11-10', '2020-01-01'), NOW)).toBeNull();
});
