import type { CachedReport } from '@avtosverka/contract/site';
import { formatDay } from '@avtosverka/contract/vocabulary/moment';
import { formatKilometres, formatPriceRange, formatRoubles } from '@avtosverka/contract/vocabulary/plural';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { cachedAnswersOf } from '@avtosverka/decision/car/cached-answers';
import {
	type CarQuestion,
	isSettledToday,
	readData,
	replyOf,
	type SourceData,
} from '@avtosverka/decision/car/car';
import { readingsOf } from '@avtosverka/decision/car/readings';

/** A car with its cached answers. */
export type ComparedCar = { readonly vin: Vin; readonly report: CachedReport };

/** What there is to decide about a car, with the price that its seller asks. */
export function carQuestionOf(
	{ vin, report }: ComparedCar,
	askedPrice: number | null,
	now: Date,
): CarQuestion {
	const subject = { vin, plate: null, plateModel: null };
	return { subject, answers: cachedAnswersOf(report), askedPrice, now };
}

/** True for a car that somebody has asked about. */
export function wasAsked({ report }: ComparedCar): boolean {
	const { base, sections, failed } = report;
	return base !== null || SECTIONS.some((section) => sections[section] ?? failed?.[section]);
}

/** The name of a car; null where no source tells it. */
export function comparedCarName(car: CarQuestion): string | null {
	return readData(car, 'base')?.model || registrationOf(car)?.vehicle_brandmodel || null;
}

/** What is compared of cars besides what is decided, in the order of its rows. */
export const FACTS: readonly { readonly title: string; of(car: CarQuestion): string }[] = [
	{ title: 'Год выпуска', of: year },
	{ title: 'Последний пробег', of: (car) => factOf(car, 'diagnostic', mileage) },
	{ title: 'Владельцев', of: (car) => factOf(car, 'registration', owners) },
	{ title: 'Аварий', of: (car) => factOf(car, 'dtp', ({ Accidents }) => String(Accidents.length)) },
	{ title: 'Рыночная цена', of: (car) => factOf(car, 'stats', market) },
	{
		title: 'Цена продавца',
		of: ({ askedPrice }) => (askedPrice === null ? 'не введена' : formatRoubles(askedPrice)),
	},
	{ title: 'Ответили сегодня', of: answeredToday },
];

/** A fact of one source, or that the source has not answered: silence never looks like «none». */
function factOf<S extends 'diagnostic' | 'registration' | 'dtp' | 'stats'>(
	car: CarQuestion,
	source: S,
	textOf: (data: SourceData[S]) => string | null,
): string {
	const reply = replyOf(car, source);
	if (reply === null) return 'не спрашивали';
	if (reply.meta.state === 'clear') return 'записей нет';
	const data = readData(car, source);
	if (data === null) return 'нет ответа';
	const text = textOf(data) ?? 'не указано';
	return reply.meta.state === 'partial' ? `${text} (прочитано не всё)` : text;
}

function year(car: CarQuestion): string {
	const known = readData(car, 'base')?.year ?? registrationOf(car)?.vehicle_releaseyear;
	if (known != null) return String(known);
	const asked = replyOf(car, 'base') !== null || replyOf(car, 'registration') !== null;
	return asked ? 'неизвестен' : 'не спрашивали';
}

function registrationOf(car: CarQuestion) {
	return readData(car, 'registration')?.RequestResult ?? null;
}

function mileage(data: SourceData['diagnostic']): string | null {
	const last = readingsOf(data).at(-1);
	return last === undefined ? null : `${formatKilometres(last.km)}, ${formatDay(last.date)}`;
}

function owners({ RequestResult }: SourceData['registration']): string | null {
	const count = RequestResult?.periods.length ?? 0;
	return count === 0 ? null : String(count);
}

function market({ result }: SourceData['stats']): string | null {
	const { lower_market_bound: lower = null, upper_market_bound: upper = null } = result ?? {};
	return lower === null || upper === null ? null : formatPriceRange(lower, upper);
}

function answeredToday(car: CarQuestion): string {
	const settled = SECTIONS.filter((section) => isSettledToday(car, section)).length;
	return `${settled} из ${SECTIONS.length} разделов`;
}
