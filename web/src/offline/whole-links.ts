import { lacksScripts } from '../loading/whole-page.ts';
import { lacksSheet } from './lost-sheet.ts';

/**
 * While there is no connection, links load whole documents, which the worker has an answer for; a part of a
 * page that was never loaded has none, and a change of page would end in nothing. The result ends it.
 */
export function loadWholePagesOffline(): () => void {
	const follow = (event: MouseEvent) => {
		const link = event.target instanceof Element ? event.target.closest('a') : null;
		if (!link || (navigator.onLine && !lacksScripts() && !lacksSheet()) || !isPlain(event, link)) return;
		event.preventDefault();
		location.assign(link.href);
	};
	// Ahead of the router, which listens within the page.
	window.addEventListener('click', follow, true);
	return () => window.removeEventListener('click', follow, true);
}

/** True for a press that would change the page in this tab, to another one of ours. */
function isPlain(event: MouseEvent, link: HTMLAnchorElement): boolean {
	const modified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
	const elsewhere =
		link.target === '_blank' || link.hasAttribute('download') || link.origin !== location.origin;
	const samePage = link.pathname === location.pathname && link.search === location.search;
	return !modified && !elsewhere && !samePage;
}
