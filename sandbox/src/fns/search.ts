import { lifeBehind } from '../subjects/person-life.ts';
import { playedPerson } from '../subjects/persons.ts';
import type { Outcome } from './searches.ts';

/** A field of a form; empty where it is missing. */
type Form = (name: string) => string;

/** The earliest year of birth that the form takes. */
const EARLIEST_YEAR = 1910;

/** What the form does not take, by field. */
export function complaintsOf(field: Form): Readonly<Record<string, readonly string[]>> {
	const wrong = {
		fam: /^[А-ЯЁа-яё' -]+$/.test(field('fam')) ? null : 'Поле не соответствует формату',
		nam: /^[А-ЯЁа-яё' -]+$/.test(field('nam')) ? null : 'Поле не соответствует формату',
		otch: field('otch') !== '' || field('opt_otch') === '1' ? null : 'Поле обязательно для заполнения',
		bdate: isoOf(field('bdate')) === null ? 'Недопустимая дата' : null,
		doctype: /^\d{2}$/.test(field('doctype')) ? null : 'Поле обязательно для заполнения',
		docno: /^\d{2} \d{2} \d{6}$/.test(field('docno')) ? null : 'Поле не соответствует формату',
	};
	return Object.fromEntries(
		Object.entries(wrong).flatMap(([name, words]) => (words === null ? [] : [[name, [words]]])),
	);
}

/**
 * What the tax service finds: none where the passport is another person's or the birth date is wrong, several
 * people where the passport alone is unknown.
 */
export function outcomeOf(field: Form): Outcome {
	const name = ['fam', 'nam', 'otch'].map(field).join(' ').trim();
	const passport = field('docno').replace(/\D/g, '');
	const named = playedPerson({ name, register: 'inn' });
	const holder = playedPerson({ passport });
	if (holder !== null && holder !== named) return { state: 0, inn: null };
	if (named !== null && named.birthDate !== isoOf(field('bdate'))) return { state: 0, inn: null };
	if (named !== holder) return { state: 3, inn: null };
	const { inn } = lifeBehind({ passport });
	return inn === null ? { state: 0, inn } : { state: 1, inn };
}

/** `01.02.1980` as `1980-02-01`; null for no day that the form takes. */
function isoOf(text: string): string | null {
	const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? [];
	if (!day || !month || !year || Number(year) < EARLIEST_YEAR) return null;
	const iso = `${year}-${month}-${day}`;
	const moment = new Date(`${iso}T00:00:00Z`);
	return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso) ? iso : null;
}
