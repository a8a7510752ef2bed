import type { ArbiterItem } from '@avtosverka/contract/owner-report/blocks';
import { FIELD_WORDS } from '@avtosverka/contract/owner-report/field-words';
import type { DealQuestion } from '@avtosverka/decision/person/person';
import { Each } from '../../../ui/record/each.tsx';
import { Record, Records } from '../../../ui/record/record.tsx';
import { FieldRows } from '../../../ui/record/rows.tsx';
import { MISSING, showDay, showValue } from '../../../ui/record/values.ts';
import { EvidenceLine } from './evidence-line.tsx';
import { caseAddress } from './outside-address.ts';
import { type BlockViewProps, MatchNote, Nothing, Outside } from './parts.tsx';

const WORDS = FIELD_WORDS.arbiter;

/** Cases in arbitration courts. */
export function ArbiterView({ data: { items }, whole, question }: BlockViewProps<'arbiter'>) {
	if (items.length === 0) return <Nothing register="arbiter" whole={whole} />;
	return (
		<Records>
			<Each of={items}>{(item) => <Case item={item} question={question} />}</Each>
		</Records>
	);
}

type CaseProps = { item: ArbiterItem; question: DealQuestion };

function Case({ item, question }: CaseProps) {
	const { caseNumber, date, court, caseUrl, caseDetails, match } = item;
	const address = caseAddress(caseUrl);
	return (
		<Record title={`Дело ${showValue(caseNumber)}`} mark={<MatchNote match={match} />}>
			<EvidenceLine question={question} register="arbiter" row={item} />
			<FieldRows
				rows={[
					[WORDS.date, showDay(date)],
					[WORDS.court, showValue(court)],
					[WORDS.status, showValue(caseDetails.status)],
					[WORDS.type, showValue(caseDetails.type)],
					[WORDS.plaintiffs, <Sides key="plaintiffs" of={caseDetails.plaintiffs} />],
					[WORDS.defendants, <Sides key="defendants" of={caseDetails.defendants} />],
				]}
			/>
			{address && (
				<p className="mt-3">
					<Outside to={address}>Открыть дело</Outside>
				</p>
			)}
		</Record>
	);
}

function Sides({ of }: { of: ArbiterItem['caseDetails']['plaintiffs'] }) {
	if (of.length === 0) return <span className="text-ink-3">{MISSING}</span>;
	return (
		<ul className="grid gap-1">
			<Each of={of}>
				{({ name, details }) => (
					<li>
						{showValue(name)}
						{details && <span className="block text-sm text-ink-2">{details}</span>}
					</li>
				)}
			</Each>
		</ul>
	);
}
