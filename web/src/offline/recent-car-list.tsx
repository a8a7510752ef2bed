import {
	COMPARED_AT_LEAST,
	COMPARED_AT_MOST,
	compareAddress,
} from '@avtosverka/contract/vocabulary/compared-cars';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { type ReactNode, useState } from 'react';
import { Button, buttonClass } from '../ui/button.tsx';
import { OwnLink } from '../ui/link.tsx';
import { hadReports } from './reports-on-device.ts';
import type { StoredEntry } from './stored-list.ts';
import { StoredReportList } from './stored-report-list.tsx';
import { useStoredList } from './use-stored-list.ts';

/** How many are shown at first; the others come with a button. */
const SHOWN_AT_FIRST = 5;

export type RecentCarListProps = {
	/** The cars that are ticked at first. */
	ticked?: readonly Vin[];
	/** What stands there where no report was ever opened on this device. */
	instead?: ReactNode;
	className?: string;
};

const NONE: readonly Vin[] = [];

/**
 * The cars whose reports were opened on this device, and a way to compare some of them. They are gone while
 * there are none, unless the browser has cleared them.
 */
export function RecentCarList({ ticked: first = NONE, instead = null, className }: RecentCarListProps) {
	const { list, forget, forgetAll } = useStoredList();
	const [whole, setWhole] = useState(false);
	const [ticked, setTicked] = useState(first);
	// Once something was forgotten here the place stays, and the focus with it.
	const [forgetting, setForgetting] = useState(false);
	if (list === null) return null;
	if (list.length === 0 && !forgetting && !hadReports()) return instead;

	// What was forgotten meanwhile, perhaps in another tab, cannot be compared.
	const chosen = ticked.filter((vin) => list.some((entry) => entry.vin === vin));
	const choiceOf = ({ vin }: StoredEntry) => ({
		chosen: chosen.includes(vin),
		disabled: !chosen.includes(vin) && chosen.length >= COMPARED_AT_MOST,
		toggle: () => setTicked(chosen.includes(vin) ? chosen.filter((one) => one !== vin) : [...chosen, vin]),
	});
	return (
		<StoredReportList
			title="Недавно проверенные"
			list={whole ? list : list.slice(0, SHOWN_AT_FIRST)}
			onForget={(entry) => {
				setForgetting(true);
				return forget(entry);
			}}
			onForgetAll={() => {
				setForgetting(true);
				return forgetAll();
			}}
			choiceOf={choiceOf}
			className={className ?? 'mt-11 lg:mt-13'}
		>
			{!whole && list.length > SHOWN_AT_FIRST && (
				<Button variant="ghost" size="s" onClick={() => setWhole(true)} className="mt-2">
					Показать все: {list.length}
				</Button>
			)}
			{list.length >= COMPARED_AT_LEAST && (
				<p className="mt-3 flex min-h-11 flex-wrap items-center gap-3" aria-live="polite">
					{chosen.length >= COMPARED_AT_LEAST ? (
						<OwnLink to={compareAddress(chosen)} className={buttonClass('main', 's')}>
							Сравнить: {chosen.length}
						</OwnLink>
					) : (
						<span className="text-ink-2">Отметьте от двух до четырёх машин, чтобы сравнить их.</span>
					)}
				</p>
			)}
		</StoredReportList>
	);
}
