import type { Task } from '@avtosverka/contract/decision';
import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { MessageCircleQuestion, Share2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useLazyModule } from '../../ui/lazy-module.ts';
import { LoadAgain } from '../../ui/load-again.tsx';

const loadDialog = () => import('./share/share-dialog.tsx');

export type OwnActionsProps = {
	vin: Vin;
	plate: Plate | null;
	questions: readonly Task[];
	inspection: readonly Task[];
	/** The title of what is shared. */
	title: string;
};

/** What a buyer does with a report: talks to the seller, looks at the car, shows it to somebody. */
export function OwnActions({ vin, plate, questions, inspection, title }: OwnActionsProps) {
	const [open, setOpen] = useState(false);
	const [sharing, setSharing] = useState(false);
	const dialog = useLazyModule(loadDialog, sharing);
	const list = useId();
	const count = questions.length;
	return (
		<div>
			<div className="grid grid-cols-[minmax(0,1.65fr)_minmax(0,1fr)] gap-2 print:hidden">
				<Button
					variant="ghost"
					size="s"
					aria-expanded={open}
					aria-controls={list}
					onClick={() => setOpen(!open)}
					icon={<MessageCircleQuestion aria-hidden className="size-[18px] flex-none" />}
					className="bg-paper px-2! text-[14.5px]!"
				>
					Что спросить у продавца{count > 0 ? ` · ${count}` : ''}
				</Button>
				<Button
					variant="ghost"
					size="s"
					onClick={() => setSharing(true)}
					icon={<Share2 aria-hidden className="size-[18px] flex-none" />}
					className="bg-paper px-2! text-[14.5px]!"
				>
					Поделиться
				</Button>
			</div>
			{sharing && dialog.state === 'ready' && (
				<dialog.module.ShareDialog vin={vin} plate={plate} title={title} onClose={() => setSharing(false)} />
			)}
			{dialog.state === 'failed' && <LoadAgain again={dialog.again} />}
			<div
				id={list}
				className={`mt-2 rounded-card border border-line bg-paper px-4 py-3 print:mt-2 print:border-0 print:p-0 ${open ? '' : 'hidden print:block noscript:block'}`}
			>
				{questions.length + inspection.length === 0 ? (
					<p className="text-[15px] text-ink-2 print:hidden">
						Вопросов из ответов реестров пока нет. Сверьте номера на кузове и в документах.
					</p>
				) : (
					<>
						<Tasks title="Что спросить у продавца" tasks={questions} />
						<Tasks title="Что осмотреть" tasks={inspection} />
					</>
				)}
			</div>
		</div>
	);
}

function Tasks({ title, tasks }: { title: string; tasks: readonly Task[] }) {
	if (tasks.length === 0) return null;
	return (
		<section className="not-first:mt-3">
			<h2 className="text-[15px] font-semibold">{title}</h2>
			<ol className="mt-1 list-decimal pl-5 text-[15px] leading-snug marker:text-ink-3">
				{tasks.map(({ text }) => (
					<li key={text} className="py-0.5">
						{text}
					</li>
				))}
			</ol>
		</section>
	);
}
