import type { Task } from '@avtosverka/contract/decision';

export const QUESTIONS = 'Что спросить у продавца';
export const INSPECTION = 'Что осмотреть';

export type TaskListsProps = { questions: readonly Task[]; inspection: readonly Task[] };

/** What to ask the seller and what to look at, as the answers suggest. */
export function TaskLists({ questions, inspection }: TaskListsProps) {
	if (questions.length + inspection.length === 0) {
		return (
			<p className="text-[15px] text-ink-2">Спросить пока не о чем. Сверьте VIN на кузове и в документах.</p>
		);
	}
	return (
		<>
			<Tasks title={QUESTIONS} tasks={questions} />
			<Tasks title={INSPECTION} tasks={inspection} />
		</>
	);
}

function Tasks({ title, tasks }: { title: string; tasks: readonly Task[] }) {
	if (tasks.length === 0) return null;
	return (
		<section className="not-first:mt-3">
			<h3 className="text-[15px] font-semibold">{title}</h3>
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
