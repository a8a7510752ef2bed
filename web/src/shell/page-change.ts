import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a change of page the keyboard and the screen reader begin at its heading.
 * The first page is left alone: there the browser has put the focus where it belongs.
 */
export function useHeadingFocus(): void {
	const { pathname } = useLocation();
	const shown = useRef(pathname);

	useEffect(() => {
		if (shown.current === pathname) return;
		shown.current = pathname;
		const heading = document.querySelector<HTMLElement>('main h1');
		if (!heading) return;
		heading.tabIndex = -1;
		heading.focus({ preventScroll: true });
	}, [pathname]);
}
