import type { SectionData } from '@avtosverka/contract/check/data';
import type { CheckReply } from '@avtosverka/contract/check/meta';
import { dayInMoscow } from '@avtosverka/contract/vocabulary/moment';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import { SECTION_MEANINGS } from '../sections.ts';
import type { AnswerBadge, Sign } from './answer-badge.ts';

/** What a tile says of an answer that is none, or is not there yet. */
const OF_SIGN: Readonly<Partial<Record<Sign, string>>> = {
	idle: '—',
	wait: 'ждём',
	empty: 'нет',
	partial: 'не всё',
	unreachable: 'молчит',
	refused: 'отказ',
	digits: 'цифры',
	unreadable: 'неясно',
	'not-asked': 'не задан',
	failed: 'ошибка',
};

const TELLING: readonly Sign[] = ['stop', 'clarify', 'know', 'check', 'facts'];

/** True for the sign of an answer that says something. */
function isTelling(sign: Sign): boolean {
	return TELLING.includes(sign);
}

/** The state of a section in a tile, «1+» where more may be in what was not read; its line says it whole. */
export function tileWord<S extends Section>(
	section: S,
	reply: CheckReply<SectionData[S]> | null,
	{ sign }: AnswerBadge,
	now: Date,
): string {
	const facts = reply?.meta.state === 'found' || reply?.meta.state === 'partial' ? reply.data : null;
	if (!isTelling(sign) || facts === null) return OF_SIGN[sign] ?? 'нет';
	const word = SECTION_MEANINGS[section].tile(facts, dayInMoscow(now));
	return reply?.meta.state === 'partial' && /^\d+$/.test(word) ? `${word}+` : word;
}

/** The words of a line: what the facts say, else the verdict on the answer. */
export function lineWords<S extends Section>(
	section: S,
	reply: CheckReply<SectionData[S]> | null,
	{ label, sign }: AnswerBadge,
	now: Date,
): string {
	if (!isTelling(sign) || !reply?.data || reply.meta.state === 'clear') return label;
	return SECTION_MEANINGS[section].line(reply.data, now) ?? label;
}
