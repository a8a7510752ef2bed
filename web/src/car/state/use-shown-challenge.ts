import type { Section } from '@avtosverka/contract/vocabulary/register';
import { useCallback, useEffect, useRef } from 'react';
import { watchPlace } from '../../ui/watch-place.ts';
import { show } from '../card/reveal.ts';

/**
 * Asks everything, and when a supplier shows a picture meanwhile, brings its card into view once, the focus
 * in its field: half of the answers wait for it. A visitor who reads or types elsewhere by then stays there.
 */
export function useShownChallenge(
	shownChallenge: Section | null,
	askAll: () => Promise<void>,
): () => Promise<void> {
	const asking = useRef<(() => boolean) | null>(null);

	useEffect(() => {
		const stays = asking.current;
		if (shownChallenge === null || stays === null) return;
		asking.current = null;
		const frame = requestAnimationFrame(() => {
			const card = document.getElementById(shownChallenge);
			if (!stays() || card === null || document.activeElement?.matches('input, textarea')) return;
			show(card);
			// The field may still be on its way; the answer, in which it will stand, is there.
			const field = card.querySelector<HTMLElement>('input') ?? card.querySelector<HTMLElement>('[tabindex]');
			field?.focus({ preventScroll: true });
		});
		return () => {
			cancelAnimationFrame(frame);
			stays();
		};
	}, [shownChallenge]);

	return useCallback(async () => {
		asking.current = watchPlace(document.body);
		await askAll();
		asking.current?.();
		asking.current = null;
	}, [askAll]);
}
