import { isQuiet } from '@avtosverka/contract/page-of';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const SIGNS = ['input', 'change', 'focusin', 'focusout'];
const TYPED = 'main :is(input:not([type=checkbox], [type=radio], [type=hidden]), textarea)';

/** True while a person pays, signs in, has typed something that would be lost, or has a dialog open. */
export function useBusy(): boolean {
	const { pathname } = useLocation();
	const busy = useSyncExternalStore(watchSigns, isTyping, () => false);
	return busy || isQuiet(pathname);
}

/** After the event: by then the page has taken it in. */
function watchSigns(listener: () => void): () => void {
	const later = () => void setTimeout(listener);
	for (const sign of SIGNS) document.addEventListener(sign, later);
	return () => {
		for (const sign of SIGNS) document.removeEventListener(sign, later);
	};
}

function isTyping(): boolean {
	if (document.querySelector('#page[inert]')) return true;
	const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED);
	return [...fields].some(({ value }) => value !== '');
}
