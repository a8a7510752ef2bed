import { copiesCookie, copiesUntil } from '@avtosverka/contract/vocabulary/copies-cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sends back the cookie by which a page marks that copies of reports lie on its device: Safari lets one that
 * a script has written live seven days, after which it clears the copies too, and their loss goes unnoticed.
 */
export function renewCopiesMark(request: FastifyRequest, reply: FastifyReply, siteUrl: string): void {
	const now = Date.now();
	const until = copiesUntil(request.headers.cookie ?? '', now);
	if (until !== null) reply.header('set-cookie', copiesCookie(until, now, siteUrl.startsWith('https:')));
}
