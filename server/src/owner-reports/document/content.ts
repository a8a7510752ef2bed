import { BLOCK_CATALOGUE } from '@avtosverka/contract/owner-report/catalogue';
import {
	blockAbsence,
	NOTHING_IN_PART,
	sourceWords,
	verdictWords,
} from '@avtosverka/contract/owner-report/words';
import { NOT_CLEAR, unreadWords } from '@avtosverka/contract/vocabulary/absence-words';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { joinName } from '@avtosverka/contract/vocabulary/person';
import type { BlockVerdict, PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import type { OnRuleError } from '@avtosverka/decision/guard';
import type { StoredBlock as ReportBlock, ReportDocument } from '../owner-reports.ts';
import { contentOf } from './blocks.ts';
import type { DealCar } from './car.ts';
import { type DocumentDecision, documentDecision } from './decision.ts';
import type { BlockContent } from './record.ts';

/** What a document is drawn from. */
export type Drawing = {
	readonly report: ReportDocument;
	/** The site's public address without a slash at its end. */
	readonly siteUrl: string;
	readonly now: Date;
	/** The car that the deal is about, where it is known. */
	readonly car?: DealCar | undefined;
};

/** A block as the document prints it. */
export type DocumentBlock = BlockContent & {
	readonly register: PersonRegister;
	readonly title: string;
	readonly verdict: BlockVerdict;
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
	readonly car: DealCar | undefined;
	readonly siteUrl: string;
	/** The report's address on the site. */
	readonly address: string;
	readonly printedAt: string;
};

const NO_SOURCE = 'Источник: нет ответа';

function sourceOf({ source, asOf, facts, state }: ReportBlock): string {
	if (source === null || (facts === null && state !== 'clear')) return NO_SOURCE;
	return sourceWords(source, asOf?.toISOString() ?? null) ?? NO_SOURCE;
}

function saidBy(block: ReportBlock): BlockContent {
	if (block.facts !== null) {
		const content = contentOf(block);
		const isUnread = block.state === 'partial' && content.said === BLOCK_CATALOGUE[block.register].empty;
		return isUnread && block.register !== 'inn' ? { ...content, said: NOTHING_IN_PART } : content;
	}
	const text =
		block.state === 'clear'
			? BLOCK_CATALOGUE[block.register].empty
			: `${blockAbsence(block.register, block)}. ${NOT_CLEAR}`;
	return { said: text, notes: [], records: [] };
}

function blockOf(block: ReportBlock): DocumentBlock {
	const { said: text, notes, records } = saidBy(block);
	return {
		register: block.register,
		title: BLOCK_CATALOGUE[block.register].title,
		verdict: block.verdict,
		verdictText: verdictWords(block.register, block.verdict),
		said: text,
		notes: block.skippedRows === 0 ? notes : [...notes, unreadWords(block.skippedRows)],
		records,
		source: sourceOf(block),
	};
}

/** What a paid report's document says. */
export function documentContent(
	{ report, siteUrl, now, car }: Drawing,
	onRuleError: OnRuleError = () => {},
): DocumentContent {
	const { uuid, lastName, firstName, middleName, birthDate, passport, createdAt } = report;
	return {
		name: joinName(lastName, firstName, middleName),
		facts: [
			['Дата рождения', birthDate],
			['Паспорт', passport],
			['Отчёт заказан', `${formatMoment(createdAt.toISOString())} (московское время)`],
			['Номер отчёта', uuid],
		],
		decision: documentDecision(report, now, onRuleError, car),
		blocks: report.blocks.map(blockOf),
		car,
		siteUrl,
		address: `${siteUrl}/ownerReport/${uuid}`,
		printedAt: formatMoment(now.toISOString()),
	};
}
