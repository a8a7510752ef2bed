import type { FastifyRequest } from 'fastify';

/** What was asked: a field that is missing is an empty text. */
export type Question = (name: string) => string;

/** The fields of the query. */
export function questionOf(request: FastifyRequest): Question {
	const query = request.query as Record<string, unknown>;
	return (name) => {
		const value = query[name];
		return typeof value === 'string' ? value.trim() : '';
	};
}

/** The name in the parts in which most calls take it. */
export function askedName(field: Question): string {
	return [field('lastname'), field('firstname'), field('secondname')].filter(Boolean).join(' ');
}

/** True for a day that exists, written `01.02.1980`. */
export function isRussianDay(text: string): boolean {
	const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? [];
	const iso = `${year}-${month}-${day}`;
	const moment = new Date(`${iso}T00:00:00Z`);
	return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso);
}
