import { Each } from '../../report/views/each.tsx';
import { Record, Records } from '../../report/views/record.tsx';
import { FieldRows } from '../../report/views/rows.tsx';
import { showValue } from '../../report/views/values.ts';
import { type BlockViewProps, MatchNote, Nothing } from './parts.tsx';

/** Entries of the list of terrorists and extremists. */
export function TerroristView({ data: { data }, whole }: BlockViewProps<'terrorist'>) {
	if (data.length === 0) return <Nothing register="terrorist" whole={whole} />;
	return (
		<Records>
			<Each of={data}>
				{({ FullName, TerroristTypeName, StatusName, match }) => (
					<Record title={showValue(FullName)} mark={<MatchNote match={match} />}>
						<FieldRows
							rows={[
								['Перечень', showValue(TerroristTypeName)],
								['Статус', showValue(StatusName)],
							]}
						/>
					</Record>
				)}
			</Each>
		</Records>
	);
}
