import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * True while the page stands in somebody's frame, where our cookies may not travel and some pages are never
 * shown. `?isFrame=true` alone says only how a page is to look. False on the server and until the page is
 * alive.
 */
export function useInsideFrame(): boolean {
	return useSyncExternalStore(
		never,
		() => window.self !== window.top,
		() => false,
	);
}
