import { CAR_SOURCES, type CarSource } from '@avtosverka/contract/vocabulary/decision';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { type CarQuestion, replyOf } from './car.ts';

/**
 * How many of the ten registers have answered that they have nothing, where all were asked, none tells of a
 * car and the registration is among them: ten times «Записей нет» look like a good car, and are a car that
 * does not exist. Null otherwise; silence is no answer.
 */
export function clearOfUnknownCar(question: Pick<CarQuestion, 'answers'>): number | null {
	if (CAR_SOURCES.some((source) => tellsOfCar(question, source))) return null;
	if (SECTIONS.some((section) => replyOf(question, section) === null)) return null;
	const clear = SECTIONS.filter((section) => hasNothing(question, section));
	return clear.length > 1 && clear.includes('registration') ? clear.length : null;
}

const CHECK_FOR_TYPO = 'не знает этот VIN: проверьте, нет ли опечатки.';

/** What is said of a VIN that no register knows; null where that is not so. */
export function unknownCarWords(question: Pick<CarQuestion, 'answers'>): string | null {
	const clear = clearOfUnknownCar(question);
	if (clear === null) return null;
	if (clear === SECTIONS.length) return `Ни один реестр ${CHECK_FOR_TYPO}`;
	return `Ни один из ответивших реестров (${clear} из ${SECTIONS.length}) ${CHECK_FOR_TYPO}`;
}

/** «Nothing found» has data too, but no car in them. */
function tellsOfCar(question: Pick<CarQuestion, 'answers'>, source: CarSource): boolean {
	const state = replyOf(question, source)?.meta.state;
	return state === 'found' || state === 'partial';
}

/** The register's own word of today that it has nothing. */
function hasNothing(question: Pick<CarQuestion, 'answers'>, source: CarSource): boolean {
	const meta = replyOf(question, source)?.meta;
	return meta?.state === 'clear' && !meta.stale;
}
