/** Past this many pixels, turning back upwards brings the button: owner-check specification, section 9. */
const FAR = 300;

/**
 * Shows the button to the top of the page while a person scrolls back up from afar, and to whom a link within
 * the page has taken down it. The result ends it.
 */
export function watchUpwards(button: HTMLButtonElement): () => void {
	let last = window.scrollY;
	const check = () => {
		const now = window.scrollY;
		// A link goes in one step; by hand a page goes in small ones.
		if (now !== last) button.hidden = !(now > FAR && (now < last || now > last + innerHeight / 2));
		last = now;
	};
	window.addEventListener('scroll', check, { passive: true });
	button.addEventListener('click', goUp);
	return () => {
		window.removeEventListener('scroll', check);
		button.removeEventListener('click', goUp);
	};
}

/**
 * The focus goes along, to the link that led down the page, else to its beginning: the button is about to
 * vanish, and a scroll under a vanishing focus stops half-way.
 */
function goUp(): void {
	const { hash } = location;
	// A folded reason takes no focus: of those that do, the first has it in the end.
	const links = [
		...document.querySelectorAll<HTMLElement>(`a[href="${hash && CSS.escape(hash)}"]`),
	].reverse();
	for (const place of [document.getElementById('content'), ...links]) place?.focus({ preventScroll: true });
	const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
	window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
}
