import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Visitor } from './call.ts';

const COOKIE = 'visitor';
/** Header for foreign frames, where a SameSite cookie does not travel; we tell a new value in the same header. */
export const VISITOR_HEADER = 'x-visitor';
const DAY_IN_SECONDS = 86_400;
/** 128 bits in base64url. */
const SHAPE = /^[\w-]{22}$/;
const BYTES = 16;
const POOL_BYTES = BYTES * 256;

let pool = Buffer.alloc(0);

/** 128 random bits; drawn by the hundreds, since one draw from the system costs as much as the whole request. */
function draw(): string {
	if (pool.length === 0) pool = randomBytes(POOL_BYTES);
	const id = pool.toString('base64url', 0, BYTES);
	pool = pool.subarray(BYTES);
	return id;
}

function cookieValue(cookies: string): string | null {
	const start = cookies.startsWith(`${COOKIE}=`) ? 0 : cookies.indexOf(` ${COOKIE}=`) + 1;
	if (start === 0 && !cookies.startsWith(`${COOKIE}=`)) return null;
	const from = start + COOKIE.length + 1;
	const end = cookies.indexOf(';', from);
	return cookies.slice(from, end === -1 ? undefined : end);
}

/** A visitor, and whether this very request made the value. */
export type MetVisitor = Visitor & { readonly fresh: boolean };

/** Who sends a request: by the header, else by the cookie, else somebody new. A value of another shape is ignored. */
export function meetVisitor(headers: IncomingHttpHeaders): MetVisitor {
	const stated = headers[VISITOR_HEADER];
	if (typeof stated === 'string' && SHAPE.test(stated)) return { id: stated, fresh: false };
	const kept = headers.cookie === undefined ? null : cookieValue(headers.cookie);
	if (kept !== null && SHAPE.test(kept)) return { id: kept, fresh: false };
	return { id: draw(), fresh: true };
}

/** The cookie that carries a visitor for a day; `Secure` where the site is served over https. */
export function visitorCookie(id: string, siteUrl: string): string {
	const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
	return `${COOKIE}=${id}; Path=/; Max-Age=${DAY_IN_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}
