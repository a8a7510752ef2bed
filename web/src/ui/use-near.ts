import { type RefObject, useEffect, useState } from 'react';

/** Beginning to load this far ahead, a panel is usually there when a person comes to it. */
const AHEAD = '400px';

/**
 * True from the moment when an element comes near to what is seen of the page. `ahead`: how near, a CSS
 * length; `0px`: it is seen.
 */
export function useNear(element: RefObject<HTMLElement | null>, ahead = AHEAD): boolean {
	const [near, setNear] = useState(false);
	useEffect(() => {
		if (near || element.current === null) return;
		const observer = new IntersectionObserver(
			(entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
			{ rootMargin: ahead },
		);
		observer.observe(element.current);
		return () => observer.disconnect();
	}, [element, near, ahead]);
	return near;
}
