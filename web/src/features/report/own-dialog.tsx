import { carName } from '../../car/car-name.ts';
import type { ReportState } from '../../car/state/report-state.ts';
import { ShareDialog } from './share/share-dialog.tsx';
import { TaskSheet } from './tasks/task-sheet.tsx';
import type { CarTasks } from './tasks/tasks-text.ts';

export type OwnDialogProps = Omit<CarTasks, 'car'> & {
	kind: 'tasks' | 'share';
	state: ReportState;
	onClose: () => void;
};

/** What the buttons of a report open; one script, since both bring the same dialog along. */
export function OwnDialog({ kind, ...props }: OwnDialogProps) {
	return kind === 'share' ? <ShareDialog {...props} /> : <TaskSheet {...props} car={carName(props.state)} />;
}
