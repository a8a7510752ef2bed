import type { Timeline } from '@avtosverka/contract/decision';
import { eventsOf } from '@avtosverka/decision/timeline/events';
import { TimelineTable } from './timeline-table.tsx';

/** The car's history on one axis of time. */
export function TimelineView({ timeline }: { timeline: Timeline }) {
	return <TimelineTable events={eventsOf(timeline)} />;
}
