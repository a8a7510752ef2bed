/** What a phone's keyboard does: one more sign of the word that it composes, or puts in the whole word. */
export type KeyboardStep = { readonly kind: 'compose' | 'put'; readonly text: string };

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The steps in which words are typed: each is composed sign by sign, and put in as a whole. */
export function stepsOf(words: readonly string[]): readonly KeyboardStep[] {
	return words.flatMap((word): KeyboardStep[] => [
		...[...word].map((_, place): KeyboardStep => ({ kind: 'compose', text: word.slice(0, place + 1) })),
		{ kind: 'put', text: word },
	]);
}

/**
 * Types in a field as a phone's keyboard does in Chromium: a word stays open while it is composed, each step
 * writes over it, and where somebody else has written into the field meanwhile, the keyboard has lost its
 * place and puts the word in once more (the same steps in Chromium itself: e2e/loading/composing.e2e.ts).
 */
export function createPhoneKeyboard(field: Field): (step: KeyboardStep) => void {
	/** The word that is open: where it begins, and all that the field held after its last step. */
	let open: { readonly from: number; readonly to: number; readonly value: string } | null = null;

	return ({ kind, text }) => {
		const known = open !== null && open.value === field.value ? open : null;
		if (known === null) field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
		const from = known?.from ?? field.selectionStart ?? field.value.length;
		const to = known?.to ?? field.selectionEnd ?? from;
		const value = field.value.slice(0, from) + text + field.value.slice(to);
		write(field, value, from + text.length);
		open = { from, to: from + text.length, value };
		const inputType = 'insertCompositionText';
		field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true, inputType, data: text }));
		if (kind === 'compose') return;
		open = null;
		field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: text }));
	};
}

/** Past the property by which React learns what the page itself has written. */
function write(field: Field, value: string, caret: number): void {
	const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
	Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
	// A field for an address of mail tells no caret.
	if (field.selectionStart !== null) field.setSelectionRange(caret, caret);
}
