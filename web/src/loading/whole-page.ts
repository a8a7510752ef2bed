import { createPath } from 'react-router';
import { reaches } from '../client.ts';
import { isJustLoaded, rememberLoaded } from './loaded-pages.ts';

declare global {
	interface Window {
		/** React Router puts it there for its own tools; it alone knows which page is being opened. */
		__reactRouterDataRouter?: { readonly state: { readonly navigation: { readonly location?: Target } } };
	}
}

type Target = Parameters<typeof createPath>[0];

let lacking = false;

/** True once a page could not be opened here for want of its scripts: links then load whole documents. */
export function lacksScripts(): boolean {
	return lacking;
}

/**
 * Loads the page that is being opened as a whole document: then the browser asks for its scripts afresh.
 * False when that was done a moment ago already, or when the site does not answer: the page at hand is worth
 * more than an error page of the browser.
 */
export async function openWholePage(): Promise<boolean> {
	const opening = window.__reactRouterDataRouter?.state.navigation.location ?? window.location;
	const address = createPath(opening);
	if (isJustLoaded(address) || !(await reaches(address))) {
		lacking = true;
		return false;
	}
	rememberLoaded(address);
	if (address === createPath(window.location)) window.location.reload();
	else window.location.assign(address);
	return true;
}
