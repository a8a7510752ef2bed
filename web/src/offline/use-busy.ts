import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

/** Pages on which a person signs in, pays or decides: nothing else speaks to him there. */
const QUIET = [
	...['/auth', '/payment', '/appPay', '/app/cabinet', '/successPay', '/failPay', '/deleteAccount'],
	...['/ownerReport', '/moderation', '/dogovor'],
].map((page) => page.toLowerCase());

const SIGNS = ['input', 'change', 'focusin', 'focusout'];
const TYPED = 'main :is(input:not([type=checkbox], [type=radio], [type=hidden]), textarea)';

/** True for a page on which a person must not be disturbed. */
export function isQuiet(path: string): boolean {
	const asked = path.toLowerCase();
	return QUIET.some((page) => asked === page || asked.startsWith(`${page}/`));
}

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
