import type { BankruptcyItem } from '@avtosverka/contract/owner-report/blocks';
import { FIELD_WORDS } from '@avtosverka/contract/owner-report/field-words';
import { formatDay } from '@avtosverka/contract/vocabulary/moment';
import type { DealQuestion } from '@avtosverka/decision/person/person';
import { Each } from '../../../ui/record/each.tsx';
import { Record, Records } from '../../../ui/record/record.tsx';
import { FieldRows } from '../../../ui/record/rows.tsx';
import { showDay, showValue } from '../../../ui/record/values.ts';
import { EvidenceLine } from './evidence-line.tsx';
import { bankruptcyAddress } from './outside-address.ts';
import { type BlockViewProps, MatchNote, Nothing, Outside } from './parts.tsx';

const WORDS = FIELD_WORDS.bankruptcy;

/** Records of the bankruptcy register. */
export function BankruptcyView({ data, whole, question }: BlockViewProps<'bankruptcy'>) {
	const { pageData } = data.result;
	if (pageData.length === 0) return <Nothing register="bankruptcy" whole={whole} />;
	return (
		<Records>
			<Each of={pageData}>{(item) => <Bankrupt item={item} question={question} />}</Each>
		</Records>
	);
}

/** What kind of bankruptcy it is: specification, section 2. */
export function bankruptcyStatus({ lastLegalCase, extrajudicialBankruptcy }: BankruptcyItem): string {
	if (lastLegalCase !== null) return lastLegalCase.status.description ?? 'Нет данных';
	return extrajudicialBankruptcy === null ? 'Нет данных' : 'Завершено внесудебное банкротство';
}

function Bankrupt({ item, question }: { item: BankruptcyItem; question: DealQuestion }) {
	const { lastLegalCase, extrajudicialBankruptcy: extrajudicial } = item;
	const address = bankruptcyAddress(item.guid);
	// The server masks what may be another person's: a missing address would read as an unknown one.
	const spared = item.match !== 'exact';
	return (
		<Record title={showValue(item.fio)} mark={<MatchNote match={item.match} />}>
			<EvidenceLine question={question} register="bankruptcy" row={item} />
			<FieldRows
				rows={[
					[WORDS.status, withDay(bankruptcyStatus(item), lastLegalCase?.status.date ?? null)],
					...(lastLegalCase ? [[WORDS.case, showValue(lastLegalCase.number)] as const] : []),
					...(extrajudicial
						? [
								[WORDS.extrajudicial, `№ ${showValue(extrajudicial.number)}`] as const,
								[WORDS.extrajudicialDate, showDay(extrajudicial.date)] as const,
							]
						: []),
					[WORDS.inn, showValue(item.inn)],
					[WORDS.snils, showValue(item.snils)],
					[WORDS.category, showValue(item.category)],
					[WORDS.region, showValue(item.region)],
					...(spared ? [] : [[WORDS.address, showValue(item.address)] as const]),
					[WORDS.manager, showValue(item.arbitrManagerFio)],
				]}
			/>
			{spared && (
				<p className="mt-2 text-[15px] text-ink-3">ИНН, СНИЛС и адрес возможного однофамильца скрыты.</p>
			)}
			{address && (
				<p className="mt-3">
					<Outside to={address}>Открыть в реестре банкротств</Outside>
				</p>
			)}
		</Record>
	);
}

function withDay(text: string, date: string | null): string {
	return date ? `${text}, ${formatDay(date)}` : text;
}
