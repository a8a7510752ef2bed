import type {
	ArbiterItem,
	BankruptcyItem,
	FsspItem,
	PledgeItem,
	TerroristItem,
	WantedItem,
} from '@avtosverka/contract/owner-report/blocks';
import { FIELD_WORDS } from '@avtosverka/contract/owner-report/field-words';
import { matchWords } from '@avtosverka/contract/owner-report/words';
import { showRoubles } from '@avtosverka/contract/vocabulary/money';
import { type DocumentRecord, day, facts, together } from './record.ts';

const { fssp, bankruptcy, pledge, arbiter, fsin_wanted: wanted, terrorist } = FIELD_WORDS;

/** An enforcement case. */
export function fsspRecord(item: FsspItem): DocumentRecord {
	const { executiveProduction, debtor, executiveDocument, debt, bailiff, bailiffDepartment, closed } = item;
	return {
		heading: ['Производство', executiveProduction.number].filter(Boolean).join(' '),
		facts: facts(
			[fssp.begun, day(executiveProduction.date)],
			[fssp.debtor, debtor.fullName],
			[fssp.birthDate, day(debtor.birthDate)],
			[fssp.birthPlace, debtor.birthPlace],
			[fssp.document, executiveDocument.type],
			[fssp.authority, executiveDocument.authority],
			[fssp.subject, debt.subject],
			[fssp.amount, debt.amount === null ? 'не указана' : showRoubles(debt.amount)],
			[fssp.bailiff, bailiff.name],
			[fssp.phone, bailiff.phone],
			[fssp.department, bailiffDepartment.name],
			[fssp.address, bailiffDepartment.address],
			[fssp.ended, closed && together(day(closed.date), closed.article && `статья ${closed.article}`)],
		),
		note: matchWords(item.match),
	};
}

/** Specification of the owner check, section 2: an extrajudicial record alone, and no case at all. */
function bankruptcyStatus({ lastLegalCase, extrajudicialBankruptcy }: BankruptcyItem): string {
	if (lastLegalCase !== null) {
		const { description, date } = lastLegalCase.status;
		return together(description, day(date)) ?? 'Нет данных';
	}
	return extrajudicialBankruptcy === null ? 'Нет данных' : 'Завершено внесудебное банкротство';
}

/** A bankruptcy. */
export function bankruptcyRecord(item: BankruptcyItem): DocumentRecord {
	const { lastLegalCase, extrajudicialBankruptcy, guid } = item;
	return {
		heading: item.fio ?? 'Запись ЕФРСБ',
		facts: facts(
			[bankruptcy.status, bankruptcyStatus(item)],
			[bankruptcy.case, lastLegalCase?.number],
			[
				bankruptcy.extrajudicial,
				together(extrajudicialBankruptcy?.number, day(extrajudicialBankruptcy?.date)),
			],
			[bankruptcy.category, item.category],
			[bankruptcy.inn, item.inn],
			[bankruptcy.snils, item.snils],
			[bankruptcy.region, item.region],
			[bankruptcy.address, item.address],
			[bankruptcy.manager, item.arbitrManagerFio],
			['В реестре', guid && `https://fedresurs.ru/persons/${guid}`],
		),
		note: matchWords(item.match),
	};
}

/** A notice of pledge. */
export function pledgeRecord(item: PledgeItem): DocumentRecord {
	const { referenceNumber, guid } = item;
	return {
		heading: referenceNumber === null ? 'Уведомление о залоге' : `Уведомление ${referenceNumber}`,
		facts: facts(
			[pledge.registered, day(item.registrationTime)],
			[pledge.pledgor, item.pledgors.join('\n')],
			[pledge.pledgee, item.pledgees.join('\n')],
			[pledge.subject, item.subjects.join('\n')],
			['В реестре', guid && `https://www.reestr-zalogov.ru/search/notification/${guid}`],
		),
		note: matchWords(item.match),
	};
}

/** A case of an arbitration court. */
export function arbiterRecord(item: ArbiterItem): DocumentRecord {
	const { status, type, plaintiffs, defendants } = item.caseDetails;
	const sides = (list: typeof plaintiffs) =>
		list.map(({ name, details }) => together(name, details) ?? '').join('\n');
	return {
		heading: item.caseNumber === null ? 'Дело' : `Дело ${item.caseNumber}`,
		facts: facts(
			[arbiter.date, day(item.date)],
			[arbiter.court, item.court],
			[arbiter.type, type],
			[arbiter.status, status],
			[arbiter.plaintiffs, sides(plaintiffs)],
			[arbiter.defendants, sides(defendants)],
			['Карточка дела', item.caseUrl],
		),
		note: matchWords(item.match),
	};
}

/** Somebody who is wanted. */
export function wantedRecord(item: WantedItem): DocumentRecord {
	return {
		heading: item.title ?? 'Запись о розыске',
		facts: facts(
			[wanted.description, item.description],
			[wanted.territory, item.territory],
			[wanted.federal, item.federal],
		),
		note: matchWords(item.match),
	};
}

/** A name of the list. */
export function terroristRecord(item: TerroristItem): DocumentRecord {
	return {
		heading: item.FullName ?? 'Запись перечня',
		facts: facts([terrorist.list, item.TerroristTypeName], [terrorist.status, item.StatusName]),
		note: matchWords(item.match),
	};
}
