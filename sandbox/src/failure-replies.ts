import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WireError } from './avtocod/errors.ts';
import type { FailureMode } from './failure-mode.ts';

const MAINTENANCE_PAGE = `<!DOCTYPE html>
<html><head><title>503 Service Temporarily Unavailable</title></head>
<body><h1>Технические работы</h1><p>Сервис временно недоступен. Приносим извинения за неудобства.</p></body></html>
`;
const STOPPED_PAGE = `<!DOCTYPE html>
<html><head><title>Service has stop!</title></head><body><h1>Service has stop!</h1></body></html>
`;
const GARBAGE = Buffer.from('7b22737461746522ff3a6f6b2c00a9d0d1dada5d5d3c', 'hex');
const WHOLE_ANSWER = Buffer.from(
	JSON.stringify({
		state: 'ok',
		size: 1,
		data: [{ uid: 'half@avtosverka', content: { accidents: { items: [] } } }],
	}),
);

/**
 * Lets a supplier's failure mode answer in place of the supplier: true when the reply is on its way (or will
 * never come), false when the failure mode lets the supplier itself answer.
 * @param refusal what this supplier says to a caller whom it does not let in
 */
export function answeredByFailureMode(
	failureMode: FailureMode,
	request: FastifyRequest,
	reply: FastifyReply,
	refusal: (request: FastifyRequest) => WireError,
): boolean {
	switch (failureMode) {
		case 'down':
			reply.hijack();
			request.raw.socket.resetAndDestroy();
			return true;
		case 'hanging':
			reply.hijack();
			return true;
		case 'half':
			reply.hijack();
			sendHalf(reply);
			return true;
		case '429':
			reply.code(429).header('retry-after', '1').type('text/plain').send('Too Many Requests');
			return true;
		case '503':
			reply.code(503).type('text/html; charset=utf-8').send(MAINTENANCE_PAGE);
			return true;
		case 'garbage':
			reply.code(200).type('application/json;charset=utf-8').send(GARBAGE);
			return true;
		case 'stopped':
			reply.code(200).type('text/html; charset=utf-8').send(STOPPED_PAGE);
			return true;
		case 'security': {
			const { status, body } = refusal(request);
			reply.code(status).send(body);
			return true;
		}
		case 'fine':
		case 'slow':
		case 'source-error':
		case 'endless':
			return false;
	}
}

/** Promises a whole answer, sends the first half of it and breaks off. */
function sendHalf({ raw }: FastifyReply): void {
	raw.writeHead(200, {
		'content-type': 'application/json;charset=utf-8',
		'content-length': String(WHOLE_ANSWER.length),
	});
	raw.write(WHOLE_ANSWER.subarray(0, WHOLE_ANSWER.length >> 1), () => raw.socket?.destroy());
}
