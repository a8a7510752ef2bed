import { expect, test } from 'vitest';
import { nextSlot, type SlotEvent, type SlotState } from './slot.ts';

test.each<[SlotState, SlotEvent, SlotState]>([
	['waiting', 'rendered', 'ad'],
	['waiting', 'refused', 'banner'],
	['waiting', 'late', 'late-banner'],
	['late-banner', 'rendered', 'ad'],
	['late-banner', 'refused', 'banner'],
	['late-banner', 'late', 'late-banner'],
	['banner', 'rendered', 'banner'],
	['banner', 'late', 'banner'],
	['banner', 'refused', 'banner'],
	['ad', 'late', 'ad'],
	['ad', 'refused', 'banner'],
	['ad', 'rendered', 'ad'],
])('%s, then %s: %s', (state, event, expected) => {
	expect(nextSlot(state, event)).toBe(expected);
});
