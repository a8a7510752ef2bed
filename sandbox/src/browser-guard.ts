import type { FastifyReply, FastifyRequest } from 'fastify';
import { HTML } from './public-page.ts';

const GUARD_PAGE = `<!DOCTYPE html>
<html><head><title>403 Forbidden</title></head><body><h1>403</h1><p>Доступ ограничен</p></body></html>
`;

/**
 * Refuses a request that does not look like a browser's from the site's own page: true when the guard has
 * answered.
 * @param wants the headers that a browser would have sent
 */
export function isRefused(
	request: FastifyRequest,
	reply: FastifyReply,
	wants: readonly ('user-agent' | 'referer')[],
): boolean {
	const { 'user-agent': agent = '', referer = '' } = request.headers;
	const missing = { 'user-agent': !agent.startsWith('Mozilla/5.0 '), referer: referer === '' };
	if (!wants.some((name) => missing[name])) return false;
	refuse(reply);
	return true;
}

/** What the guard shows. */
export function refuse(reply: FastifyReply): FastifyReply {
	return reply.code(403).type(HTML).send(GUARD_PAGE);
}

/** The part of a list that a page of it shows: `offset` rows are left out, and at most `most` are shown. */
export function pageOf<Row>(rows: readonly Row[], query: unknown, most: number): readonly Row[] {
	const { offset, limit } = (query ?? {}) as Record<string, unknown>;
	const from = countOf(offset) ?? 0;
	return rows.slice(from, from + Math.min(countOf(limit) ?? most, most));
}

function countOf(value: unknown): number | null {
	return typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : null;
}

/** A field of the query; an empty text where it is missing. */
export function queryField({ query }: FastifyRequest, name: string): string {
	const value = ((query ?? {}) as Record<string, unknown>)[name];
	return typeof value === 'string' ? value : '';
}
