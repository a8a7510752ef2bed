import { formatDay } from '@avtosverka/contract/vocabulary/moment';
import { counted } from '@avtosverka/contract/vocabulary/plural';
import { INSPECTION_TEXT, type TimelineEvent } from '@avtosverka/decision/timeline/events';
import { textWidth } from '@avtosverka/decision/timeline/text-width';

/** The size of the caption's letters, pixels. */
const FONT_SIZE = 13;
/** The room that is kept for it. */
const LINES = 2;

/** «04.03.2022 · 179 919 км · физлицо с 21.08.2019»: a reading says by itself that it is of an inspection. */
export function eventLine({ date, texts, reading, owner }: TimelineEvent): string {
	const words = reading === null ? texts : [reading, ...texts.filter((text) => text !== INSPECTION_TEXT)];
	return [formatDay(date), ...words, ...(owner === null ? [] : [owner])].join(' · ');
}

/** The same in two lines of a width: what finds no room in them is read in the table. */
export function captionOf(event: TimelineEvent, width: number): string {
	const owner = event.owner?.split(' ')[0] ?? null;
	const texts = event.texts.map((text) => text.split(':')[0] ?? text);
	const count = [counted(texts.length, ['событие', 'события', 'событий'])];
	const choices = [{}, { owner }, { texts }, { texts, owner }, { texts: count, owner }];
	const lines = choices.map((shorter) => eventLine({ ...event, ...shorter }));
	return lines.find((line) => linesIn(line, width) <= LINES) ?? lines.at(-1) ?? '';
}

/** How many lines a text takes; only a space that may break divides it, and no word is wider than a line. */
function linesIn(text: string, width: number): number {
	let [count, line] = [1, ''];
	for (const word of text.split(' ')) {
		const longer = line === '' ? word : `${line} ${word}`;
		const fits = textWidth(longer, FONT_SIZE) <= width;
		if (!fits) count += 1;
		line = fits ? longer : word;
	}
	return count;
}
