import type { ChangeEvent } from 'react';

declare global {
	interface Window {
		/** The field in which a keyboard composes a word; kept by `startScript` from before the page woke up. */
		composed?: EventTarget | null;
	}
}

/**
 * True while a keyboard composes a word, as phones do for every one: a field that changes its text then makes
 * the keyboard put it in twice. It may do so again at the `compositionend` event.
 */
export function isComposing({ nativeEvent }: Pick<ChangeEvent, 'nativeEvent'>): boolean {
	return 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
}

/** True while a keyboard composes a word in a field, also where it began before the page woke up. */
export function composesIn(input: HTMLInputElement | null): boolean {
	return input !== null && window.composed === input;
}

/** Sets what a field shows, with its caret, by hand: rendering would send the caret to the end. */
export function rewrite(input: HTMLInputElement, text: string, caret: number): void {
	if (input.value !== text) input.value = text;
	// In a field that has been left, setting the caret brings the focus back in some browsers.
	if (document.activeElement === input) input.setSelectionRange(caret, caret);
}
