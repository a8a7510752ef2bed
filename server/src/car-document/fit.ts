import { TEXT_WIDTH } from '../documents/style.ts';
import type { CarContent } from './content.ts';
import { type FittedReasons, fitReasons } from './fit-reasons.ts';
import { type FittedWork, fitWork } from './fit-work.ts';
import type { DocumentLine } from './lines.ts';
import { textHeight } from './measure.ts';
import {
	BODY_HEIGHT,
	BOX_PADDING,
	FIRST_HEADING_HEIGHT,
	GUTTER,
	HEADING_HEIGHT,
	LINE_PADDING,
	NAME_SIZE,
	QR_SIDE,
	SAID_WIDTH,
	SOURCE_SIZE,
	SOURCE_WIDTH,
	VERDICT_SIZE,
} from './style.ts';
import { timelineNote } from './timeline-note.ts';

/** What stands on the two sheets, so that there is never a third. */
export type FittedSheets = {
	readonly reasons: FittedReasons;
	/** Points. */
	readonly timelineHeight: number;
	readonly timelineNote: string;
	/** True where the registers stand on the first sheet, else on the second. */
	readonly areLinesFirst: boolean;
	readonly work: FittedWork;
};

const TIMELINE = { least: 150, most: 230 } as const;

/** What the sheets hold of a car; what they do not is counted. */
export function fitSheets(content: CarContent): FittedSheets {
	const left = BODY_HEIGHT - headHeight(content) - verdictHeight(content) - HEADING_HEIGHT;
	const note = timelineNote(content.timeline, TIMELINE.least);
	const noteHeight = note === '' ? 0 : 5 + textHeight(note, { width: TEXT_WIDTH, size: SOURCE_SIZE });
	const figure = content.timeline.from === null ? 20 : TIMELINE.least + noteHeight;
	const reasons = fitReasons(content.reasons, left - figure);
	const lines = linesHeight(content.lines);
	const areLinesFirst = reasons.height + figure + HEADING_HEIGHT + lines <= left;
	const below = areLinesFirst ? HEADING_HEIGHT + lines : 0;
	return {
		...{ reasons, areLinesFirst, timelineNote: note },
		timelineHeight: Math.min(TIMELINE.most, left - reasons.height - noteHeight - below),
		work: fitWork(content, areLinesFirst ? BODY_HEIGHT : BODY_HEIGHT - FIRST_HEADING_HEIGHT - lines),
	};
}

function headHeight({ name, numbers }: CarContent): number {
	const width = TEXT_WIDTH - QR_SIDE - GUTTER;
	const names = textHeight(name, { width, size: NAME_SIZE, bold: true }) + textHeight(numbers, { width });
	return Math.max(QR_SIDE + 12, names + 35) + 12;
}

function verdictHeight({ basis }: CarContent): number {
	const under = basis === '' ? 0 : 3 + textHeight(basis, { width: TEXT_WIDTH - 2 * BOX_PADDING - 2 });
	return 2 * BOX_PADDING + 2 + VERDICT_SIZE * 1.2 + under + 4;
}

function linesHeight(lines: readonly DocumentLine[]): number {
	return lines.reduce((sum, { said, source }) => {
		const height = Math.max(
			textHeight(said, { width: SAID_WIDTH }),
			textHeight(source, { width: SOURCE_WIDTH, size: SOURCE_SIZE }) + 1.6,
		);
		return sum + height + 2 * LINE_PADDING + 1;
	}, 1);
}
