import type { Section } from '@avtosverka/contract/vocabulary/register';
import { useCallback, useEffect, useRef } from 'react';
import { show } from '../card/reveal.ts';

/**
 * Asks everything, and when a supplier shows a picture meanwhile, brings its card into view once, the focus
 * in its field: half of the answers wait for it. A visitor who types elsewhere keeps the focus.
 */
export function useShownChallenge(
	shownChallenge: Section | null,
	askAll: () => Promise<void>,
): () => Promise<void> {
	const asking = useRef(false);

	useEffect(() => {
		if (shownChallenge === null || !asking.current) return;
		asking.current = false;
		const frame = requestAnimationFrame(() => {
			const card = document.getElementById(shownChallenge);
			if (card === null || document.activeElement?.matches('input, textarea')) return;
			show(card);
			card.querySelector('input')?.focus({ preventScroll: true });
		});
		return () => cancelAnimationFrame(frame);
	}, [shownChallenge]);

	return useCallback(async () => {
		asking.current = true;
		await askAll();
		asking.current = false;
	}, [askAll]);
}
