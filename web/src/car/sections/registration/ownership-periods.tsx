import type { OwnershipPeriodData } from '@avtosverka/contract/check/registration';
import { Building2, CircleUserRound, UserRound } from 'lucide-react';
import { Each } from '../../../ui/record/each.tsx';
import { MISSING, showPeriod, showValue } from '../../../ui/record/values.ts';

/** Owners, the last one first; a period without an end lasts until today. */
export function OwnershipPeriods({ periods }: { periods: readonly OwnershipPeriodData[] }) {
	if (periods.length === 0) return <p className="text-ink-3">{MISSING}</p>;
	return (
		<ol className="grid gap-3">
			<Each of={periods}>
				{(period) => (
					<li className="flex break-inside-avoid gap-3">
						<OwnerIcon type={period.ownerType} />
						<div className="min-w-0">
							<p className="figures font-semibold">{showPeriod(period.startDate, period.endDate)}</p>
							<p className="text-[15px] text-ink-2">
								{showValue(period.ownerType)}
								{period.lastOperation ? ` · ${period.lastOperation}` : ''}
							</p>
						</div>
					</li>
				)}
			</Each>
		</ol>
	);
}

function OwnerIcon({ type }: { type: string | null }) {
	const words = type?.toLowerCase() ?? '';
	const Icon = words.startsWith('юр') ? Building2 : words.startsWith('физ') ? UserRound : CircleUserRound;
	return (
		<span className="grid size-9 flex-none place-items-center rounded-full bg-mute-soft text-mute">
			<Icon aria-hidden className="size-[18px]" />
		</span>
	);
}
