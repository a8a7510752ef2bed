const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const;

/** Runs a task at the first touch, key or scroll: it takes nothing from the page's own opening. */
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
