import type {
	ArbiterItem,
	BankruptcyItem,
	BlockData,
	FsspItem,
	PledgeItem,
	TerroristItem,
	WantedItem,
} from '@avtosverka/contract/owner-report/blocks';
import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import { counted } from '@avtosverka/contract/vocabulary/plural';
import { type BlockContent, type DocumentRecord, day, facts, roubles, together } from './record.ts';
import { EMPTY, MATCH_NOTES, untoldPledges } from './words.ts';

/** Subjects shorter than this say nothing: specification, section 5. */
const PLEDGE_SUBJECT_LENGTH = 10;

function fsspRecord(item: FsspItem): DocumentRecord {
	const { executiveProduction, debtor, executiveDocument, debt, bailiff, bailiffDepartment, closed } = item;
	return {
		heading: ['Производство', executiveProduction.number].filter(Boolean).join(' '),
		facts: facts(
			['Возбуждено', day(executiveProduction.date)],
			['Должник', together(debtor.fullName, day(debtor.birthDate), debtor.birthPlace)],
			['Исполнительный документ', together(executiveDocument.type, executiveDocument.authority)],
			['Предмет', debt.subject],
			['Сумма', debt.amount === null ? 'не указана' : roubles(debt.amount)],
			['Пристав', together(bailiff.name, bailiff.phone)],
			['Отдел', together(bailiffDepartment.name, bailiffDepartment.address)],
			['Окончено', closed && together(day(closed.date), closed.article && `статья ${closed.article}`)],
		),
		note: MATCH_NOTES[item.match],
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

function bankruptcyRecord(item: BankruptcyItem): DocumentRecord {
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
		note: MATCH_NOTES[item.match],
	};
}

function pledgeRecord(item: PledgeItem): DocumentRecord {
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
		note: MATCH_NOTES[item.match],
	};
}

function arbiterRecord(item: ArbiterItem): DocumentRecord {
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
		note: MATCH_NOTES[item.match],
	};
}

function wantedRecord(item: WantedItem): DocumentRecord {
	return {
		heading: item.title ?? 'Запись о розыске',
		facts: facts(
			['Сведения', item.description],
			['Территория', item.territory],
			['Федеральный розыск', item.federal],
		),
		note: MATCH_NOTES[item.match],
	};
}

function terroristRecord(item: TerroristItem): DocumentRecord {
	return {
		heading: item.FullName ?? 'Запись перечня',
		facts: facts(['Перечень', item.TerroristTypeName], ['Статус', item.StatusName]),
		note: MATCH_NOTES[item.match],
	};
}

const RECORDS = ['запись', 'записи', 'записей'] as const;
/** More than anybody reads on paper, and still drawn in seconds. */
const PRINTED_AT_MOST = 300;

function listed(
	empty: string,
	records: readonly DocumentRecord[],
	more: readonly string[] = [],
): BlockContent {
	const { length } = records;
	if (length === 0) return { said: more.length > 0 ? 'Найдены записи' : empty, notes: more, records };
	const cut = `Напечатаны первые ${PRINTED_AT_MOST}, все записи есть на странице отчёта.`;
	return {
		said: `Найдено: ${counted(length, RECORDS)}`,
		notes: length > PRINTED_AT_MOST ? [...more, cut] : more,
		records: records.slice(0, PRINTED_AT_MOST),
	};
}

function fssp({ items, total }: BlockData['fssp']): BlockContent {
	const open = items.filter(({ closed }) => closed === null).length;
	const onlyClosed = items.length > 0 && open === 0;
	return listed(EMPTY.fssp, items.map(fsspRecord), [
		...(open > 0 ? [`Общая задолженность по открытым: ${roubles(total)}`] : []),
		...(onlyClosed ? [`${EMPTY.fssp}; ниже те, что уже окончены`] : []),
	]);
}

function pledge({ pageData }: BlockData['pledge']): BlockContent {
	const told = pageData.filter(({ subjects: [first = ''] }) => first.length >= PLEDGE_SUBJECT_LENGTH);
	const untold = untoldPledges(pageData.length - told.length);
	return listed(EMPTY.pledge, told.map(pledgeRecord), untold === null ? [] : [untold]);
}

const PASSPORT_SAID = new Map<boolean | null, string>([
	[true, 'Паспорт действителен'],
	[false, 'Паспорт недействителен'],
	[null, EMPTY.passport],
]);

function inn({ state, inn }: BlockData['inn']): BlockContent {
	const notes = state === 3 ? ['Под эти данные подходят несколько человек: ИНН назвать нельзя.'] : [];
	return { said: state === 1 ? `ИНН ${inn}` : EMPTY.inn, notes, records: [] };
}

const CONTENT: { readonly [R in PersonRegister]: (data: BlockData[R]) => BlockContent } = {
	passport: ({ isValid }) => ({ said: PASSPORT_SAID.get(isValid) ?? EMPTY.passport, notes: [], records: [] }),
	inn,
	fssp,
	bankruptcy: ({ result }) => listed(EMPTY.bankruptcy, result.pageData.map(bankruptcyRecord)),
	pledge,
	arbiter: ({ items }) => listed(EMPTY.arbiter, items.map(arbiterRecord)),
	fsin_wanted: ({ items }) => listed(EMPTY.fsin_wanted, items.map(wantedRecord)),
	terrorist: ({ data }) => listed(EMPTY.terrorist, data.map(terroristRecord)),
};

/** What a register told, in the words of the document. */
export function contentOf<R extends PersonRegister>(told: {
	readonly register: R;
	readonly facts: BlockData[R] | null;
}): BlockContent {
	const { register, facts } = told;
	return facts === null ? { said: EMPTY[register], notes: [], records: [] } : CONTENT[register](facts);
}
