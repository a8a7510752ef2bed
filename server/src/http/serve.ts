import type { Endpoint } from '@avtosverka/contract/endpoint';
import { parseVin } from '@avtosverka/contract/vocabulary/vin';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import {
	type Call,
	type FileReply,
	isFile,
	isPrepared,
	type MetVisitor,
	type PreparedReply,
} from './call.ts';
import { readChallengeHeaders } from './challenge-headers.ts';
import { type CarCheck, refuseForeign, spendProtection } from './guards/bot-guard.ts';
import { renewCopiesMark } from './guards/copies-mark.ts';
import { NO_SESSION, type RequestSession } from './guards/session.ts';
import { visitorOf } from './guards/visitor.ts';
import { readInput } from './input.ts';
import { compressQuickly, negotiateEncoding } from './replies/compression.ts';
import { type ReadyBytes, readyBytes } from './replies/ready-bytes.ts';

/** Below about two packets compression costs time and saves none; in bytes. */
const WORTH_COMPRESSING = 2900;

type CallOf<E extends Endpoint> = Call<z.output<E['params']>, z.output<E['query']>, z.output<E['body']>>;

/**
 * What a feature does for one endpoint. A 4xx is a thrown RequestProblem; anything else thrown is our own
 * bug. `reply` is for the rare one that has a cookie of its own.
 */
export type Handler<E extends Endpoint> = (
	call: CallOf<E>,
	reply: FastifyReply,
) => Promise<z.input<E['reply']> | PreparedReply | FileReply>;

function readCall<E extends Endpoint>(
	endpoint: E,
	request: FastifyRequest,
	visitor: MetVisitor,
	{ user, accessToken }: RequestSession,
): CallOf<E> {
	return {
		params: readInput(endpoint.params, request.params) as z.output<E['params']>,
		query: readInput(endpoint.query, request.query) as z.output<E['query']>,
		body: readInput(endpoint.body, request.body) as z.output<E['body']>,
		visitor,
		user,
		accessToken,
		refresh: request.headers['cache-control']?.includes('no-cache') ?? false,
		picture: endpoint.pictures ? readChallengeHeaders(request.headers) : null,
		address: request.ip,
	};
}

function protectionValueOf({ path, session }: Endpoint, request: FastifyRequest): unknown {
	const place = path.includes('/:token') ? request.params : request.body;
	const name = session?.from === 'body' ? 'protection' : 'token';
	return (place as { [name in typeof name]?: unknown } | null | undefined)?.[name];
}

/** The check that a value opens besides others of the same car, where an endpoint is one. */
function carCheckOf({ name, protectionPerCar }: Endpoint, { params }: FastifyRequest): CarCheck | null {
	if (!protectionPerCar) return null;
	const { vin } = params as { vin: string };
	const parsed = parseVin(vin);
	return { vin: parsed.ok ? parsed.vin : vin, section: name };
}

function write(endpoint: Endpoint, reply: FastifyReply, result: unknown): ReadyBytes {
	if (isPrepared(result)) {
		reply.prepared = true;
		return result.prepared;
	}
	return readyBytes(Buffer.from(JSON.stringify(endpoint.reply.parse(result))), compressQuickly);
}

async function send(request: FastifyRequest, reply: FastifyReply, json: ReadyBytes): Promise<FastifyReply> {
	reply.header('content-type', 'application/json; charset=utf-8');
	reply.header('cache-control', 'no-store');
	const encoding =
		json.plain.length < WORTH_COMPRESSING ? null : negotiateEncoding(request.headers['accept-encoding']);
	if (encoding === null) return reply.send(json.plain);
	reply.header('content-encoding', encoding);
	return reply.send(await json.packed(encoding));
}

function sendFile(reply: FastifyReply, type: string, { file, name }: FileReply): FastifyReply {
	reply.header('cache-control', 'no-store');
	reply.header('content-disposition', `attachment; filename="${name}"`);
	return reply.type(type).send(file);
}

/**
 * Serves one endpoint of our own API: foreign requests refused, addresses limited, the session recognised,
 * the bot-protection value spent, input read by its schema, the handler called, its reply checked (a wrong
 * one is our 500).
 */
export function serve<E extends Endpoint>(
	app: FastifyInstance,
	deps: Pick<Deps, 'config' | 'clock' | 'log'>,
	endpoint: E,
	handler: Handler<E>,
): void {
	const { endpoints, limit, sessions, protection } = app.served;
	const { siteUrl } = deps.config;
	endpoints.push(endpoint);
	app.route({
		method: endpoint.method,
		url: endpoint.path,
		exposeHeadRoute: false,
		config: { noDocument: true },
		handler: async (request, reply) => {
			refuseForeign(request.headers);
			limit.count(request.ip);
			const visitor = visitorOf(request, reply, siteUrl);
			const session = endpoint.session ? await sessions.read(endpoint.session, request) : NO_SESSION;
			if (endpoint.protection) {
				const value = protectionValueOf(endpoint, request);
				const check = carCheckOf(endpoint, request);
				await spendProtection({ ...deps, protection }, endpoint.protection, value, visitor, check);
			}
			const result = await handler(readCall(endpoint, request, visitor, session), reply);
			if (endpoint.file !== undefined && isFile(result)) return sendFile(reply, endpoint.file, result);
			renewCopiesMark(request, reply, siteUrl);
			return send(request, reply, write(endpoint, reply, result));
		},
	});
}
