import type { OwnerKind } from '@avtosverka/contract/vocabulary/decision';
import { newestFirst } from '@avtosverka/contract/vocabulary/newest-first';
import { ownedFor } from '@avtosverka/decision/car/owned-for';
import { ownerKindOf } from '@avtosverka/decision/car/owner-kind';
import { Building2, CircleUserRound, type LucideIcon, UserRound } from 'lucide-react';
import { Each } from '../../../ui/record/each.tsx';
import { showPeriod, showValue } from '../../../ui/record/values.ts';
import type { ViewProps } from '../view.ts';

/** The owners, the last one first, and how long each had the car. */
export function RegistrationBrief({ data: { RequestResult } }: ViewProps<'registration'>) {
	const owners = newestFirst(RequestResult?.periods ?? [], ({ startDate }) => startDate);
	const now = new Date();
	return (
		<>
			{RequestResult?.reestr_status && <p className="mb-2 text-[15px]">{RequestResult.reestr_status}</p>}
			<ul className="grid gap-1.5">
				<Each of={owners}>
					{(period) => (
						<li className="flex items-center gap-2.5 text-[15px] leading-snug">
							<OwnerIcon kind={ownerKindOf(period)} />
							<span className="min-w-0">
								<span className="font-semibold">{ownedFor(period, now) ?? showValue(period.ownerType)}</span>
								<span className="text-ink-2"> · {showPeriod(period.startDate, period.endDate)}</span>
								<span className="sr-only">, {showValue(period.ownerType)}</span>
							</span>
						</li>
					)}
				</Each>
			</ul>
		</>
	);
}

const OWNER_ICONS: Readonly<Record<OwnerKind, LucideIcon>> = {
	company: Building2,
	person: UserRound,
	unknown: CircleUserRound,
};

function OwnerIcon({ kind }: { kind: OwnerKind }) {
	const Icon = OWNER_ICONS[kind];
	return <Icon aria-hidden className="size-[18px] flex-none text-ink-3" />;
}
