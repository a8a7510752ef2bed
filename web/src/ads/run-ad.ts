import { type AdBlock, type AdPage, adPage } from './network.ts';
import type { SlotEvent } from './slot.ts';

/** Specification, section 9: how long an advertisement may take to be there, in ms. */
const PATIENCE_MS = 5000;

export type Ad = Pick<AdBlock, 'blockId' | 'renderTo'> & { readonly scriptUrl: string };

/** Asks the network for an advertisement in an element and reports its end; returns how to stop. */
export function runAd(ad: Ad, tell: (event: SlotEvent) => void, page: AdPage = adPage): () => void {
	const { scriptUrl, blockId, renderTo } = ad;
	let ended = false;
	let drawn = false;
	const say = (event: SlotEvent) => {
		if (!ended) tell(event);
	};

	const timer = setTimeout(() => say(page.isFilled(renderTo) ? 'rendered' : 'late'), PATIENCE_MS);
	page.load(scriptUrl).catch(() => say('refused'));
	page.whenReady(() => {
		if (ended) return;
		drawn = true;
		try {
			const manager = page.manager();
			if (!manager) return say('refused');
			manager.render({
				blockId,
				renderTo,
				// A stub is what the network draws when it has no advertisement.
				onRender: (ad) => say(ad?.product === 'stub' ? 'refused' : 'rendered'),
				onError: () => say('refused'),
			});
		} catch {
			say('refused');
		}
	});

	return () => {
		ended = true;
		clearTimeout(timer);
		if (drawn) page.manager()?.destroy?.({ blockId, renderTo });
	};
}
