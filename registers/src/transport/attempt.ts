import { TimeoutStrategy, timeout } from 'cockatiel';
import { type Dispatcher, request as send } from 'undici';
import { ACCEPTED_ENCODINGS, readBody, unpackBody } from './body.ts';
import { decodeText } from './charset.ts';
import { failed, replied, type TransportOutcome } from './outcome.ts';
import { outcomeOfError } from './problem.ts';
import type { OutgoingRequest, WireReply } from './reply.ts';
import type { RequestPolicy } from './request-policy.ts';

const REDIRECTS = new Set([300, 301, 302, 303, 307, 308]);

/** Sends one request once and reads its whole answer within the deadline; never rejects. */
export async function attempt(
	dispatcher: Dispatcher,
	requestPolicy: RequestPolicy,
	request: OutgoingRequest,
): Promise<TransportOutcome> {
	const startedAt = performance.now();
	const deadline = timeout(requestPolicy.deadlineMs, {
		strategy: TimeoutStrategy.Cooperative,
		abortOnReturn: false,
	});
	let late = false;
	deadline.onTimeout(() => {
		late = true;
	});
	try {
		return await deadline.execute(({ signal }) => exchange(dispatcher, request, signal), request.signal);
	} catch (error) {
		if (request.signal.aborted) {
			// A wait that long is not impatience: the supplier hangs.
			const hanging = performance.now() - startedAt >= requestPolicy.hangingAfterMs;
			return failed('aborted', 'the asker left', { health: hanging ? 'ill' : 'nothing', passing: false });
		}
		if (late) {
			const why = `no whole answer within ${requestPolicy.deadlineMs} ms`;
			return failed('timeout', why, { health: 'ill', passing: true });
		}
		return outcomeOfError(error);
	}
}

async function exchange(
	dispatcher: Dispatcher,
	request: OutgoingRequest,
	signal: AbortSignal,
): Promise<TransportOutcome> {
	const { statusCode, headers, body } = await send(request.url, {
		dispatcher,
		method: request.method,
		headers: { 'accept-encoding': ACCEPTED_ENCODINGS, ...request.headers },
		body: request.bytes ?? request.body ?? null,
		signal,
	});
	if (REDIRECTS.has(statusCode)) {
		// Only the settings choose an address; destroying the body emits an error that we caused.
		body.on('error', () => {}).destroy();
		return failed('redirect', `redirected with HTTP ${statusCode}`, { health: 'well', passing: false });
	}
	const plain = plainHeaders(headers);
	const bytes = await unpackBody(await readBody(body), plain['content-encoding'] ?? '');
	const reply: WireReply = {
		status: statusCode,
		headers: plain,
		body: bytes,
		text: decodeText(bytes, plain['content-type'] ?? ''),
	};
	return replied(reply);
}

/** One text per lower-case name; cookies on lines of their own, since a comma may be part of one. */
function plainHeaders(
	headers: Readonly<Record<string, string | string[] | undefined>>,
): Record<string, string> {
	return Object.fromEntries(
		Object.entries(headers).flatMap(([name, value]) => {
			if (value === undefined) return [];
			const joint = name === 'set-cookie' ? '\n' : ', ';
			return [[name, typeof value === 'string' ? value : value.join(joint)]];
		}),
	);
}
