import type { Timeline } from '@avtosverka/contract/decision';
import { eventsOf } from '@avtosverka/decision/timeline/events';
import type { MarkNumber } from '@avtosverka/decision/timeline/shapes';
import { Table2 } from 'lucide-react';
import { useId, useState } from 'react';
import { TimelineSlider } from './timeline-slider.tsx';
import { TimelineTable } from './timeline-table.tsx';

/** The drawing and its table. Brings the layout along: load it lazily. */
export function TimelinePanel({ timeline }: { timeline: Timeline }) {
	const table = useId();
	const [open, setOpen] = useState(false);
	const [pressed, setPressed] = useState<MarkNumber | null>(null);

	function toggle() {
		setOpen(!open);
		setPressed(null);
	}

	function openAt(number: MarkNumber) {
		setOpen(true);
		// A copy, so that pressing it again leads there again.
		setPressed({ ...number });
	}

	return (
		<div className="relative">
			<div className="relative">
				<TimelineSlider timeline={timeline} table={table} onOpen={openAt} />
				<button
					type="button"
					aria-expanded={open}
					aria-controls={table}
					aria-label="История таблицей"
					title="История таблицей"
					onClick={toggle}
					className="absolute right-0 bottom-[14px] grid size-[26px] place-items-center rounded-chip text-ink-3 before:absolute before:-inset-2.5 hover:text-accent print:hidden"
				>
					<Table2 aria-hidden className="size-4" />
				</button>
			</div>
			<div id={table} className={open ? 'mt-3' : 'sr-only print:not-sr-only'}>
				<TimelineTable events={eventsOf(timeline)} pressed={pressed} />
			</div>
		</div>
	);
}
