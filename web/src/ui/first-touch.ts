/**
 * What a person alone does. A click may come without the rest: from assistive technology, or as an early
 * press that is done again. Browsers scroll by themselves, to where a page was left or to a fragment.
 */
export const SIGNS = ['pointerdown', 'keydown', 'wheel', 'click'] as const;

/** Runs a task at the first touch, key, click or wheel: it takes nothing from the page's own opening. */
export function atFirstTouch(task: () => void): () => void {
	const end = () => {
		for (const sign of SIGNS) removeEventListener(sign, begin);
	};
	const begin = () => {
		end();
		task();
	};
	for (const sign of SIGNS) addEventListener(sign, begin, { passive: true });
	return end;
}
