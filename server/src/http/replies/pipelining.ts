import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { RequestProblem } from './request-problem.ts';

/** Bounds of one connection. */
export const PIPELINE_BOUNDS = {
	/** Requests that may wait for their replies; more of them end the connection. */
	requests: 16,
	/** A reply has to be made and taken within this; our slowest is made within 45 s. */
	replyMs: 180_000,
} as const;
export type PipelineBounds = { readonly [Name in keyof typeof PIPELINE_BOUNDS]: number };

const TOO_MANY = 'Слишком много запросов сразу в одном соединении. Отправляйте следующий после ответа.';

/** A request whose reply is not taken yet; `start` while its turn has not come. */
type OpenRequest = { start?: () => void };
type Pipeline = { readonly open: OpenRequest[]; readonly deadline: NodeJS.Timeout };

/**
 * Answers the requests of one connection one after the other: the next one begins when the reply before it
 * is taken. Node alone begins all that came in one packet, so that anyone who sends and never reads has a
 * page in memory for each of them. Browsers and proxies send one at a time and notice nothing.
 */
export function answerPipelined(app: FastifyInstance, bounds: PipelineBounds = PIPELINE_BOUNDS): void {
	const pipelines = new WeakMap<Socket, Pipeline>();

	function pipelineOf(socket: Socket): Pipeline {
		const known = pipelines.get(socket);
		if (known) return known;
		const open: OpenRequest[] = [];
		// One for the connection, restarted by each reply: one for each request would cost more.
		const deadline = setTimeout(() => open.length > 0 && socket.destroy(), bounds.replyMs).unref();
		const pipeline: Pipeline = { open, deadline };
		pipelines.set(socket, pipeline);
		socket.once('close', () => clearTimeout(deadline));
		return pipeline;
	}

	function enter({ socket }: IncomingMessage, response: ServerResponse): void {
		const { open, deadline } = pipelineOf(socket);
		open.push({});
		if (open.length === 1) deadline.refresh();
		// One too many gets 429; a sender of twice as many does not read the replies.
		if (open.length > bounds.requests * 2) socket.destroy();
		response.once('close', () => {
			open.shift();
			const [next] = open;
			if (next === undefined || socket.destroyed) return;
			deadline.refresh();
			next.start?.();
		});
	}

	// Ahead of Fastify's own listener: not every request comes by a hook.
	app.server.prependListener('request', enter);
	app.server.prependListener('checkExpectation', enter);
	app.addHook('onRequest', (request, reply, done) => {
		const open = pipelines.get(request.raw.socket)?.open;
		const own = open?.at(-1);
		// Asked in process, by a test, there is no connection.
		if (open === undefined || own === undefined || own === open[0]) done();
		else if (open.length <= bounds.requests) own.start = done;
		else {
			reply.header('connection', 'close');
			done(new RequestProblem(429, 'too-many', TOO_MANY, 1));
		}
	});
}
