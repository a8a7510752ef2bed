import { NO_SERVER } from './balancer.ts';

/** A reply of a server, or nothing: it died, it was not up, or the asker hung up. */
export type Reply = { readonly status: number; readonly body: string } | null;

const MARKER = { 'x-requested-with': 'XMLHttpRequest' };

/** A call without a reply: from when to when, UTC milliseconds, and the status or the error's code. */
export type FailedCall = { readonly sentAt: number; readonly at: number; readonly how: string };

/** Counts calls, of a run where refusing for a while is allowed: 502–504 is then no reply. */
export type CallCounter = { sent: number; readonly failed: FailedCall[] };

/** Less patience than this is a person's own: hanging up is no failure of the site's. */
const HANGS_UP_UNDER_MS = 1_000;

/** Asks the site once; never rejects. */
export async function callSite(
	url: string,
	init: RequestInit,
	patienceMs: number,
	counter?: CallCounter,
): Promise<Reply> {
	const sentAt = Date.now();
	const asked = await ask(url, init, patienceMs);
	const reply = typeof asked === 'string' ? null : asked;
	const hungUp = reply === null && patienceMs < HANGS_UP_UNDER_MS;
	if (!counter || hungUp) return reply;
	counter.sent += 1;
	if (reply && ![502, 503, 504].includes(reply.status)) return reply;
	const how = typeof asked === 'string' ? asked : String(asked.status);
	counter.failed.push({ sentAt, at: Date.now(), how });
	return null;
}

/** The reply, or why there is none. */
async function ask(url: string, init: RequestInit, patienceMs: number): Promise<NonNullable<Reply> | string> {
	try {
		const reply = await fetch(url, {
			...init,
			headers: { ...MARKER, ...init.headers },
			signal: AbortSignal.timeout(patienceMs),
		});
		const body = await reply.text();
		return reply.headers.has(NO_SERVER) ? 'no server' : { status: reply.status, body };
	} catch (error) {
		const { name, cause } = error as Error;
		return (cause as { code?: string } | undefined)?.code ?? name;
	}
}
