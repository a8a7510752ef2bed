import type { SectionData } from '@avtosverka/contract/check/data';
import type { CheckReply } from '@avtosverka/contract/check/meta';
import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import type { Severity } from '@avtosverka/contract/vocabulary/decision';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import { isIntermediary } from '@avtosverka/contract/vocabulary/supplier';
import type { AnswerFinding } from '../sections/answer-finding.ts';
import { SECTION_MEANINGS } from '../sections.ts';

/**
 * How an answer looks. `calm` is the only green one and only a register's own word earns it; `silent` is
 * hatched and stands for every answer that is no answer.
 */
export type Tone = 'bad' | 'warn' | 'calm' | 'plain' | 'silent' | 'wait' | 'idle';

/** The sign that goes with a badge, so that colour never speaks alone; that of a finding is its severity. */
export type Sign =
	| Severity
	| 'check'
	| 'facts'
	| 'empty'
	| 'partial'
	| 'unreachable'
	| 'refused'
	| 'digits'
	| 'unreadable'
	| 'not-asked'
	| 'wait'
	| 'idle'
	| 'failed';

/** What an answer comes to, in a badge, a line, a message. */
export type AnswerBadge = {
	readonly tone: Tone;
	readonly sign: Sign;
	readonly label: string;
};

export const IDLE: AnswerBadge = {
	tone: 'idle',
	sign: 'idle',
	label: 'Не запрошено',
};
export const WAITING: AnswerBadge = {
	tone: 'wait',
	sign: 'wait',
	label: 'Спрашиваем…',
};
export const FAILED: AnswerBadge = {
	tone: 'silent',
	sign: 'failed',
	label: 'Ошибка загрузки',
};
const PENDING: AnswerBadge = { tone: 'silent', sign: 'wait', label: 'Ещё ждём' };
const UNREADABLE: AnswerBadge = {
	tone: 'silent',
	sign: 'unreadable',
	label: 'Ответ непонятен',
};

/** The verdict on an answer, and beside it what was read so far when it was not read to the end. */
export type AnswerBadges = { readonly main: AnswerBadge; readonly beside: AnswerBadge | null };

/**
 * Judges an answer. Its state decides; what the register did say is coloured by `decided`, the gravest
 * finding in the section, and where no decision is known by how grave such records usually are.
 */
export function judgeAnswer<S extends Section>(
	section: S,
	reply: CheckReply<SectionData[S]>,
	decided?: Severity | null,
): AnswerBadges {
	const { meta, data } = reply;
	switch (meta.state) {
		case 'found': {
			if (data === null || SECTION_MEANINGS[section].count(data) === 0) return alone(UNREADABLE);
			return alone(ofFinding(SECTION_MEANINGS[section].finding(data), meta.stale, decided));
		}
		case 'clear':
			return alone(ofSeverity(ofEmpty(section, meta.stale), decided ?? null));
		case 'partial':
			return { main: PARTIAL, beside: data === null ? null : seenDespiteGaps(section, data, decided) };
		case 'unreachable':
			return alone(meta.pending ? PENDING : UNREACHABLE);
		case 'refused':
			if (meta.challenge) return alone(DIGITS);
			return alone(meta.source !== null && isIntermediary(meta.source) ? REFUSED_ON_THE_WAY : REFUSED);
		case 'unreadable':
			return alone(UNREADABLE);
		case 'not-asked':
			return alone(NOT_ASKED);
	}
}

const PARTIAL: AnswerBadge = {
	tone: 'warn',
	sign: 'partial',
	label: 'Прочитано не всё',
};
const UNREACHABLE: AnswerBadge = {
	tone: 'silent',
	sign: 'unreachable',
	label: 'Нет ответа',
};
const REFUSED: AnswerBadge = { tone: 'silent', sign: 'refused', label: 'Отказ' };
/** An intermediary's refusal is no word of the register. */
const REFUSED_ON_THE_WAY: AnswerBadge = {
	...REFUSED,
	label: 'Отказ посредника',
};
const DIGITS: AnswerBadge = {
	tone: 'silent',
	sign: 'digits',
	label: 'Нужны цифры с картинки',
};
const NOT_ASKED: AnswerBadge = {
	tone: 'silent',
	sign: 'not-asked',
	label: 'Не спрашивали',
};

function ofFinding(
	{ kind, severity, label }: AnswerFinding,
	stale: boolean,
	decided: Severity | null | undefined,
): AnswerBadge {
	const isGood = kind === 'good';
	const calm: AnswerBadge = {
		tone: isGood && !stale ? 'calm' : 'plain',
		sign: isGood ? 'check' : 'facts',
		label,
	};
	return ofSeverity(calm, decided === undefined ? severity : decided);
}

/** The tone of a finding, by how grave it is. */
export const SEVERITY_TONES: Readonly<Record<Severity, Tone>> = {
	stop: 'bad',
	clarify: 'warn',
	know: 'plain',
};

/** The same words with the tone and the sign of a finding. */
function ofSeverity(verdict: AnswerBadge, severity: Severity | null): AnswerBadge {
	return severity === null ? verdict : { ...verdict, tone: SEVERITY_TONES[severity], sign: severity };
}

/** A cached «нет» stands in the past tense: it says nothing of today. */
function ofEmpty(section: Section, stale: boolean): AnswerBadge {
	if (stale) return { tone: 'plain', sign: 'empty', label: 'Записей не было' };
	return SECTION_CATALOGUE[section].emptyIsGood
		? { tone: 'calm', sign: 'check', label: 'Записей нет' }
		: { tone: 'plain', sign: 'empty', label: 'Записей нет' };
}

/** What an answer with gaps already shows; that something is absent or in order does not follow from it. */
function seenDespiteGaps<S extends Section>(
	section: S,
	data: SectionData[S],
	decided: Severity | null | undefined,
): AnswerBadge | null {
	if (SECTION_MEANINGS[section].count(data) === 0) return null;
	const finding = SECTION_MEANINGS[section].finding(data);
	return finding.kind === 'records' && !finding.absence ? ofFinding(finding, false, decided) : null;
}

function alone(main: AnswerBadge): AnswerBadges {
	return { main, beside: null };
}
