import { Problem } from '@avtosverka/contract/problem';
import type { Ending } from './connection.ts';
import type { FuzzRequest } from './packed-request.ts';
import type { WireReply } from './wire-reply.ts';

/** What is wrong with how a request ended, in a few words; null when nothing is. */
export function complaintOf(request: FuzzRequest, ending: Ending): string | null {
	if (ending.kind === 'hung') return 'no answer and no close';
	if (ending.kind !== 'reply') return request.rude ? null : `the line was ${ending.kind} without an answer`;
	const { reply } = ending;
	if (reply.status >= 500 || !(reply.status >= 200)) return `status ${reply.status}`;
	if (request.method === 'HEAD' || reply.status === 304) return null;
	// Some bytes of a packed file are no packed file.
	if (reply.body === null)
		return reply.status === 206 ? null : `status ${reply.status} that cannot be unpacked`;
	if (reply.status >= 400) return complaintOfRefusal(request, reply);
	const isJson = (reply.headers['content-type'] ?? '').startsWith('application/json');
	return isJson && parse(reply.body) === undefined ? 'JSON that is none' : null;
}

function complaintOfRefusal({ call }: FuzzRequest, reply: WireReply): string | null {
	const type = reply.headers['content-type'] ?? '';
	if (!call && type.startsWith('text/html') && reply.body?.includes('<html')) return null;
	// The reply that the site's own script gets for a missing page.
	if (!call && type.startsWith('text/x-script')) return null;
	if (!type.startsWith('application/json')) return `status ${reply.status} with ${type || 'no type'}`;
	return Problem.safeParse(parse(reply.body)).success
		? null
		: `status ${reply.status} without the form of a problem`;
}

function parse(body: Buffer | null): unknown {
	try {
		return JSON.parse(String(body));
	} catch {
		return undefined;
	}
}
