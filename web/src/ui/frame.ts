import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const never = () => () => {};

/** True while the site is in another page: by `?isFrame=true`, or by the script in the head. */
export function useFrame(): boolean {
	const { search } = useLocation();
	const found = useSyncExternalStore(
		never,
		() => 'framed' in document.documentElement.dataset,
		() => false,
	);
	return found || new URLSearchParams(search).get('isFrame') === 'true';
}

/** Takes it away again: how the same page is called in a tab of its own. */
export function withoutFrame(search: string): string {
	const parameters = new URLSearchParams(search);
	if (!parameters.has('isFrame')) return search;
	parameters.delete('isFrame');
	return parameters.size === 0 ? '' : `?${parameters}`;
}
