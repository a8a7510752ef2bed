import type { FsspItem } from '@avtosverka/contract/owner-report/blocks';
import { FIELD_WORDS, TOTAL_DEBT } from '@avtosverka/contract/owner-report/field-words';
import { showRoubles } from '@avtosverka/contract/vocabulary/money';
import { counted, type Forms } from '@avtosverka/contract/vocabulary/plural';
import type { DealQuestion } from '@avtosverka/decision/person/person';
import { Each } from '../../../ui/record/each.tsx';
import { Record, RecordMark, Records } from '../../../ui/record/record.tsx';
import { FieldRows } from '../../../ui/record/rows.tsx';
import { joined, MISSING, showDay, showValue } from '../../../ui/record/values.ts';
import { EvidenceLine } from './evidence-line.tsx';
import { type BlockViewProps, MatchNote, Nothing } from './parts.tsx';

const WORDS = FIELD_WORDS.fssp;
const CLOSED: Forms = ['оконченное производство', 'оконченных производства', 'оконченных производств'];

/** Enforcement cases: the open ones with their debt, then those that are over. */
export function FsspView({ data, whole, question }: BlockViewProps<'fssp'>) {
	const open = data.items.filter(({ closed }) => closed === null);
	const over = data.items.filter(({ closed }) => closed !== null);
	return (
		<div className="grid gap-5">
			{open.length === 0 ? (
				<Nothing register="fssp" whole={whole} />
			) : (
				<>
					<p className="text-lg">
						{TOTAL_DEBT}: <b className="figures font-bold">{showRoubles(data.total)}</b>
					</p>
					<Cases of={open} question={question} />
				</>
			)}
			{over.length > 0 && (
				<section className="border-t border-line pt-4">
					<h3 className="mb-1 text-base font-semibold">{counted(over.length, CLOSED)}</h3>
					<p className="mb-3.5 text-[15px] text-ink-2">
						Оконченное в сумму долга не входит. Статья 46: взять было нечего, и взыскатель может начать
						заново.
					</p>
					<Cases of={over} question={question} />
				</section>
			)}
		</div>
	);
}

function Cases({ of, question }: { of: readonly FsspItem[]; question: DealQuestion }) {
	return (
		<Records>
			<Each of={of}>{(item) => <Case item={item} question={question} />}</Each>
		</Records>
	);
}

function Case({ item, question }: { item: FsspItem; question: DealQuestion }) {
	const { executiveProduction, debtor, executiveDocument, debt, bailiff, bailiffDepartment, closed, match } =
		item;
	return (
		<Record
			title={`Производство ${showValue(executiveProduction.number)}`}
			mark={
				<>
					{closed && (
						<RecordMark tone="plain">Окончено{closed.article && `, ст. ${closed.article}`}</RecordMark>
					)}
					<MatchNote match={match} />
				</>
			}
		>
			<EvidenceLine question={question} register="fssp" row={item} />
			<FieldRows
				rows={[
					[WORDS.begun, showDay(executiveProduction.date)],
					...(closed ? [[WORDS.ended, showDay(closed.date)] as const] : []),
					[WORDS.subject, showValue(debt.subject)],
					[WORDS.amount, debt.amount === null ? MISSING : showRoubles(debt.amount)],
					[WORDS.debtor, showValue(debtor.fullName)],
					[WORDS.birthDate, showDay(debtor.birthDate)],
					[WORDS.birthPlace, showValue(debtor.birthPlace)],
					[WORDS.document, showValue(executiveDocument.type)],
					[WORDS.authority, showValue(executiveDocument.authority)],
					[WORDS.bailiff, showValue(bailiff.name)],
					[WORDS.phone, showValue(bailiff.phone)],
					[WORDS.department, joined(bailiffDepartment.name)],
					[WORDS.address, showValue(bailiffDepartment.address)],
				]}
			/>
		</Record>
	);
}
