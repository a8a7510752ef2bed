import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { ASKED_HASH } from '../../ui/car-addresses.ts';

/**
 * A visitor from the search has asked already: all registers are asked at once. The request comes in the
 * history state, or in the fragment where the search was sent before its page was hydrated (decision 35).
 */
export function useAskedFor(askAll: () => Promise<void>): void {
	const { state, hash } = useLocation();
	const asked = (state as { asked?: boolean } | null)?.asked === true || hash === ASKED_HASH;
	const started = useRef(false);
	useEffect(() => {
		if (!asked || started.current || !takeMark()) return;
		started.current = true;
		void askAll();
	}, [asked, askAll]);
}

/**
 * Whether a mark says so here and now. It is taken away, so that a reload asks nothing; one that a page
 * of somebody else's has led to asks nothing either.
 */
function takeMark(): boolean {
	const isInAddress = location.hash === ASKED_HASH;
	const isInHistory = history.state?.usr?.asked === true;
	if (!isInAddress && !isInHistory) return false;
	history.replaceState({ ...history.state, usr: null }, '', location.pathname + location.search);
	return isInHistory || isFromHere();
}

function isFromHere(): boolean {
	return URL.canParse(document.referrer) && new URL(document.referrer).origin === location.origin;
}
