import type { BlockVerdict } from '@avtosverka/contract/vocabulary/person-register';
import { Page, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { documentWith, pageFooter, pageHeader } from '../../documents/page-parts.ts';
import { carHistory } from './car.ts';
import type { DocumentBlock, DocumentContent } from './content.ts';
import type { DocumentRecord, Fact } from './record.ts';
import { DECISION_COLOURS, STYLE, VERDICT_COLOURS } from './style.ts';

const KIND = 'Отчёт о владельце автомобиля';
const NAMESAKES =
	'Возможны однофамильцы. Если в разделе нет данных, проверьте, нет ли опечатки в имени, дате рождения или номере паспорта.';

const text = (style: keyof typeof STYLE, content: string) => h(Text, { style: STYLE[style] }, content);

/** Longer values may be cut by the end of a page. */
const WHOLE_UP_TO = 400;

function factRow([label, value]: Fact): ReactElement {
	return h(
		View,
		{ style: STYLE.row, wrap: value.length > WHOLE_UP_TO },
		text('label', label),
		text('value', value),
	);
}

function chip(verdict: BlockVerdict, words: string): ReactElement {
	const { ink, ground } = VERDICT_COLOURS[verdict];
	return h(Text, { style: [STYLE.chip, { color: ink, backgroundColor: ground }] }, words);
}

function summary({ blocks }: DocumentContent): ReactElement {
	return h(
		View,
		{ wrap: false },
		text('heading', 'Сводка'),
		h(
			View,
			{ style: STYLE.headRow },
			text('check', 'Проверка'),
			text('result', 'Итог'),
			text('value', 'Источник'),
		),
		...blocks.map(({ title, verdict, verdictText, source }) =>
			h(
				View,
				{ style: STYLE.row },
				text('check', title),
				h(View, { style: STYLE.result }, chip(verdict, verdictText)),
				text('value', source.replace('Источник: ', '')),
			),
		),
	);
}

/** The verdict, its reasons, who signs, and what was not checked. */
function decision({
	decision: { verdict, words, reasons, facts, notChecked },
}: DocumentContent): ReactElement[] {
	const { ink, ground } = DECISION_COLOURS[verdict];
	const [first, ...others] = notChecked.map(factRow);
	return [
		h(Text, { style: [STYLE.verdict, { color: ink, backgroundColor: ground }] }, words),
		...reasons.map((sentence) => h(View, { style: STYLE.row, wrap: false }, text('value', sentence))),
		...facts.map(factRow),
		...heldTogether([
			text('heading', 'Чего не проверяли'),
			h(View, { style: STYLE.topEdge }, first),
			...others,
		]),
	];
}

/** A record's lines, flat: a box around them would leave its edges behind at the end of a page. */
function recordLines({ heading, facts, note }: DocumentRecord, index: number): ReactElement[] {
	const lines = [text('recordHead', `${index + 1}. ${heading}`), ...facts.map(factRow)];
	return note === null ? lines : [...lines, text('note', note)];
}

/** Keeps the first two of some lines on one page, so that no heading stands alone at its foot. */
function heldTogether([first, second, ...others]: readonly ReactElement[]): ReactElement[] {
	return [h(View, { wrap: false }, first, second), ...others];
}

function block({ title, verdict, verdictText, said, notes, records, source }: DocumentBlock): ReactElement[] {
	const head = h(
		View,
		{ wrap: false },
		h(View, { style: STYLE.blockHead }, text('blockTitle', title), chip(verdict, verdictText)),
		...[said, ...notes].map((sentence) => text('said', sentence)),
		text('source', source),
	);
	const [first, ...others] = records.map(recordLines);
	if (!first) return [head];
	const [heading, ...lines] = first;
	return [...heldTogether([h(View, null, head, heading), ...lines]), ...others.flatMap(heldTogether)];
}

/** A report as a document of A4 pages. */
export function documentPages(content: DocumentContent, writtenAt: Date) {
	return documentWith(
		{ kind: KIND, about: content.name, writtenAt },
		h(
			Page,
			{
				size: 'A4',
				style: STYLE.page,
				// Measured once and cut into pages; the library's older way takes minutes for hundreds of rows, and
				// fails.
				layout: (page) => [
					pageHeader(content.name),
					h(View, { key: 'body', style: STYLE.body }, page.children),
					pageFooter(content, page),
				],
			},
			text('kicker', KIND),
			text('name', content.name),
			h(View, { style: STYLE.topEdge }, ...content.facts.map(factRow)),
			...decision(content),
			summary(content),
			text('hint', NAMESAKES),
			...carHistory(content.car, content.siteUrl),
			...content.blocks.flatMap(block),
		),
	);
}
