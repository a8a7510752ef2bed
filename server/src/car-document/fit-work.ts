import type { CarContent } from './content.ts';
import { type FittedTexts, fitTexts, MORE_HEIGHT, textHeight } from './measure.ts';
import { COLUMN_WIDTH, HEADING_HEIGHT, RULED_HEIGHT, SMALL_SIZE, TASK_SIZE, TICK_WIDTH } from './style.ts';

/** What a buyer takes along to the car, as far as the sheet holds it. */
export type FittedWork = {
	readonly questions: FittedTexts;
	readonly inspection: FittedTexts;
	/** Two columns, read one after the other. */
	readonly notChecked: readonly [left: FittedTexts, right: FittedTexts];
	/** How many lines there are to write on. */
	readonly ruled: number;
};

/** Of the space, at least this much is for questions, however much was not checked. */
const TASKS_SHARE = 0.45;
const RULED = { least: 3, most: 16 } as const;

/** Questions, what to look at, what was not checked, and lines for notes in what is left of `space`. */
export function fitWork(content: CarContent, space: number): FittedWork {
	const omitted = fitColumns(content.notChecked, Number.POSITIVE_INFINITY);
	const tasks = fitTasks(content, Math.max(space - omitted.height, space * TASKS_SHARE));
	const notChecked = fitColumns(content.notChecked, space - tasks.height);
	const rest = space - tasks.height - notChecked.height - HEADING_HEIGHT;
	const ruled = Math.min(RULED.most, Math.floor(rest / RULED_HEIGHT));
	return {
		...{ questions: tasks.questions, inspection: tasks.inspection, notChecked: notChecked.columns },
		ruled: ruled < RULED.least ? 0 : ruled,
	};
}

function fitTasks({ questions, inspection }: CarContent, space: number) {
	const width = COLUMN_WIDTH - TICK_WIDTH;
	const heightOf = (text: string) => textHeight(text, { width, size: TASK_SIZE }) + 3;
	const column = (texts: readonly string[]) => fitTexts(texts, space - HEADING_HEIGHT, heightOf);
	const fitted = { questions: column(questions), inspection: column(inspection) };
	const height = Math.max(fitted.questions.height, fitted.inspection.height, 2 * MORE_HEIGHT);
	return { ...fitted, height: height + HEADING_HEIGHT };
}

/** Texts in two columns of about one height; what is left out is counted at the end of the second. */
function fitColumns(texts: readonly string[], space: number) {
	const heightOf = (text: string) => textHeight(text, { width: COLUMN_WIDTH, size: SMALL_SIZE }) + 2;
	const most = space - HEADING_HEIGHT;
	const all = texts.reduce((sum, text) => sum + heightOf(text), 0);
	let [end, used] = [0, 0];
	for (const text of texts) {
		const height = heightOf(text);
		if (used + height > most || used >= all / 2) break;
		[end, used] = [end + 1, used + height];
	}
	const left: FittedTexts = { shown: texts.slice(0, end), more: 0, height: used };
	const right = fitTexts(texts.slice(end), most, heightOf);
	return { columns: [left, right] as const, height: Math.max(left.height, right.height) + HEADING_HEIGHT };
}
