import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Whoever comes from the search has asked already: all registers are asked at once. The mark is taken out of
 * the history, so that a reload asks nothing; a link that is opened never has it.
 */
export function useAskedFor(askAll: () => Promise<void>): void {
	const asked = (useLocation().state as { asked?: boolean } | null)?.asked === true;
	const started = useRef(false);
	useEffect(() => {
		if (!asked || started.current || history.state?.usr?.asked !== true) return;
		started.current = true;
		history.replaceState({ ...history.state, usr: null }, '');
		void askAll();
	}, [asked, askAll]);
}
