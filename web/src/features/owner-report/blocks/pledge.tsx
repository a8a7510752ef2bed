import type { PledgeItem } from '@avtosverka/contract/owner-report/blocks';
import { Each } from '../../report/views/each.tsx';
import { Record, Records } from '../../report/views/record.tsx';
import { FieldRows } from '../../report/views/rows.tsx';
import { MISSING, showDay } from '../../report/views/values.ts';
import { pledgeAddress } from './outside-address.ts';
import { type BlockViewProps, MatchNote, Nothing, Outside } from './parts.tsx';
import { shortPledgesWords, splitPledges } from './pledge-rows.ts';

/** Notices of pledge. */
export function PledgeView({ data: { pageData }, whole }: BlockViewProps<'pledge'>) {
	if (pageData.length === 0) return <Nothing register="pledge" whole={whole} />;
	const { shown, short } = splitPledges(pageData);
	return (
		<>
			<Records>
				<Each of={shown}>{(item) => <Pledge {...item} />}</Each>
			</Records>
			{short > 0 && <p className="mt-4 font-semibold first-letter:uppercase">{shortPledgesWords(short)}</p>}
		</>
	);
}

function Pledge({
	referenceNumber,
	registrationTime,
	pledgors,
	pledgees,
	subjects,
	guid,
	match,
}: PledgeItem) {
	const address = pledgeAddress(guid);
	return (
		<Record
			title={referenceNumber ? `Уведомление № ${referenceNumber}` : 'Уведомление без номера'}
			mark={<MatchNote match={match} />}
		>
			<FieldRows
				rows={[
					['Дата регистрации', showDay(registrationTime)],
					['Предмет залога', listed(subjects)],
					['Залогодатель', listed(pledgors)],
					['Залогодержатель', listed(pledgees)],
				]}
			/>
			{address && (
				<p className="mt-3">
					<Outside to={address}>Открыть в реестре залогов</Outside>
				</p>
			)}
		</Record>
	);
}

function listed(values: readonly string[]): string {
	return values.filter(Boolean).join('; ') || MISSING;
}
