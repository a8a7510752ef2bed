import type { TimelineStop } from '@avtosverka/decision/timeline/shapes';

/** Stops that a page key passes over. */
const PAGE = 5;

/** The stop that a key leads to, as on a slider; null for a key that leads nowhere. */
export function stopByKey(key: string, place: number, count: number): number | null {
	const last = count - 1;
	switch (key) {
		case 'ArrowLeft':
		case 'ArrowDown':
			return Math.max(place - 1, 0);
		case 'ArrowRight':
		case 'ArrowUp':
			return Math.min(place + 1, last);
		case 'PageDown':
			return Math.max(place - PAGE, 0);
		case 'PageUp':
			return Math.min(place + PAGE, last);
		case 'Home':
			return 0;
		case 'End':
			return last;
		default:
			return null;
	}
}

/** The stop that lies nearest to a place on the drawing. */
export function nearestStop(stops: readonly TimelineStop[], x: number): TimelineStop | undefined {
	return [...stops].sort((one, other) => Math.abs(one.x - x) - Math.abs(other.x - x))[0];
}
