import { layoutTimeline } from '@avtosverka/decision/timeline/layout';
import { FULL_TIMELINE } from '@avtosverka/decision/timeline/testing/timelines';
import { expect, test } from 'vitest';
import { nearestStop, stopByKey } from './stops.ts';

const { stops } = layoutTimeline(FULL_TIMELINE, { width: 358, height: 150 });

test.each([
	['ArrowLeft', 4, 3],
	['ArrowLeft', 0, 0],
	['ArrowRight', 4, 5],
	['ArrowRight', 9, 9],
	['PageUp', 4, 9],
	['PageDown', 4, 0],
	['Home', 4, 0],
	['End', 4, 9],
	['Tab', 4, null],
	['a', 4, null],
] as const)('%s leads from stop %i of ten to %s', (key, from, to) => {
	expect(stopByKey(key, from, 10)).toBe(to);
});

test('a finger finds the day nearest to it, also beside the axis', () => {
	const found = (x: number) => nearestStop(stops, x)?.event.date;
	expect([-50, 500, stops[4]!.x - 1].map(found)).toEqual(['2009-11-12', '2026-11-22', '2018-04-04']);
	expect(nearestStop([], 100)).toBeUndefined();
});
