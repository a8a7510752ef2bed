import type { ReactElement } from 'react';
import type { CarContent } from './content.ts';
import { signFigure } from './figures.ts';
import type { DocumentLine } from './lines.ts';
import { box, sheetText } from './parts.ts';

/** The ten registers: what each said, and who said so when. */
export function registerLines(
	{ answered, lines }: CarContent,
	heading: 'heading' | 'firstHeading',
): ReactElement[] {
	return [
		box('headingRow', sheetText(heading, 'Что сказали реестры'), sheetText('headingNote', answered)),
		box('lines', ...lines.map(registerLine)),
	];
}

function registerLine({ title, sign, said, source }: DocumentLine): ReactElement {
	return box(
		'line',
		box('sign', signFigure(sign)),
		sheetText('lineTitle', title),
		sheetText('lineSaid', said),
		sheetText('lineSource', source),
	);
}
