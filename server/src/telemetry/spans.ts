import type { TransportEvent } from '@avtosverka/registers/transport/transport';
import {
	type ContextManager,
	ROOT_CONTEXT,
	type Span,
	SpanKind,
	SpanStatusCode,
	type Tracer,
	trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What is traced: requests to us, and calls to suppliers inside them or inside jobs. */
export type Spans = {
	/** Follows every request of an application, as a part of the proxy's trace where there is one. */
	traceRequests(app: FastifyInstance): void;
	/** A call to a supplier has ended. */
	supplierCalled(event: TransportEvent): void;
};

const propagator = new W3CTraceContextPropagator();
const HEADERS = {
	keys: (headers: FastifyRequest['headers']) => Object.keys(headers),
	get: (headers: FastifyRequest['headers'], key: string) => headers[key],
};
const FIRST_SERVER_FAULT = 500;

/**
 * Spans by the names of OpenTelemetry's conventions for HTTP. They carry a route's pattern and never its
 * address: a VIN or a plate stands in it.
 */
export function createSpans(tracer: Tracer, contexts: ContextManager): Spans {
	return {
		traceRequests(app) {
			const open = new WeakMap<FastifyRequest, Span>();
			app.addHook('onRequest', (request, _reply, done) => {
				const outer = propagator.extract(ROOT_CONTEXT, request.headers, HEADERS);
				const route = request.routeOptions.url ?? 'none';
				const attributes = {
					'http.request.method': request.method,
					'http.route': route,
					'avtosverka.request.id': request.id,
				};
				const options = { kind: SpanKind.SERVER, attributes };
				const span = tracer.startSpan(`${request.method} ${route}`, options, outer);
				open.set(request, span);
				contexts.with(trace.setSpan(outer, span), done);
			});
			app.addHook('onResponse', (request, { statusCode }, done) => {
				const span = open.get(request);
				span?.setAttribute('http.response.status_code', statusCode);
				if (statusCode >= FIRST_SERVER_FAULT) span?.setStatus({ code: SpanStatusCode.ERROR });
				span?.end();
				done();
			});
			app.addHook('onRequestAbort', (request, done) => {
				open.get(request)?.setStatus({ code: SpanStatusCode.ERROR, message: 'aborted' }).end();
				done();
			});
		},
		supplierCalled({ supplier, outcome, attempts, durationMs }) {
			const ended = Date.now();
			const attributes = {
				'peer.service': supplier,
				'avtosverka.outcome': outcome,
				'avtosverka.attempts': attempts,
			};
			const options = { kind: SpanKind.CLIENT, startTime: ended - durationMs, attributes };
			const span = tracer.startSpan(`supplier ${supplier}`, options, contexts.active());
			if (!/^[1-4]xx$/.test(outcome)) span.setStatus({ code: SpanStatusCode.ERROR, message: outcome });
			span.end(ended);
		},
	};
}
