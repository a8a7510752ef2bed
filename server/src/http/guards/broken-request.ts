import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { problemOfStatus } from '../replies/errors.ts';
import { RequestProblem } from '../replies/request-problem.ts';

/** What Node's parser says of bytes that are no request, as a status; the rest is a bad request. */
const STATUSES: Readonly<Record<string, number>> = {
	HPE_HEADER_OVERFLOW: 431,
	HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
	ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };

/** Answers bytes that never became a request as a problem, and hangs up: there is only a socket. */
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
			...Object.entries(JSON_HEADERS).map(([name, value]) => `${name}: ${value}`),
			`Content-Length: ${Buffer.byteLength(body)}`,
			'Connection: close',
			'',
			body,
		].join('\r\n'),
	);
}

/** Node answers these two itself: an expectation other than `100-continue`, and HTTP/1.1 without a host. */
export function answerOddRequests(app: FastifyInstance): void {
	app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
		const body = JSON.stringify(problemOfStatus(417));
		response.writeHead(417, { ...JSON_HEADERS, 'Content-Length': Buffer.byteLength(body) }).end(body);
	});
	app.addHook('onRequest', (request, _reply, done) => {
		const { httpVersion, headers } = request.raw;
		if (headers.host !== undefined || httpVersion !== '1.1') done();
		else done(new RequestProblem(400, 'bad-input', 'Нужен заголовок Host.'));
	});
}
