import type { Decision, Timeline } from '@avtosverka/contract/decision';
import { REASON_TITLES, type Severity } from '@avtosverka/contract/vocabulary/decision';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { formatPlate, type Plate } from '@avtosverka/contract/vocabulary/plate';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { answeredWords } from '@avtosverka/decision/car/answered-words';
import type { CarAnswers } from '@avtosverka/decision/car/car';
import { carNameOf } from '@avtosverka/decision/car/car-name';
import { groupReasons } from '@avtosverka/decision/car/grouped-reasons';
import { verdictBasis } from '@avtosverka/decision/car/verdict-basis';
import { type VerdictTitle, verdictTitle } from '@avtosverka/decision/car/verdict-title';
import { type DocumentLine, lineOf } from './lines.ts';
import { printedLine } from './printed-line.ts';

/** What the document is drawn from. */
export type CarDrawing = {
	readonly vin: Vin;
	/** The plate that the report was opened by. */
	readonly plate: Plate | null;
	readonly answers: CarAnswers;
	readonly decision: Decision;
	/** The moment of the decision. */
	readonly now: Date;
	/** The site's public address without a slash at its end. */
	readonly siteUrl: string;
};

/** Reasons of one severity under their title, one sentence each. */
export type ReasonBlock = {
	readonly severity: Severity;
	readonly title: string;
	readonly sentences: readonly string[];
};

/** Everything that the two sheets may say; what of it has its place is `fitSheets`'s. */
export type CarContent = {
	readonly name: string;
	/** «А123ВС77 · VIN XTA21144094786239» */
	readonly numbers: string;
	readonly verdict: VerdictTitle;
	/** What the verdict rests on; empty where its reasons say that. */
	readonly basis: string;
	readonly reasons: readonly ReasonBlock[];
	readonly timeline: Timeline;
	/** «Ответили 10 из 10» */
	readonly answered: string;
	readonly lines: readonly DocumentLine[];
	readonly questions: readonly string[];
	readonly inspection: readonly string[];
	/** «Ремонт: его не записывает ни один реестр» */
	readonly notChecked: readonly string[];
	/** The address of the report on the site. */
	readonly address: string;
	readonly printedAt: string;
};

/** What a car's document says: the words of the page and the bots, with whole sentences. */
export function carContent({ vin, plate, answers, decision, now, siteUrl }: CarDrawing): CarContent {
	const { verdict, reasons, questions, inspection, notChecked, timeline } = decision;
	const texts = (tasks: Decision['questions']) => tasks.map(({ text }) => printedLine(text));
	const isBasisShown = reasons.length === 0 || verdict === 'no-obstacles' || verdict === 'too-little';
	return {
		name: printedLine(carNameOf({ answers }) ?? 'Автомобиль'),
		numbers: [...(plate === null ? [] : [formatPlate(plate)]), `VIN ${vin}`].join(' · '),
		verdict: verdictTitle(decision, { answers, now }),
		basis: isBasisShown ? verdictBasis(verdict, { answers }) : '',
		reasons: groupReasons(reasons).map(([severity, group]) => ({
			severity,
			title: REASON_TITLES[severity],
			sentences: group.map(({ sentence }) => printedLine(sentence)),
		})),
		timeline,
		answered: answeredWords({ answers }),
		lines: SECTIONS.map((section) => lineOf(section, { answers, decision, now })),
		questions: texts(questions),
		inspection: texts(inspection),
		notChecked: notChecked.map(({ what, why }) => printedLine(`${what}: ${why}`)),
		address: `${siteUrl}/checks/${vin}`,
		printedAt: formatMoment(now.toISOString()),
	};
}
