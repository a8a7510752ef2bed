import type { WantedItem } from '@avtosverka/contract/owner-report/blocks';
import { FIELD_WORDS } from '@avtosverka/contract/owner-report/field-words';
import type { DealQuestion } from '@avtosverka/decision/person/person';
import { UserRound } from 'lucide-react';
import { Each } from '../../../ui/record/each.tsx';
import { Record, Records } from '../../../ui/record/record.tsx';
import { FieldRows } from '../../../ui/record/rows.tsx';
import { showValue } from '../../../ui/record/values.ts';
import { EvidenceLine } from './evidence-line.tsx';
import { type BlockViewProps, MatchNote, Nothing } from './parts.tsx';

const WORDS = FIELD_WORDS.fsin_wanted;

/** Records of those whom the penal service looks for. */
export function FsinWantedView({ data: { items }, whole, question }: BlockViewProps<'fsin_wanted'>) {
	if (items.length === 0) return <Nothing register="fsin_wanted" whole={whole} />;
	return (
		<Records>
			<Each of={items}>{(item) => <Wanted item={item} question={question} />}</Each>
		</Records>
	);
}

/** Pictures of other sites are never loaded: that would disclose the person of the report to them. */
function Wanted({ item, question }: { item: WantedItem; question: DealQuestion }) {
	const { title, description, territory, federal, match } = item;
	return (
		<Record title={showValue(title)} mark={<MatchNote match={match} />}>
			<EvidenceLine question={question} register="fsin_wanted" row={item} />
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
							[WORDS.description, showValue(description)],
							[WORDS.territory, showValue(territory)],
							[WORDS.federal, showValue(federal)],
						]}
					/>
				</div>
			</div>
		</Record>
	);
}
