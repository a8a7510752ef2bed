import type { Timeline } from '@avtosverka/contract/decision';

/** The car's life on one axis of time. */
export function TimelineView({ timeline }: { timeline: Timeline }) {
	return <section data-from={timeline.from} className="h-[170px]" />;
}
