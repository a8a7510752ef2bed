import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { hadReports } from './reports-on-device.ts';
import type { StoredEntry, StoredList } from './stored-list.ts';
import { type Choice, StoredReportRow } from './stored-report-row.tsx';

export type StoredReportListProps = {
	title: string;
	list: StoredList;
	onForget: (entry: StoredEntry) => Promise<void>;
	onForgetAll: () => Promise<void>;
	/** How each is picked for comparing; without it none can be. */
	choiceOf?: (entry: StoredEntry) => Choice;
	/** What stands under the reports. */
	children?: ReactNode;
	className?: string;
};

/** The reports whose copies are on this device, each a way to it. */
export function StoredReportList({
	title,
	list,
	onForget,
	onForgetAll,
	choiceOf,
	children,
	className = '',
}: StoredReportListProps) {
	const id = useId();
	const heading = useRef<HTMLHeadingElement>(null);
	// The button goes with its report; the focus stays with the list.
	const andStay = (forgetting: Promise<void>) => void forgetting.then(() => heading.current?.focus());

	return (
		<Card as="section" aria-labelledby={id} className={`w-full p-4 text-left text-base sm:p-5 ${className}`}>
			<h2 id={id} ref={heading} tabIndex={-1} className="text-xl font-bold text-ink outline-none">
				{title}
			</h2>
			{list.length === 0 ? (
				<NoReports onRead={() => andStay(onForgetAll())} />
			) : (
				<>
					<ul className="mt-2 divide-y divide-line">
						{list.map((entry) => (
							<StoredReportRow
								key={entry.vin}
								entry={entry}
								choice={choiceOf?.(entry)}
								onForget={() => andStay(onForget(entry))}
							/>
						))}
					</ul>
					{children}
					<p className="mt-3 text-[14px] text-ink-3">
						Копии лежат только в этом браузере: не больше 30 отчётов, не дольше 30 дней.
					</p>
					<Button variant="ghost" size="s" onClick={() => andStay(onForgetAll())} className="mt-3">
						Забыть все
					</Button>
				</>
			)}
		</Card>
	);
}

function NoReports({ onRead }: { onRead: () => void }) {
	if (!hadReports()) {
		return (
			<p className="mt-2">
				Пока ни одного. Откройте отчёт, когда есть связь, и мы сохраним его здесь на 30 дней.
			</p>
		);
	}
	return (
		<>
			<p className="mt-2">
				Браузер стёр сохранённые отчёты: так бывает, когда сайт долго не открывают или на устройстве мало
				места. Откройте нужный отчёт ещё раз, и мы снова его сохраним.
			</p>
			<Button variant="ghost" size="s" onClick={onRead} className="mt-3">
				Понятно
			</Button>
		</>
	);
}
