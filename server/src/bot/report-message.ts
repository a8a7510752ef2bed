import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import type { Decision } from '@avtosverka/contract/decision';
import { absenceWords, NOT_CLEAR } from '@avtosverka/contract/vocabulary/absence-words';
import type { DecisionColour, Severity } from '@avtosverka/contract/vocabulary/decision';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { formatPlate } from '@avtosverka/contract/vocabulary/plate';
import { counted } from '@avtosverka/contract/vocabulary/plural';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { maskVin } from '@avtosverka/contract/vocabulary/vin';
import { answeredWords } from '@avtosverka/decision/car/answered-words';
import { isAnswered, type OpenCalls, replyOf } from '@avtosverka/decision/car/car';
import { carNameOf } from '@avtosverka/decision/car/car-name';
import { oldAnswersOf } from '@avtosverka/decision/car/old-answers';
import { unknownCarWords } from '@avtosverka/decision/car/unknown-car';
import { verdictBasis } from '@avtosverka/decision/car/verdict-basis';
import { type VerdictTitle, verdictTitle } from '@avtosverka/decision/car/verdict-title';
import { escapeXml } from '../escape-xml.ts';
import type { CarReport } from './car-report.ts';
import { fitLines } from './fit-lines.ts';
import { pressOf } from './intent.ts';
import type { ChatButton, OutMessage } from './messenger.ts';
import { signLines } from './sign-lines.ts';
import { inRows, reportUrl } from './words.ts';

const REASONS_AT_MOST = 5;

const COLOUR_SIGNS: Readonly<Record<DecisionColour, string>> = {
	red: '⛔',
	amber: '⚠️',
	green: '✅',
	grey: '❔',
};
const SEVERITY_SIGNS: Readonly<Record<Severity, string>> = { stop: '⛔', clarify: '⚠️', know: '▫️' };
/** The one message of a check: verdict, reasons, ten signs, who did not answer. */
export function reportMessage(report: CarReport, siteUrl: string, limit: number): OutMessage {
	const { answers, vin, plate } = report;
	const name = carNameOf({ answers });
	const lines = [
		verdictLine(report),
		...(name === null ? [] : [escapeXml(name)]),
		`${plate === null ? '' : `${formatPlate(plate)} · `}VIN <code>${vin}</code>`,
		...reasonLines(report),
		'',
		...signLines(report),
		...silenceLines(report),
		'',
		progressLine(report),
	];
	return { html: fitLines(lines, limit), rows: inRows(buttonsOf(report, siteUrl)) };
}

/** What may be shown to a chat of strangers: verdict and ten signs, of the VIN its maker alone, no plate. */
export function previewMessage(report: CarReport): string {
	const { answers, vin } = report;
	const name = carNameOf({ answers });
	return [
		verdictLine(report),
		...(name === null ? [] : [escapeXml(name)]),
		`VIN ${maskVin(vin)}`,
		'',
		...signLines(report),
		'',
		progressLine(report),
	].join('\n');
}

/** Under the card's picture, which has the reasons on it and may be sent on: no VIN. */
export function cardCaption(report: CarReport, siteUrl: string): OutMessage {
	const html = `${verdictLine(report)}\nКарточку можно переслать: полного VIN на ней нет.`;
	return { html, rows: inRows(buttonsOf(report, siteUrl)) };
}

/** What to ask the seller and to look at on the car. */
export function questionsMessage({ questions, inspection }: Decision, limit: number): OutMessage {
	const listed = (title: string, tasks: Decision['questions']) =>
		tasks.length === 0 ? [] : [`<b>${title}</b>`, ...tasks.map(({ text }) => `• ${escapeXml(text)}`), ''];
	const lines = [...listed('Что спросить у продавца', questions), ...listed('Что осмотреть', inspection)];
	if (lines.length === 0) return { html: 'Из ответов реестров вопросов к продавцу не следует.' };
	return { html: fitLines(lines.slice(0, -1), limit) };
}

function verdictLine(report: CarReport): string {
	const { words, colour, asking } = titleOf(report);
	const sign = asking ? '⏳' : isGrey(report.decision) ? '▫️' : COLOUR_SIGNS[colour];
	return `<b>${sign} ${words}</b>`;
}

function titleOf(report: CarReport): VerdictTitle {
	return verdictTitle(report.decision, { ...report, calls: callsOf(report), now: report.at });
}

function callsOf({ waiting }: CarReport): OpenCalls {
	return Object.fromEntries([...waiting].map((section) => [section, 'loading']));
}

/** Nothing speaks against the car, and there is something to know about it, or a register is silent. */
function isGrey({ verdict, colour }: Decision): boolean {
	return verdict === 'no-obstacles' && colour === 'grey';
}

/** What a good verdict rests on, then the reasons; of a VIN that no register knows only that. */
function reasonLines({ decision, answers, waiting }: CarReport): readonly string[] {
	const { verdict, reasons } = decision;
	const unknown = unknownCarWords({ answers });
	const old = oldAnswersOf(decision, { answers }).map(({ what, why }) => `❔ ${what}: ${why}.`);
	if (reasons.length === 0 && unknown !== null) return ['', `⚠️ ${unknown}`];
	const isGood = verdict === 'no-obstacles' && waiting.size === 0;
	const shown = reasons.slice(0, REASONS_AT_MOST);
	const more = reasons.length - shown.length;
	return spaced([
		...(isGood ? [verdictBasis(verdict, { answers })] : []),
		...shown.map(({ severity, sentence }) => `${SEVERITY_SIGNS[severity]} ${escapeXml(sentence)}`),
		...(more > 0 ? [`И ещё ${counted(more, ['замечание', 'замечания', 'замечаний'])} в полном отчёте.`] : []),
		...old,
	]);
}

function spaced(lines: readonly string[]): readonly string[] {
	return lines.length === 0 ? [] : ['', ...lines];
}

/** Who did not answer and why: their silence is never "clear". */
function silenceLines({ answers, waiting }: CarReport): readonly string[] {
	if (waiting.size > 0) return [];
	const silences = SECTIONS.flatMap((section) => {
		const meta = replyOf({ answers }, section)?.meta;
		if (!meta || isAnswered({ answers }, section) || meta.challenge) return [];
		const state = meta.pending ? ('pending' as const) : meta.state;
		if (state === 'found' || state === 'clear' || state === 'partial') return [];
		return `• ${escapeXml(absenceWords(SECTION_CATALOGUE[section].register, { ...meta, state }, 'car'))}.`;
	});
	return silences.length === 0 ? [] : ['', '<b>Не ответили</b>', ...silences, NOT_CLEAR];
}

function progressLine(report: CarReport): string {
	const words = answeredWords({ answers: report.answers, calls: callsOf(report) });
	if (report.waiting.size > 0) return `⏳ Спрашиваем реестры: ${words.toLowerCase()}`;
	return `${words}, ${formatMoment(report.at.toISOString())}`;
}

/** Under a check that goes on there is only the way to the page. */
function buttonsOf({ vin, decision, waiting }: CarReport, siteUrl: string): readonly ChatButton[] {
	const link = { text: 'Полный отчёт', url: reportUrl(siteUrl, vin) };
	if (waiting.size > 0) return [link];
	const { length } = decision.questions;
	const questions = {
		text: `Что спросить у продавца (${length})`,
		press: pressOf({ kind: 'questions', vin }),
	};
	const again = { text: 'Проверить ещё раз', press: pressOf({ kind: 'again', vin }) };
	const watch = { text: 'Следить за машиной', press: pressOf({ kind: 'watch', vin }) };
	const share = { text: 'Поделиться', press: pressOf({ kind: 'share', vin }) };
	return length > 0 ? [link, questions, again, watch, share] : [link, again, watch, share];
}
