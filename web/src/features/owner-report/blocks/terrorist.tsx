import { FIELD_WORDS } from '@avtosverka/contract/owner-report/field-words';
import { Each } from '../../../ui/record/each.tsx';
import { Record, Records } from '../../../ui/record/record.tsx';
import { FieldRows } from '../../../ui/record/rows.tsx';
import { showValue } from '../../../ui/record/values.ts';
import { EvidenceLine } from './evidence-line.tsx';
import { type BlockViewProps, MatchNote, Nothing } from './parts.tsx';

const WORDS = FIELD_WORDS.terrorist;

/** Entries of the list of terrorists and extremists. */
export function TerroristView({ data: { data }, whole, question }: BlockViewProps<'terrorist'>) {
	if (data.length === 0) return <Nothing register="terrorist" whole={whole} />;
	return (
		<Records>
			<Each of={data}>
				{(item) => (
					<Record title={showValue(item.FullName)} mark={<MatchNote match={item.match} />}>
						<EvidenceLine question={question} register="terrorist" row={item} />
						<FieldRows
							rows={[
								[WORDS.list, showValue(item.TerroristTypeName)],
								[WORDS.status, showValue(item.StatusName)],
							]}
						/>
					</Record>
				)}
			</Each>
		</Records>
	);
}
