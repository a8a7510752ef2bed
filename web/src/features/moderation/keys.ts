import { REFUSAL_REASONS, type RefusalReason } from '@avtosverka/contract/vocabulary/moderation';

/** What a key means at the desk. */
export type DeskKey =
	| {
			readonly does:
				| 'next'
				| 'previous'
				| 'approve'
				| 'refuse'
				| 'undo'
				| 'select'
				| 'report'
				| 'keys'
				| 'close';
	  }
	| { readonly does: 'reason'; readonly reason: RefusalReason };

export type KeyPress = Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const LETTERS: Readonly<Record<string, Exclude<DeskKey['does'], 'reason'>>> = {
	KeyJ: 'next',
	KeyK: 'previous',
	KeyA: 'approve',
	KeyR: 'refuse',
	KeyU: 'undo',
	KeyX: 'select',
	KeyO: 'report',
};

/**
 * Reads a key by its place on the keyboard, so that it is the same in Russian and in Latin letters; null for
 * one that means nothing here. Digits give the reason while a refusal is open.
 */
export function readKey(pressed: KeyPress, refusing: boolean): DeskKey | null {
	const { code, key, ctrlKey, metaKey, altKey, shiftKey } = pressed;
	if (ctrlKey || metaKey || altKey) return null;
	if (key === '?' || (shiftKey && code === 'Slash')) return { does: 'keys' };
	if (shiftKey) return null;
	if (key === 'Escape') return refusing ? { does: 'close' } : null;
	const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
	if (digit !== undefined) {
		const reason = REFUSAL_REASONS[Number(digit) - 1];
		return refusing && reason !== undefined ? { does: 'reason', reason } : null;
	}
	const does = LETTERS[code];
	return does === undefined ? null : { does };
}

/** True where a key is a letter of somebody's text, or an answer to a dialog, and no order to the desk. */
export function isTyping(target: EventTarget | null): boolean {
	if (!(target instanceof Element)) return false;
	return (
		target.closest('textarea, select, input:not([type=checkbox]), [contenteditable], [role=dialog]') !== null
	);
}
