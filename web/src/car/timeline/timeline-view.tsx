import type { Timeline } from '@avtosverka/contract/decision';
import { useLazyModule } from '../../ui/lazy-module.ts';
import { LoadAgain } from '../../ui/load-again.tsx';

const load = () => import('./timeline-panel.tsx');

export type TimelineViewProps = {
	timeline: Timeline;
	/** What stands in its place while nothing has a date. */
	words: string;
	/** True while more may come: the room of a drawing is then kept. */
	reserved: boolean;
};

/** The car's history on one axis of time. As high without answers as with them, while more may come. */
export function TimelineView({ timeline, words, reserved }: TimelineViewProps) {
	const isDrawn = timeline.from !== null;
	const panel = useLazyModule(load, isDrawn);
	if (!isDrawn) {
		return (
			<p
				className={`grid place-items-center px-6 text-center text-[15px] text-ink-3 ${reserved ? 'h-[192px] sm:h-[236px]' : 'min-h-12'}`}
			>
				{words}
			</p>
		);
	}
	if (panel.state === 'ready') return <panel.module.TimelinePanel timeline={timeline} />;
	return (
		<div className="grid h-[192px] place-items-center sm:h-[236px]">
			{panel.state === 'failed' && <LoadAgain again={panel.again} />}
		</div>
	);
}
