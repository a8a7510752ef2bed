import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { joinName } from '@avtosverka/contract/vocabulary/person';
import type { PersonRegister, Verdict } from '@avtosverka/contract/vocabulary/person-register';
import { supplierName } from '@avtosverka/contract/vocabulary/supplier';
import type { StoredBlock as ReportBlock, ReportDocument } from '../owner-reports.ts';
import { contentOf } from './blocks.ts';
import { type DocumentDecision, documentDecision } from './decision.ts';
import type { BlockContent } from './record.ts';
import {
	absenceWordsOf,
	DOCUMENT_VERDICTS,
	EMPTY,
	NOTHING_IN_PART,
	TITLES,
	unreadRows,
	VERDICT_WORDS,
} from './words.ts';

/** A block as the document prints it. */
export type DocumentBlock = BlockContent & {
	readonly register: PersonRegister;
	readonly title: string;
	readonly verdict: Verdict;
	/** The verdict in words: colour alone never tells it. */
	readonly verdictText: string;
	/** «Источник: ФНС, данные на 21 ноября 2026, 10:42». */
	readonly source: string;
};

/** Everything that the document prints, in the order of its pages. */
export type DocumentContent = {
	readonly name: string;
	readonly facts: readonly (readonly [label: string, value: string])[];
	readonly decision: DocumentDecision;
	readonly blocks: readonly DocumentBlock[];
	/** The report's address on the site. */
	readonly address: string;
	readonly printedAt: string;
};

const NO_SOURCE = 'Источник: нет ответа';

function sourceOf({ source, asOf, facts, state }: ReportBlock): string {
	if (source === null || (facts === null && state !== 'clear')) return NO_SOURCE;
	const moment = asOf === null ? '' : `, данные на ${formatMoment(asOf.toISOString())}`;
	return `Источник: ${supplierName(source)}${moment}`;
}

function verdictTextOf({ register, verdict }: ReportBlock): string {
	return register === 'passport' || register === 'inn'
		? DOCUMENT_VERDICTS[register][verdict]
		: VERDICT_WORDS[verdict];
}

function saidBy(block: ReportBlock): BlockContent {
	if (block.facts !== null) {
		const content = contentOf(block);
		const isUnread = block.state === 'partial' && content.said === EMPTY[block.register];
		return isUnread && block.register !== 'inn' ? { ...content, said: NOTHING_IN_PART } : content;
	}
	const said = block.state === 'clear' ? EMPTY[block.register] : absenceWordsOf(block);
	return { said, notes: [], records: [] };
}

function blockOf(block: ReportBlock): DocumentBlock {
	const { said, notes, records } = saidBy(block);
	const unread = unreadRows(block.skippedRows);
	return {
		register: block.register,
		title: TITLES[block.register],
		verdict: block.verdict,
		verdictText: verdictTextOf(block),
		said,
		notes: unread === null ? notes : [...notes, unread],
		records,
		source: sourceOf(block),
	};
}

/** What a paid report's document says. `siteUrl` has no slash at its end. */
export function documentContent(report: ReportDocument, siteUrl: string, now: Date): DocumentContent {
	const { uuid, lastName, firstName, middleName, birthDate, passport, createdAt } = report;
	return {
		name: joinName(lastName, firstName, middleName),
		facts: [
			['Дата рождения', birthDate],
			['Паспорт', passport],
			['Отчёт заказан', `${formatMoment(createdAt.toISOString())} (московское время)`],
			['Номер отчёта', uuid],
		],
		decision: documentDecision(report, now),
		blocks: report.blocks.map(blockOf),
		address: `${siteUrl}/ownerReport/${uuid}`,
		printedAt: formatMoment(now.toISOString()),
	};
}
