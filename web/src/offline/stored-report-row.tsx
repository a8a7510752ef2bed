import { DECISION_WORDS, type DecisionVerdict } from '@avtosverka/contract/vocabulary/decision';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { formatPlate } from '@avtosverka/contract/vocabulary/plate';
import { Trash2 } from 'lucide-react';
import { SITE_ADDRESSES } from '../ui/car-addresses.ts';
import { OwnLink } from '../ui/link.tsx';
import type { StoredEntry } from './stored-list.ts';

/** How a report in a list is picked for comparing. */
export type Choice = { readonly chosen: boolean; readonly disabled: boolean; toggle(): void };

export type StoredReportRowProps = {
	entry: StoredEntry;
	choice?: Choice | undefined;
	onForget: () => void;
};

const VERDICT_STYLES: Readonly<Record<DecisionVerdict, string>> = {
	stop: 'text-found',
	clarify: 'text-warn',
	'no-obstacles': 'text-ink-2',
	'too-little': 'text-ink-2',
};

/** One report on this device: a way to it, what it came to, and how to forget it. */
export function StoredReportRow({ entry, choice, onForget }: StoredReportRowProps) {
	const { vin, plate, car, savedAt, verdict } = entry;
	const name = car ?? vin;
	const about = [car && vin, plate && formatPlate(plate), formatMoment(savedAt)].filter(Boolean).join(' · ');
	return (
		<li className="flex items-center gap-2 py-1.5">
			{choice && (
				<label className="grid size-11 flex-none cursor-pointer place-items-center rounded-full has-disabled:cursor-not-allowed">
					<input
						type="checkbox"
						aria-label={`Сравнить: ${name}`}
						checked={choice.chosen}
						disabled={choice.disabled}
						onChange={choice.toggle}
						className="size-5.5 accent-accent"
					/>
				</label>
			)}
			<OwnLink
				to={SITE_ADDRESSES.report(vin, plate ?? undefined)}
				className="group min-w-0 flex-1 rounded-chip py-1.5 no-underline"
			>
				<span className="block font-semibold wrap-anywhere text-accent group-hover:underline">{name}</span>
				{verdict && (
					<span className={`block text-[15px] font-medium ${VERDICT_STYLES[verdict]}`}>
						{DECISION_WORDS[verdict]}
					</span>
				)}
				<span className="block text-[14px] wrap-anywhere text-ink-3">{about}</span>
			</OwnLink>
			<button
				type="button"
				aria-label={`Забыть отчёт: ${name}`}
				onClick={onForget}
				className="grid size-11 flex-none place-items-center rounded-full text-ink-2 hover:bg-mute-soft"
			>
				<Trash2 aria-hidden className="size-5" />
			</button>
		</li>
	);
}
