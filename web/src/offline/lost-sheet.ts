let isLost = false;

/** True once the sheet of the site did not come: links then load whole documents. */
export const lacksSheet = (): boolean => isLost;

/**
 * React shows the next page although its sheet did not come, as when a new version of the site has another
 * one: a whole document brings what it needs. The page that was opened first has its own styles, and
 * something may have been typed in it: only its next link loads a document. The result ends the watch.
 */
export function watchLostSheet(): () => void {
	const first = window.location.pathname;
	const act = ({ target }: Event) => {
		if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
		isLost = true;
		const asked = window.__reactRouterDataRouter?.state.navigation.location ?? window.location;
		const { pathname, search = '', hash = '' } = asked;
		if (pathname === first || !pathname || !navigator.onLine) return;
		if (asked === window.location) window.location.reload();
		else window.location.assign(pathname + search + hash);
	};
	// Errors of loading reach the window in the capturing phase alone.
	window.addEventListener('error', act, true);
	return () => window.removeEventListener('error', act, true);
}
