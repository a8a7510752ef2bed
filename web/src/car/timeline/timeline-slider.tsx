import type { Timeline } from '@avtosverka/contract/decision';
import { layoutTimeline } from '@avtosverka/decision/timeline/layout';
import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react';
import { captionOf, eventLine } from './caption.ts';
import { nearestStop, stopByKey } from './stops.ts';
import { TimelineDrawing } from './timeline-drawing.tsx';
import { TimelineNumbers, type TimelineNumbersProps } from './timeline-numbers.tsx';
import { useSize } from './use-size.ts';

/** Any width does for what does not depend on it: the order of the stops. */
const UNMEASURED = { width: 358, height: 156 };

/** What the caption leaves free for the button of the table, pixels. */
const BUTTON_WIDTH = 32;

export type TimelineSliderProps = Omit<TimelineNumbersProps, 'numbers'> & { timeline: Timeline };

/** The drawing, moved along by keys, a finger or a pointer, and beneath it two lines on the chosen day. */
export function TimelineSlider({ timeline, table, onOpen }: TimelineSliderProps) {
	const frame = useRef<HTMLDivElement>(null);
	const size = useSize(frame);
	const [day, setDay] = useState<string | null>(null);
	const layout = useMemo(() => layoutTimeline(timeline, size ?? UNMEASURED), [timeline, size]);
	const { stops } = layout;
	const found = stops.findIndex(({ event }) => event.date === day);
	const place = found === -1 ? stops.length - 1 : found;
	const stop = stops[place];
	if (!stop) return null;

	function move(event: KeyboardEvent) {
		const next = stops[stopByKey(event.key, place, stops.length) ?? -1];
		if (!next) return;
		event.preventDefault();
		setDay(next.event.date);
	}

	function point(event: PointerEvent<HTMLElement>) {
		const { left } = event.currentTarget.getBoundingClientRect();
		setDay(nearestStop(stops, event.clientX - left)?.event.date ?? null);
	}

	return (
		<>
			<div
				ref={frame}
				role="slider"
				tabIndex={0}
				aria-label="История машины по датам"
				aria-valuemin={1}
				aria-valuemax={stops.length}
				aria-valuenow={place + 1}
				aria-valuetext={eventLine(stop.event)}
				onKeyDown={move}
				onPointerDown={point}
				onPointerMove={point}
				className="h-[156px] cursor-crosshair touch-pan-y -outline-offset-2 sm:h-[200px]"
			>
				{size && <TimelineDrawing layout={layout} chosen={found === -1 ? null : stop} />}
			</div>
			{size && <TimelineNumbers numbers={layout.numbers} table={table} onOpen={onOpen} />}
			<p aria-hidden className="min-h-9 pr-8 text-[13px] leading-[18px] text-ink-2 print:hidden">
				{captionOf(stop.event, (size ?? UNMEASURED).width - BUTTON_WIDTH)}
			</p>
		</>
	);
}
