import type { WantedItem } from '@avtosverka/contract/owner-report/blocks';
import { UserRound } from 'lucide-react';
import { Each } from '../../report/views/each.tsx';
import { Record, Records } from '../../report/views/record.tsx';
import { FieldRows } from '../../report/views/rows.tsx';
import { showValue } from '../../report/views/values.ts';
import { type BlockViewProps, MatchNote, Nothing } from './parts.tsx';

/** Records of those whom the penal service looks for. */
export function FsinWantedView({ data: { items }, whole }: BlockViewProps<'fsin_wanted'>) {
	if (items.length === 0) return <Nothing register="fsin_wanted" whole={whole} />;
	return (
		<Records>
			<Each of={items}>{(item) => <Wanted {...item} />}</Each>
		</Records>
	);
}

/** Pictures of other sites are never loaded: the person of the report would be told to them. */
function Wanted({ title, description, territory, federal, match }: WantedItem) {
	return (
		<Record title={showValue(title)} mark={<MatchNote match={match} />}>
			<div className="flex flex-wrap gap-4">
				<span
					role="img"
					aria-label="Фотография не показана"
					className="grid size-20 flex-none place-items-center rounded-field bg-mute-soft text-mute"
				>
					<UserRound aria-hidden className="size-9" strokeWidth={1.5} />
				</span>
				<div className="min-w-0 flex-[1_1_260px]">
					<FieldRows
						rows={[
							['Описание', showValue(description)],
							['Территориальный орган', showValue(territory)],
							['Федеральный розыск', showValue(federal)],
						]}
					/>
				</div>
			</div>
		</Record>
	);
}
