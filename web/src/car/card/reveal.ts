/** The bar at the top and a little air: a card higher than what is left is shown from its head. */
const TAKEN = 120;

/**
 * Brings a result into view: its card goes to the middle of the screen, smoothly unless the visitor asked for
 * less motion, and only while they stay where they pressed. The result gets the focus that its button has
 * just lost, unless the visitor is busy elsewhere by now.
 */
export function reveal(result: HTMLElement, stayed: boolean): void {
	const card = result.closest('article') ?? result;
	if (stayed) show(card);
	const focused = document.activeElement;
	if (focused === null || focused === document.body || card.contains(focused)) {
		result.focus({ preventScroll: true });
	}
}

/** Brings a card to the middle of the screen, one that is higher than it from its head. */
export function show(card: HTMLElement): void {
	const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
	card.scrollIntoView({
		behavior: still ? 'instant' : 'smooth',
		block: card.offsetHeight > innerHeight - TAKEN ? 'start' : 'center',
	});
}
