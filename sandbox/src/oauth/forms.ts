import type { FastifyInstance } from 'fastify';

/** The fields of a form or of a query. */
export type Fields = Readonly<Record<string, string | undefined>>;

/** A route that takes a form, and a query with it. */
export type FormRoute = { Querystring: Fields; Body: Fields };

/** Reads forms in this scope. */
export function takeForms(app: FastifyInstance): void {
	app.addContentTypeParser(
		'application/x-www-form-urlencoded',
		{ parseAs: 'string' },
		(_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
	);
}

/** The name of a field that is none of those; undefined where all are. */
export function unknownField(fields: Fields, known: readonly string[]): string | undefined {
	return Object.keys(fields).find((name) => !known.includes(name));
}

/** An address with more in its query. */
export function withQuery(address: string, query: Readonly<Record<string, string>>): string {
	return `${address}?${new URLSearchParams(query)}`;
}
