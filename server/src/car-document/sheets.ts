import { Page, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { documentWith, pageFooter, pageHeader } from '../documents/page-parts.ts';
import type { CarContent } from './content.ts';
import { firstSheet } from './first-sheet.ts';
import { fitSheets } from './fit.ts';
import { secondSheet } from './second-sheet.ts';
import { SHEET_STYLE } from './style.ts';

/** What the document is called. */
export const KIND = 'Проверка автомобиля';

/** A car's report as a document of two A4 sheets, however much there is to say. */
export function carSheets(content: CarContent, writtenAt: Date) {
	const fitted = fitSheets(content);
	const about = `${content.name}, ${content.numbers}`;
	const bodies = [firstSheet(content, fitted), secondSheet(content, fitted)];
	const pages = bodies.map((body, index) => {
		const number = { pageNumber: index + 1, totalPages: bodies.length };
		return h(
			Page,
			{ key: index, size: 'A4', style: SHEET_STYLE.page },
			pageHeader(about),
			h(View, { style: SHEET_STYLE.body }, ...body),
			pageFooter(content, number),
		);
	});
	return documentWith({ kind: KIND, about, writtenAt }, ...pages);
}
