import type { BlockData } from '@avtosverka/contract/owner-report/blocks';
import { BLOCK_CATALOGUE } from '@avtosverka/contract/owner-report/catalogue';
import { TOTAL_DEBT } from '@avtosverka/contract/owner-report/field-words';
import { showRoubles } from '@avtosverka/contract/vocabulary/money';
import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import { counted, RECORD_FORMS } from '@avtosverka/contract/vocabulary/plural';
import type { BlockContent, DocumentRecord } from './record.ts';
import {
	arbiterRecord,
	bankruptcyRecord,
	fsspRecord,
	pledgeRecord,
	terroristRecord,
	wantedRecord,
} from './records.ts';

/** Subjects shorter than this say nothing: specification, section 5. */
const PLEDGE_SUBJECT_LENGTH = 10;

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
		said: `Найдено: ${counted(length, RECORD_FORMS)}`,
		notes: length > PRINTED_AT_MOST ? [...more, cut] : more,
		records: records.slice(0, PRINTED_AT_MOST),
	};
}

function fssp({ items, total }: BlockData['fssp']): BlockContent {
	const open = items.filter(({ closed }) => closed === null).length;
	const onlyClosed = items.length > 0 && open === 0;
	return listed(BLOCK_CATALOGUE.fssp.empty, items.map(fsspRecord), [
		...(open > 0 ? [`${TOTAL_DEBT}: ${showRoubles(total)}`] : []),
		...(onlyClosed ? [`${BLOCK_CATALOGUE.fssp.empty}; ниже те, что уже окончены`] : []),
	]);
}

function pledge({ pageData }: BlockData['pledge']): BlockContent {
	const described = pageData.filter(({ subjects: [first = ''] }) => first.length >= PLEDGE_SUBJECT_LENGTH);
	const undescribed = pageData.length - described.length;
	const more = undescribed === 0 ? [] : [`Ещё ${counted(undescribed, RECORD_FORMS)} без описания предмета`];
	return listed(BLOCK_CATALOGUE.pledge.empty, described.map(pledgeRecord), more);
}

const PASSPORT_SAID = new Map<boolean | null, string>([
	[true, 'Паспорт действителен'],
	[false, 'Паспорт недействителен'],
	[null, BLOCK_CATALOGUE.passport.empty],
]);

function inn({ state, inn }: BlockData['inn']): BlockContent {
	const notes = state === 3 ? ['Под эти данные подходят несколько человек, и ФНС не назвала ИНН.'] : [];
	return { said: state === 1 ? `ИНН ${inn}` : BLOCK_CATALOGUE.inn.empty, notes, records: [] };
}

const CONTENT: { readonly [R in PersonRegister]: (data: BlockData[R]) => BlockContent } = {
	passport: ({ isValid }) => ({
		said: PASSPORT_SAID.get(isValid) ?? BLOCK_CATALOGUE.passport.empty,
		notes: [],
		records: [],
	}),
	inn,
	fssp,
	bankruptcy: ({ result }) => listed(BLOCK_CATALOGUE.bankruptcy.empty, result.pageData.map(bankruptcyRecord)),
	pledge,
	arbiter: ({ items }) => listed(BLOCK_CATALOGUE.arbiter.empty, items.map(arbiterRecord)),
	fsin_wanted: ({ items }) => listed(BLOCK_CATALOGUE.fsin_wanted.empty, items.map(wantedRecord)),
	terrorist: ({ data }) => listed(BLOCK_CATALOGUE.terrorist.empty, data.map(terroristRecord)),
};

/** What a register reported, in the words of the document. */
export function contentOf<R extends PersonRegister>(block: {
	readonly register: R;
	readonly facts: BlockData[R] | null;
}): BlockContent {
	const { register, facts } = block;
	return facts === null
		? { said: BLOCK_CATALOGUE[register].empty, notes: [], records: [] }
		: CONTENT[register](facts);
}
