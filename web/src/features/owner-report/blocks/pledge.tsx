import type { PledgeItem } from '@avtosverka/contract/owner-report/blocks';
import { FIELD_WORDS } from '@avtosverka/contract/owner-report/field-words';
import { unnamedCarWords } from '@avtosverka/decision/person/car-pledges';
import type { DealQuestion } from '@avtosverka/decision/person/person';
import { carsNamedIn } from '@avtosverka/decision/person/vins';
import { SITE_ADDRESSES } from '../../../ui/car-addresses.ts';
import { OwnLink } from '../../../ui/link.tsx';
import { Each } from '../../../ui/record/each.tsx';
import { Record, Records } from '../../../ui/record/record.tsx';
import { FieldRows } from '../../../ui/record/rows.tsx';
import { MISSING, showDay } from '../../../ui/record/values.ts';
import { EvidenceLine } from './evidence-line.tsx';
import { pledgeAddress } from './outside-address.ts';
import { type BlockViewProps, MatchNote, Nothing, Outside } from './parts.tsx';
import { shortPledgesWords, splitPledges } from './pledge-rows.ts';

const WORDS = FIELD_WORDS.pledge;

/** Notices of pledge. */
export function PledgeView({ data: { pageData }, whole, question }: BlockViewProps<'pledge'>) {
	if (pageData.length === 0) return <Nothing register="pledge" whole={whole} />;
	const { shown, short } = splitPledges(pageData);
	const unnamed = unnamedCarWords(question, pageData);
	return (
		<>
			{unnamed !== null && <p className="mb-4 font-semibold">{unnamed}</p>}
			<Records>
				<Each of={shown}>{(item) => <Pledge item={item} question={question} />}</Each>
			</Records>
			{short > 0 && <p className="mt-4 font-semibold first-letter:uppercase">{shortPledgesWords(short)}</p>}
		</>
	);
}

function Pledge({ item, question }: { item: PledgeItem; question: DealQuestion }) {
	const { referenceNumber, registrationTime, pledgors, pledgees, subjects, guid, match } = item;
	const cars = carsNamedIn(question, subjects);
	const address = pledgeAddress(guid);
	return (
		<Record
			title={referenceNumber ? `Уведомление № ${referenceNumber}` : 'Уведомление без номера'}
			mark={<MatchNote match={match} />}
		>
			<EvidenceLine question={question} register="pledge" row={item} />
			{cars.map((vin) => (
				<ThisCar key={vin} vin={vin} />
			))}
			<FieldRows
				rows={[
					[WORDS.registered, showDay(registrationTime)],
					[WORDS.subject, listed(subjects)],
					[WORDS.pledgor, listed(pledgors)],
					[WORDS.pledgee, listed(pledgees)],
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

/** The pledge is of the car that the report was ordered about. */
function ThisCar({ vin }: { vin: string }) {
	return (
		<p className="mb-3 rounded-chip bg-warn-soft px-3 py-2 text-[15px] font-medium text-warn">
			Это машина, которую вы проверяли:{' '}
			<OwnLink to={SITE_ADDRESSES.report(vin)} className="figures underline underline-offset-2">
				отчёт о {vin}
			</OwnLink>
		</p>
	);
}

function listed(values: readonly string[]): string {
	return values.filter(Boolean).join('; ') || MISSING;
}
