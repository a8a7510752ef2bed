import { BodyNotUnpacked, BodyTooLarge } from './body.ts';
import { failed, type TransportOutcome } from './outcome.ts';

/** A connection that was there and broke, or did not come about in time: the next one may hold. */
const LOST = new Set([
	'ECONNRESET',
	'EPIPE',
	'ETIMEDOUT',
	'EAI_AGAIN',
	'UND_ERR_SOCKET',
	'UND_ERR_CONNECT_TIMEOUT',
	'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
]);

/** No connection came about: not a byte of the request has left. */
const UNCONNECTED = new Set([
	'ECONNREFUSED',
	'EHOSTUNREACH',
	'ENETUNREACH',
	'ENOTFOUND',
	'EAI_AGAIN',
	'UND_ERR_CONNECT_TIMEOUT',
]);

/** An address with several networks fails once per network; the first failure names the reason. */
function firstReason(error: unknown): unknown {
	return error instanceof AggregateError && error.errors.length > 0 ? error.errors[0] : error;
}

function codeOf(error: unknown): string {
	if (!(error instanceof Error)) return 'unknown';
	return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/**
 * What an error on the wire means. A refused connection, an unknown host or a bad certificate is not
 * repeated: it will be the same in a second, and the next supplier can be asked at once.
 */
export function outcomeOfError(error: unknown): TransportOutcome {
	const reason = firstReason(error);
	if (reason instanceof BodyTooLarge) {
		return failed('too-large', 'more than 5 MB', { health: 'well', passing: false });
	}
	if (reason instanceof BodyNotUnpacked) {
		return failed('connection', 'the packed body is broken', { health: 'ill', passing: true });
	}
	const code = codeOf(reason);
	if (code === 'UND_ERR_HEADERS_OVERFLOW' || code === 'HPE_HEADER_OVERFLOW') {
		return failed('too-large', 'more than 16 kB of headers', { health: 'well', passing: false });
	}
	const outcome = failed('connection', code, { health: 'ill', passing: LOST.has(code) });
	return UNCONNECTED.has(code) ? { ...outcome, unconnected: true } : outcome;
}
