import { type RefObject, useEffect, useState } from 'react';

/** True while a box that scrolls sideways hides something to the right; never before the page is alive. */
export function useMoreAside(box: RefObject<HTMLElement | null>): boolean {
	const [more, setMore] = useState(false);
	useEffect(() => {
		const element = box.current;
		if (element === null) return;
		// Zoomed pages round.
		const measure = () => setMore(element.scrollWidth - element.clientWidth - element.scrollLeft > 1);
		const observer = new ResizeObserver(measure);
		observer.observe(element);
		for (const child of element.children) observer.observe(child);
		element.addEventListener('scroll', measure, { passive: true });
		return () => {
			observer.disconnect();
			element.removeEventListener('scroll', measure);
		};
	}, [box]);
	return more;
}
