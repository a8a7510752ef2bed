import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';

/**
 * Opens a block of the report and brings its card into view, smoothly unless the visitor asked for less
 * motion; the focus goes along.
 */
export function openBlock(card: string, block: PersonRegister): void {
	const sheet = document.getElementById(card);
	if (sheet === null) return;
	const fold = sheet.querySelector<HTMLDetailsElement>(`details[data-block="${block}"]`);
	if (fold !== null) fold.open = true;
	const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
	sheet.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
	sheet.focus({ preventScroll: true });
}
