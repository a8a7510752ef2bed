import { reachGoal } from './counter.ts';

const GOAL = 'outbound';

/** The link out of the site that a click is about; null for other clicks and for handled ones. */
export function outboundLink(event: MouseEvent): HTMLAnchorElement | null {
	const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
	if (!link || event.defaultPrevented || !/^https?:$/.test(link.protocol)) return null;
	return link.origin === location.origin ? null : link;
}

function opensElsewhere(link: HTMLAnchorElement, event: MouseEvent): boolean {
	const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
	return !isPlain || (link.target !== '' && link.target !== '_self');
}

/**
 * Counts clicks that lead out of the site. One that leaves this page waits for the counter, at most 250 ms;
 * one into another tab waits for nothing. The returned function ends it.
 */
export function countOutboundClicks(
	leave: (address: string) => void = (to) => location.assign(to),
): () => void {
	const onClick = (event: MouseEvent) => {
		const link = outboundLink(event);
		if (link === null) return;
		const counted = reachGoal(GOAL);
		if (opensElsewhere(link, event)) return;
		event.preventDefault();
		void counted.then(() => leave(link.href));
	};
	document.addEventListener('click', onClick);
	return () => document.removeEventListener('click', onClick);
}
