import { readBirthDate } from '@avtosverka/contract/vocabulary/birth-date';
import type { IsoDate } from '@avtosverka/contract/vocabulary/moment';
import { regionOfPassport } from '@avtosverka/contract/vocabulary/passport-region';

/** Blanks are printed ahead of being given out, hardly more than this many years. */
const LAG_YEARS = 3;
/** At these ages a passport is given or changed (Положение о паспорте, п. 7). */
const GIVEN_AT = 14;
const CHANGED_AT = [45, 20] as const;
/** Passports of this kind are printed since then. */
const FIRST_BLANKS = 1997;

/** Advice about a passport number, never a refusal. `hint` is calm, `doubt` asks for a second look. */
export type Advice = { readonly kind: 'hint' | 'doubt'; readonly text: string };

/**
 * Reads `RR YY NNNNNN`: the region of the series and the year in which the blank was printed, beside the
 * birth date.
 * @param passport the field's text, however much of it is typed
 * @param birthDate the field's text
 * @param today the day in Moscow
 */
export function passportAdvice(passport: string, birthDate: string, today: IsoDate): readonly Advice[] {
	const digits = passport.replace(/\D/g, '');
	const region = regionOfPassport(digits);
	const doubt = digits.length === 10 ? doubtOf(blankYear(digits), birthDate, today) : null;
	return [
		...(region === null ? [] : [{ kind: 'hint', text: `Регион по серии: ${region}` } as const]),
		...(doubt === null ? [] : [{ kind: 'doubt', text: doubt } as const]),
	];
}

function blankYear(digits: string): number {
	const year = Number(digits.slice(2, 4));
	return year >= FIRST_BLANKS % 100 ? 1900 + year : 2000 + year;
}

function doubtOf(year: number, birthDate: string, today: IsoDate): string | null {
	if (year > Number(today.slice(0, 4))) {
		return `Третья и четвёртая цифры — год печати бланка, а ${year} ещё не наступил. Проверьте номер.`;
	}
	const born = readBirthDate(birthDate, today);
	if (!born.ok) return null;
	const birthYear = Number(born.value.slice(0, 4));
	if (year < birthYear + GIVEN_AT - LAG_YEARS) {
		return `Судя по серии, бланк напечатан в ${year} году, а паспорт выдают с 14 лет, то есть с ${birthYear + GIVEN_AT} года. Проверьте номер и дату.`;
	}
	const age = ageOn(today, born.value);
	// A year later, since a new one is not in hand on the birthday.
	const due = CHANGED_AT.find((at) => age > at);
	if (due === undefined || year >= birthYear + due - LAG_YEARS) return null;
	return `Судя по серии, бланк напечатан в ${year} году, а в ${due} лет паспорт меняют. Возможно, есть новый.`;
}

function ageOn(today: IsoDate, born: IsoDate): number {
	const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
	return today.slice(5) < born.slice(5) ? years - 1 : years;
}
