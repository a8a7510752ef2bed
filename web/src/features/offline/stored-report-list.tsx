import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { formatPlate } from '@avtosverka/contract/vocabulary/plate';
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { StoredEntry, StoredList } from '../../offline/stored-list.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { OwnLink } from '../../ui/link.tsx';

export type StoredReportListProps = {
	list: StoredList;
	onForget: (entry: StoredEntry) => Promise<void>;
	onForgetAll: () => Promise<void>;
};

/** The reports whose copies are on this device, each a way to it. */
export function StoredReportList({ list, onForget, onForgetAll }: StoredReportListProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	// The button goes with its report; the focus stays with the list.
	const andStay = (forgetting: Promise<void>) => void forgetting.then(() => heading.current?.focus());

	return (
		<Card as="section" aria-labelledby="kept" className="w-full p-4 text-left text-base sm:p-5">
			<h2 id="kept" ref={heading} tabIndex={-1} className="text-xl font-bold text-ink outline-none">
				Отчёты на этом устройстве
			</h2>
			{list.length === 0 ? (
				<p className="mt-2">
					Пока ни одного. Отчёт, который вы откроете со связью, мы сохраним здесь на 30 дней.
				</p>
			) : (
				<>
					<ul className="mt-2 divide-y divide-line">
						{list.map((entry) => (
							<li key={entry.vin} className="flex items-center gap-2 py-1.5">
								<OwnLink
									to={`/checks/${entry.vin}${entry.plate ? `?plate=${encodeURIComponent(entry.plate)}` : ''}`}
									className="group min-w-0 flex-1 rounded-chip py-1.5 no-underline"
								>
									<span className="block font-semibold wrap-anywhere text-accent group-hover:underline">
										{entry.car ?? entry.vin}
									</span>
									<span className="block text-[14px] wrap-anywhere text-ink-3">
										{[
											entry.car && entry.vin,
											entry.plate && formatPlate(entry.plate),
											formatMoment(entry.savedAt),
										]
											.filter(Boolean)
											.join(' · ')}
									</span>
								</OwnLink>
								<button
									type="button"
									aria-label={`Забыть отчёт: ${entry.car ?? entry.vin}`}
									onClick={() => andStay(onForget(entry))}
									className="grid size-11 flex-none place-items-center rounded-full text-ink-2 hover:bg-mute-soft"
								>
									<Trash2 aria-hidden className="size-5" />
								</button>
							</li>
						))}
					</ul>
					<p className="mt-3 text-[14px] text-ink-3">
						Копии лежат только в этом браузере: не больше 30 отчётов, не дольше 30 дней.
					</p>
					<Button look="ghost" size="s" onClick={() => andStay(onForgetAll())} className="mt-3">
						Забыть все
					</Button>
				</>
			)}
		</Card>
	);
}
