import type { ReactElement } from 'react';
import type { CarContent } from './content.ts';
import type { FittedSheets } from './fit.ts';
import type { FittedTexts } from './measure.ts';
import { box, moreLine, sheetText } from './parts.ts';
import { registerLines } from './register-lines.ts';

const NO_QUESTIONS = 'Спросить пока не о чем. Сверьте VIN на кузове и в документах.';

/** What is taken along to the car: questions, what to look at, what was not checked, lines for notes. */
export function secondSheet(content: CarContent, { areLinesFirst, work }: FittedSheets): ReactElement[] {
	const heading = areLinesFirst ? 'firstHeading' : 'heading';
	return [
		...(areLinesFirst ? [] : registerLines(content, 'firstHeading')),
		box(
			'columns',
			taskColumn(sheetText(heading, 'Что спросить у продавца'), work.questions, NO_QUESTIONS),
			work.inspection.shown.length === 0
				? null
				: taskColumn(sheetText(heading, 'Что осмотреть'), work.inspection),
		),
		sheetText('heading', 'Чего не проверяли'),
		box('columns', ...work.notChecked.map(omissions)),
		...(work.ruled === 0 ? [] : [sheetText('heading', 'Заметки')]),
		...Array.from({ length: work.ruled }, () => box('ruled')),
	];
}

function taskColumn(heading: ReactElement, { shown, more }: FittedTexts, none = ''): ReactElement {
	return box(
		'column',
		heading,
		...(shown.length === 0 && more === 0 ? [sheetText('soft', none)] : []),
		...shown.map((task) => box('item', box('tick'), sheetText('task', task))),
		...moreLine(more),
	);
}

function omissions({ shown, more }: FittedTexts): ReactElement {
	return box('column', ...shown.map((line) => sheetText('small', line)), ...moreLine(more));
}
