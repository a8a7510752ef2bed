import type { Server } from 'node:http';
import { type FastifyHttpOptions, LogController } from 'fastify';
import type { Deps } from '../deps.ts';
import { answerBrokenRequest } from './guards/broken-request.ts';
import { createErrorHandler } from './replies/errors.ts';
import { OneWriteResponse } from './replies/one-write-response.ts';
import { requestIdOf } from './request-id.ts';
import { routableUrl } from './routable-url.ts';

/** An ALTCHA value has about 600 characters and travels in the path. */
const PATH_PARAMETER_AT_MOST = 4096;

/** Bounds of what we take in from anybody: bytes and milliseconds. */
export const BOUNDS = {
	bodyBytes: 64 * 1024,
	headerBytes: 16 * 1024,
	requestMs: 30_000,
	headersMs: 15_000,
	checkMs: 5_000,
	/** A section answers within 45 s; a connection that is silent for longer than that is dead. */
	connectionMs: 75_000,
	keepAliveMs: 72_000,
} as const;

/** How Fastify is set up: without its log lines, which carry addresses; every error through our handler. */
export function serverOptions({ config, log }: Pick<Deps, 'config' | 'log'>): FastifyHttpOptions<Server> {
	const handleError = createErrorHandler(log);
	return {
		loggerInstance: log,
		logController: new LogController({ disableRequestLogging: true }),
		childLoggerFactory: (logger) => logger,
		requestIdHeader: false,
		genReqId: (raw) => requestIdOf(raw, config),
		trustProxy: config.trustProxy ?? false,
		bodyLimit: BOUNDS.bodyBytes,
		requestTimeout: BOUNDS.requestMs,
		connectionTimeout: BOUNDS.connectionMs,
		keepAliveTimeout: BOUNDS.keepAliveMs,
		http: {
			ServerResponse: OneWriteResponse,
			maxHeaderSize: BOUNDS.headerBytes,
			headersTimeout: BOUNDS.headersMs,
			connectionsCheckingInterval: BOUNDS.checkMs,
			// Asked for in broken-request.ts, in our own form.
			requireHostHeader: false,
		},
		forceCloseConnections: 'idle',
		return503OnClosing: false,
		routerOptions: { maxParamLength: PATH_PARAMETER_AT_MOST },
		rewriteUrl: ({ url }) => routableUrl(url ?? '/'),
		clientErrorHandler: answerBrokenRequest,
		frameworkErrors: (error, request, reply) => {
			handleError(error, request, reply as never);
		},
	};
}
