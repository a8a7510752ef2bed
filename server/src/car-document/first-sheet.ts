import { Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { TEXT_WIDTH } from '../documents/style.ts';
import { COLOUR_PAINTS } from '../drawing/card-colours.ts';
import { timelineFigure } from '../drawing/timeline-figure.ts';
import { NO_DAYS } from '../drawing/timeline-words.ts';
import type { CarContent, ReasonBlock } from './content.ts';
import { qrFigure, signFigure } from './figures.ts';
import type { FittedSheets } from './fit.ts';
import { box, moreLine, sheetText } from './parts.ts';
import { registerLines } from './register-lines.ts';
import { QR_SIDE, SHEET_STYLE } from './style.ts';

/** What decides: the car, the verdict, its reasons, the car's past on one axis of time. */
export function firstSheet(content: CarContent, fitted: FittedSheets): ReactElement[] {
	return [
		head(content),
		verdict(content),
		...fitted.reasons.blocks.map(reasonBlock),
		...moreLine(fitted.reasons.more),
		sheetText('heading', 'История автомобиля'),
		...history(content, fitted),
		...(fitted.areLinesFirst ? registerLines(content, 'heading') : []),
	];
}

function head({ name, numbers, printedAt, address }: CarContent): ReactElement {
	return box(
		'head',
		box(
			'names',
			sheetText('kicker', 'Проверка автомобиля'),
			sheetText('name', name),
			sheetText('numbers', numbers),
			sheetText('soft', `Составлено ${printedAt} (московское время)`),
		),
		h(View, null, qrFigure(address, QR_SIDE), sheetText('qrNote', 'Открыть на сайте')),
	);
}

function verdict({ verdict: { words, colour }, basis }: CarContent): ReactElement {
	const { ink, ground } = COLOUR_PAINTS[colour];
	return h(
		View,
		{ style: [SHEET_STYLE.verdict, { backgroundColor: ground, borderColor: ink }] },
		h(Text, { style: [SHEET_STYLE.verdictWords, { color: ink }] }, words),
		basis === '' ? null : sheetText('basis', basis),
	);
}

function reasonBlock({ severity, title, sentences }: ReasonBlock): ReactElement {
	return h(
		View,
		null,
		sheetText('groupTitle', title),
		...sentences.map((sentence) =>
			box('item', box('sign', signFigure(severity)), sheetText('text', sentence)),
		),
	);
}

function history({ timeline }: CarContent, { timelineHeight, timelineNote }: FittedSheets): ReactElement[] {
	if (timeline.from === null) return [sheetText('soft', NO_DAYS)];
	const figure = timelineFigure(timeline, { width: TEXT_WIDTH, height: timelineHeight });
	return timelineNote === '' ? [figure] : [figure, sheetText('figureNote', timelineNote)];
}
