import { describe, expect, test } from 'vitest';
import { type KeyPress, readKey } from './keys.ts';

const pressed = (code: string, more: Partial<KeyPress> = {}): KeyPress => ({
	code,
	key: '',
	ctrlKey: false,
	metaKey: false,
	altKey: false,
	shiftKey: false,
	...more,
});

describe('a key at the desk', () => {
	test.each([
		['KeyJ', 'next'],
		['KeyK', 'previous'],
		['KeyA', 'approve'],
		['KeyR', 'refuse'],
		['KeyU', 'undo'],
		['KeyX', 'select'],
		['KeyO', 'report'],
	])('%s does %s, whatever letter stands on it', (code, does) => {
		expect(readKey(pressed(code, { key: 'ф' }), false)).toEqual({ does });
	});

	test.each([
		['Digit1', 'spam'],
		['Numpad5', 'personal-data'],
		['Digit6', 'other'],
	])('%s gives the reason %s, but only of an open refusal', (code, reason) => {
		expect(readKey(pressed(code), true)).toEqual({ does: 'reason', reason });
		expect(readKey(pressed(code), false)).toBeNull();
	});

	test('opens the list of keys by the question mark of either layout', () => {
		expect(readKey(pressed('Digit7', { key: '?', shiftKey: true }), true)).toEqual({ does: 'keys' });
		expect(readKey(pressed('Slash', { key: ',', shiftKey: true }), false)).toEqual({ does: 'keys' });
	});

	test('closes an open refusal and nothing else', () => {
		expect(readKey(pressed('Escape', { key: 'Escape' }), true)).toEqual({ does: 'close' });
		expect(readKey(pressed('Escape', { key: 'Escape' }), false)).toBeNull();
	});

	test.each(['ctrlKey', 'metaKey', 'altKey', 'shiftKey'] as const)("is the browser's own with %s", (held) => {
		expect(readKey(pressed('KeyA', { [held]: true }), false)).toBeNull();
	});

	test.each(['KeyB', 'Digit7', 'Digit9', 'Enter', 'Tab'])('means nothing: %s', (code) => {
		expect(readKey(pressed(code), true)).toBeNull();
	});
});
