import { atFirstRest } from '../offline/first-rest.ts';

/**
 * Gives the site its service worker at the first rest after a touch or key, so that it takes nothing from
 * the page's own opening. Not in a frame, where it would be somebody else's; where the browser refuses,
 * the site works as before.
 */
export function startWorkerWhenIdle(): void {
	if (!('serviceWorker' in navigator) || window.self !== window.top) return;
	atFirstRest(() => {
		void navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => {});
	});
}
