import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useLazyModule } from '../../ui/lazy-module.ts';
import { LoadAgain } from '../../ui/load-again.tsx';
import type { OwnDialogProps } from './own-dialog.tsx';
import { QUESTIONS, TaskLists } from './tasks/task-lists.tsx';

const loadDialog = () => import('./own-dialog.tsx');

export type OwnActionsProps = Omit<OwnDialogProps, 'kind' | 'onClose'>;

/**
 * What a buyer does with a report: talks to the seller, looks at the car, shows it to somebody. On paper and
 * without scripts the lists stand in the page.
 */
export function OwnActions(props: OwnActionsProps) {
	const [shown, setShown] = useState<OwnDialogProps['kind'] | null>(null);
	const dialog = useLazyModule(loadDialog, shown !== null);
	const count = props.questions.length;
	return (
		<div>
			<div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 print:hidden">
				<Button
					variant="ghost"
					size="s"
					className="bg-paper px-2! text-[14.5px]!"
					aria-haspopup="dialog"
					onClick={() => setShown('tasks')}
				>
					{QUESTIONS}
					{count > 0 ? ` · ${count}` : ''}
				</Button>
				<Button
					variant="ghost"
					size="s"
					className="bg-paper px-2! text-[14.5px]!"
					aria-haspopup="dialog"
					onClick={() => setShown('share')}
				>
					Поделиться
				</Button>
			</div>
			{shown && dialog.state === 'ready' && (
				<dialog.module.OwnDialog {...props} kind={shown} onClose={() => setShown(null)} />
			)}
			{dialog.state === 'failed' && <LoadAgain again={dialog.again} />}
			{count + props.inspection.length > 0 && (
				<div className="mt-2 hidden rounded-card border border-line bg-paper px-4 py-3 print:block print:border-0 print:p-0 noscript:block">
					<TaskLists {...props} />
				</div>
			)}
		</div>
	);
}
