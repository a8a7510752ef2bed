/** Brings a block into view, smoothly unless less motion is wanted; the focus goes along. */
export function scrollToBlock(id: string): void {
	const block = document.getElementById(id);
	if (block === null) return;
	const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
	block.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
	block.focus({ preventScroll: true });
}
