import { Copy, Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { ContractLink } from '../../../car/contract/contract-link.tsx';
import type { ReportState } from '../../../car/state/report-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { canSend, copyText, send } from '../../../ui/hand-on.ts';
import { TaskLists } from './task-lists.tsx';
import { type CarTasks, tasksText } from './tasks-text.ts';

const TITLE = 'Что спросить и осмотреть';
const REFUSED = 'Браузер не дал скопировать. Список выделен: скопируйте его сами.';

export type TaskSheetProps = CarTasks & { state: ReportState; onClose: () => void };

/**
 * What to ask the seller and to look at, with the ways to take it along, and the contract that comes after
 * it; follows the answers that come.
 */
export function TaskSheet({ state, onClose, ...tasks }: TaskSheetProps) {
	const list = useRef<HTMLDivElement>(null);
	const [outcome, setOutcome] = useState('');
	const { questions, inspection } = tasks;
	const ghost = { variant: 'ghost', size: 's', className: 'flex-1' } as const;

	async function copy() {
		if (await copyText(tasksText(tasks))) return setOutcome('Список скопирован.');
		if (list.current) getSelection()?.selectAllChildren(list.current);
		setOutcome(REFUSED);
	}

	async function sendOn() {
		const isSent = await send({ title: TITLE, text: tasksText(tasks) });
		setOutcome(isSent ? '' : 'Отправить не получилось: скопируйте список.');
	}

	const foot = (
		<>
			<div className={questions.length + inspection.length > 0 ? 'flex gap-2' : 'hidden'}>
				<Button {...ghost} icon={<Copy aria-hidden className="size-[18px]" />} onClick={() => void copy()}>
					Скопировать
				</Button>
				{canSend() && (
					<Button
						{...ghost}
						icon={<Send aria-hidden className="size-[18px]" />}
						onClick={() => void sendOn()}
					>
						Отправить
					</Button>
				)}
			</div>
			<p role="status" className="mt-2 text-[14px] leading-snug text-ink-2 empty:hidden">
				{outcome}
			</p>
			<p className="mt-1 flex flex-wrap items-center gap-x-2 text-[15px] text-ink-2">
				Обо всём договорились?
				<ContractLink vin={tasks.vin} plate={tasks.plate} state={state} />
			</p>
		</>
	);
	return (
		<Dialog title={TITLE} onClose={onClose} foot={foot}>
			<div ref={list}>
				<TaskLists questions={questions} inspection={inspection} />
			</div>
		</Dialog>
	);
}
