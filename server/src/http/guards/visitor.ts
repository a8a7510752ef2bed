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

/** The visitor of a call, met when first read and then sent a new value: an answer for all needs none. */
export function visitorOf(request: FastifyRequest, reply: FastifyReply, siteUrl: string): MetVisitor {
	return new LateVisitor(request, reply, siteUrl);
}

/** A class: its getters are made once, and not for each of thousands of requests that need no visitor. */
class LateVisitor implements MetVisitor {
	readonly #request: FastifyRequest;
	readonly #reply: FastifyReply;
	readonly #siteUrl: string;
	#met: MetVisitor | null = null;

	constructor(request: FastifyRequest, reply: FastifyReply, siteUrl: string) {
		this.#request = request;
		this.#reply = reply;
		this.#siteUrl = siteUrl;
	}

	get id(): string {
		return this.#meet().id;
	}

	get fresh(): boolean {
		return this.#meet().fresh;
	}

	#meet(): MetVisitor {
		if (this.#met !== null) return this.#met;
		const met = meetVisitor(this.#request.headers, this.#siteUrl);
		this.#met = met;
		if (met.fresh) {
			this.#reply.header('set-cookie', visitorCookie(met.id, this.#siteUrl));
			this.#reply.header(VISITOR_HEADER, met.id);
		}
		return met;
	}
}

/** The cookie that carries a visitor for a day. */
export function visitorCookie(id: string, siteUrl: string): string {
	return hostCookie(COOKIE, id, DAY_IN_SECONDS, siteUrl);
}
