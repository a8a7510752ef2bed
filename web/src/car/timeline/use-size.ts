import { type RefObject, useEffect, useState } from 'react';

/** The size of an element in whole pixels; null until it is measured, as on the server. */
export function useSize(
	element: RefObject<HTMLElement | null>,
): { readonly width: number; readonly height: number } | null {
	const [size, setSize] = useState<{ width: number; height: number } | null>(null);
	useEffect(() => {
		const watched = element.current;
		if (!watched) return;
		const observer = new ResizeObserver(() => {
			setSize({ width: watched.clientWidth, height: watched.clientHeight });
		});
		observer.observe(watched);
		return () => observer.disconnect();
	}, [element]);
	return size;
}
