import type { FastifyReply, FastifyRequest } from 'fastify';
import { BARE_POLICY } from './content-policy.ts';

/** A picture as it goes out; `etag` names its bytes. */
export type ImageBytes = { readonly body: Uint8Array; readonly type: string; readonly etag: string };

/** Sends a picture that anybody's cache may hold for a day; 304 to anyone who has it. */
export function sendImage(
	request: FastifyRequest,
	reply: FastifyReply,
	{ body, type, etag }: ImageBytes,
): FastifyReply {
	reply.header('cache-control', 'public, max-age=86400').header('etag', etag);
	reply.header('content-security-policy', BARE_POLICY);
	const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
	if (known?.includes(etag)) return reply.code(304).send();
	return reply.type(type).send(body);
}
