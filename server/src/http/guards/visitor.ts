import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MetVisitor } from '../call.ts';
import { hostCookie, readHostCookie } from './host-cookie.ts';

const COOKIE = 'visitor';
/** Header for foreign frames, where a SameSite cookie does not travel; new values come back in it too. */
export const VISITOR_HEADER = 'x-visitor';
const DAY_IN_SECONDS = 86_400;
/** 128 bits in base64url. */
const SHAPE = /^[\w-]{22}$/;
const BYTES = 16;
const POOL_BYTES = BYTES * 256;

let pool = Buffer.alloc(0);

/** 128 random bits; drawn by the hundreds, since one draw costs as much as the whole request. */
function draw(): string {
	if (pool.length === 0) pool = randomBytes(POOL_BYTES);
	const id = pool.toString('base64url', 0, BYTES);
	pool = pool.subarray(BYTES);
	return id;
}

/** Who sends a request: by the header, the cookie, or somebody new. A malformed value is ignored. */
export function meetVisitor(headers: IncomingHttpHeaders, siteUrl: string): MetVisitor {
	const stated = headers[VISITOR_HEADER];
	if (typeof stated === 'string' && SHAPE.test(stated)) return { id: stated, fresh: false };
	const stored = readHostCookie(headers.cookie, COOKIE, siteUrl);
	if (stored !== null && SHAPE.test(stored)) return { id: stored, fresh: false };
	return { id: draw(), fresh: true };
}

/** The visitor of a call, met and told their value when first read: an answer for all needs no visitor. */
export function visitorOf(request: FastifyRequest, reply: FastifyReply, siteUrl: string): MetVisitor {
	let met: MetVisitor | null = null;
	function meet(): MetVisitor {
		if (met !== null) return met;
		met = meetVisitor(request.headers, siteUrl);
		if (met.fresh) {
			reply.header('set-cookie', visitorCookie(met.id, siteUrl));
			reply.header(VISITOR_HEADER, met.id);
		}
		return met;
	}
	return {
		get id() {
			return meet().id;
		},
		get fresh() {
			return meet().fresh;
		},
	};
}

/** The cookie that carries a visitor for a day. */
export function visitorCookie(id: string, siteUrl: string): string {
	return hostCookie(COOKIE, id, DAY_IN_SECONDS, siteUrl);
}
