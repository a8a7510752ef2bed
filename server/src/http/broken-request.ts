import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { problemOfStatus } from './errors.ts';

/** What Node's parser says of bytes that are no request, as a status; everything else it says is a bad request. */
const STATUSES: Readonly<Record<string, number>> = {
	HPE_HEADER_OVERFLOW: 431,
	HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
	ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers bytes that never became a request, in the same form as every other problem, and hangs up. There is no
 * request and no reply here, only a socket.
 */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
	if (error.code === 'ECONNRESET' || socket.destroyed) return;
	if (!socket.writable) {
		socket.destroy(error);
		return;
	}
	const status = STATUSES[error.code ?? ''] ?? 400;
	const body = JSON.stringify(problemOfStatus(status));
	socket.end(
		[
			`HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
			'Content-Type: application/json; charset=utf-8',
			`Content-Length: ${Buffer.byteLength(body)}`,
			'Cache-Control: no-store',
			'Connection: close',
			'',
			body,
		].join('\r\n'),
	);
}
