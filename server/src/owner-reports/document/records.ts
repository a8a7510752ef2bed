import type {
	ArbiterItem,
	BankruptcyItem,
	FsspItem,
	PledgeItem,
	TerroristItem,
	WantedItem,
} from '@avtosverka/contract/owner-report/blocks';
import { matchWords } from '@avtosverka/contract/owner-report/words';
import { showRoubles } from '@avtosverka/contract/vocabulary/money';
import { type DocumentRecord, day, facts, together } from './record.ts';

/** An enforcement case. */
export function fsspRecord(item: FsspItem): DocumentRecord {
	const { executiveProduction, debtor, executiveDocument, debt, bailiff, bailiffDepartment, closed } = item;
	return {
		heading: ['Производство', executiveProduction.number].filter(Boolean).join(' '),
		facts: facts(
			['Возбуждено', day(executiveProduction.date)],
			['Должник', together(debtor.fullName, day(debtor.birthDate), debtor.birthPlace)],
			['Исполнительный документ', together(executiveDocument.type, executiveDocument.authority)],
			['Предмет', debt.subject],
			['Сумма', debt.amount === null ? 'не указана' : showRoubles(debt.amount)],
			['Пристав', together(bailiff.name, bailiff.phone)],
			['Отдел', together(bailiffDepartment.name, bailiffDepartment.address)],
			['Окончено', closed && together(day(closed.date), closed.article && `статья ${closed.article}`)],
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
			['Статус', bankruptcyStatus(item)],
			['Дело', lastLegalCase?.number],
			[
				'Внесудебное банкротство',
				together(extrajudicialBankruptcy?.number, day(extrajudicialBankruptcy?.date)),
			],
			['Категория', item.category],
			['ИНН', item.inn],
			['СНИЛС', item.snils],
			['Регион', item.region],
			['Адрес', item.address],
			['Арбитражный управляющий', item.arbitrManagerFio],
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
			['Зарегистрировано', day(item.registrationTime)],
			['Залогодатель', item.pledgors.join('\n')],
			['Залогодержатель', item.pledgees.join('\n')],
			['Предмет залога', item.subjects.join('\n')],
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
			['Дата', day(item.date)],
			['Суд', item.court],
			['Вид', type],
			['Состояние', status],
			['Истцы', sides(plaintiffs)],
			['Ответчики', sides(defendants)],
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
			['Сведения', item.description],
			['Территория', item.territory],
			['Федеральный розыск', item.federal],
		),
		note: matchWords(item.match),
	};
}

/** A name of the list. */
export function terroristRecord(item: TerroristItem): DocumentRecord {
	return {
		heading: item.FullName ?? 'Запись перечня',
		facts: facts(['Перечень', item.TerroristTypeName], ['Статус', item.StatusName]),
		note: matchWords(item.match),
	};
}
