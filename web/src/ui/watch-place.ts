/** What a visitor does who reads on, types or presses something else. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Less than this is no move, in px: zoomed pages round. */
const STILL = 8;

/**
 * Watches a visitor from their press on; what it returns tells once whether they are where they pressed and
 * have done nothing since. A late answer may take the page or the focus to itself only then.
 */
export function watchPlace(pressed: Element): () => boolean {
	const over = new AbortController();
	let moved = false;
	const notice = (event: Event) => {
		moved ||= !isPressAgain(event);
	};
	for (const move of MOVES) {
		addEventListener(move, notice, { capture: true, passive: true, signal: over.signal });
	}
	const topOf = () => pressed.getBoundingClientRect().top;
	const from = { scroll: scrollY, top: topOf() };
	return () => {
		over.abort();
		// By the scroll bar both change; what grows above on the page changes one of them.
		const scrolled = Math.abs(scrollY - from.scroll) > STILL && Math.abs(topOf() - from.top) > STILL;
		return !moved && !scrolled;
	};
}

/**
 * A key that is held down is still the press itself; and so is one that presses in vain, because the button
 * waits for the answer and has let go of the focus.
 */
function isPressAgain(event: Event): boolean {
	if (!(event instanceof KeyboardEvent)) return false;
	const isPress = event.key === 'Enter' || event.key === ' ';
	return event.repeat || (isPress && (event.target as Element).matches('body, fieldset, :disabled'));
}
