import { carryFrame } from '../ui/carry-frame.ts';

/**
 * In a frame, links to our own pages carry `isFrame=true` on; those that the page's markup marks as leading
 * out of the frame open a tab of their own.
 */
export function keepFrame(): void {
	const inside = window.self !== window.top;
	for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
		if (inside && 'leavesFrame' in link.dataset) {
			link.target = '_blank';
			link.rel = 'noopener';
		} else link.setAttribute('href', carryFrame(link.getAttribute('href') ?? '/'));
	}
}
