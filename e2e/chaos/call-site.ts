import { NO_SERVER } from './balancer.ts';

/** A reply of a server, or nothing: it died, it was not up, or the asker hung up. */
export type Reply = { readonly status: number; readonly body: string } | null;

const MARKER = { 'x-requested-with': 'XMLHttpRequest' };

/** Asks the site once; never rejects. */
export async function callSite(url: string, init: RequestInit, patienceMs: number): Promise<Reply> {
	try {
		const reply = await fetch(url, {
			...init,
			headers: { ...MARKER, ...init.headers },
			signal: AbortSignal.timeout(patienceMs),
		});
		const body = await reply.text();
		return reply.headers.has(NO_SERVER) ? null : { status: reply.status, body };
	} catch {
		return null;
	}
}
