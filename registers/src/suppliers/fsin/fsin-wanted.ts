import type { Person } from '@avtosverka/contract/vocabulary/person';
import { keepFitting, partsOf, wordsAsIn } from '../../person-match.ts';
import type { WantedNotice } from '../../registers/fsin-wanted.ts';
import type { MatchedRow } from '../../registers/person-row.ts';

const HEADLINE = /^\s*разыскивается\s+/i;
/** «РАЗЫСКИВАЕТСЯ ПРИМЕРОВ ПЁТР ОБРАЗЦОВИЧ 01.02.1980 г.р.», wherever it stands. */
const NAME_IN_TEXT = /разыскивается\s+([а-яё\s'’-]{2,150}?)\s+(?:\d{2}\.\d{2}\.\d{4}|\d{4}\s*г)/i;
const BORN = /(\d{2}\.\d{2}\.\d{4})\s*(?:г|года?)\.?\s*р/i;
const BORN_IN = /(?:^|\D)(\d{4})\s*(?:г|года?)\.?\s*р/i;

/** True for a notice in which nothing can be read. */
export function isBlank({ title, text }: WantedNotice): boolean {
	return title === null && text === null;
}

/** True when every notice has the person's last name: else the page is not the answer to our question. */
export function isAbout(person: Person, notices: readonly WantedNotice[]): boolean {
	const [family = []] = partsOf(person);
	return notices.every((notice) => {
		const words = wordsAsIn(person, `${notice.title ?? ''} ${notice.text ?? ''}`);
		return isBlank(notice) || family.every((word) => words.includes(word));
	});
}

/** The notices that are not certainly another person's. */
export function readFsinWanted(
	person: Person,
	notices: readonly WantedNotice[],
): readonly MatchedRow<WantedNotice>[] {
	return keepFitting(person, notices, ({ title, text }) => ({
		name: title?.replace(HEADLINE, '') ?? NAME_IN_TEXT.exec(text ?? '')?.[1] ?? null,
		birthDate: bornOf(person, `${title ?? ''} ${text ?? ''}`),
	}));
}

/**
 * The day or year before «г.р.». Another date may be that of a verdict or an escape: it does not make a
 * stranger of anybody, and only the person's own birth date counts wherever it stands.
 */
function bornOf({ birthDate }: Person, text: string): string | null {
	const born = BORN.exec(text)?.[1] ?? BORN_IN.exec(text)?.[1];
	if (born !== undefined) return born;
	const own = birthDate.split('-').reverse().join('.');
	return text.includes(own) ? own : null;
}
