import type { Endpoint } from '@avtosverka/contract/endpoint';
import Fastify, { type FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../server-deps.ts';
import { answerOddRequests } from '../guards/broken-request.ts';
import { limitConnections } from '../guards/connection-limit.ts';
import { sendCommonHeaders } from '../replies/common-headers.ts';
import { answerErrors } from '../replies/errors.ts';
import { answerPipelined, type PipelineBounds } from '../replies/pipelining.ts';
import { logReplies } from '../replies/request-log.ts';
import { carryRequestId } from '../request-id.ts';
import { type Handler, serve } from '../serve.ts';
import { prepareServing } from '../served.ts';
import { serverOptions } from '../server-options.ts';

/** An app with everything that stands around endpoints and none of the features. */
export function createBareApp(deps: ServerDeps, bounds?: PipelineBounds): FastifyInstance {
	const app = Fastify(serverOptions(deps));
	carryRequestId(app, deps.config);
	answerPipelined(app, bounds);
	limitConnections(app, deps);
	prepareServing(app, deps);
	sendCommonHeaders(app, deps.config);
	logReplies(app, deps.log);
	answerErrors(app, deps.log);
	answerOddRequests(app);
	return app;
}

/** Such an app with one endpoint. */
export function createServedApp<E extends Endpoint>(deps: ServerDeps, endpoint: E, handler: Handler<E>) {
	const app = createBareApp(deps);
	serve(app, deps, endpoint, handler);
	return app;
}

/** The marker header of every call. */
export const MARKER = { 'x-requested-with': 'XMLHttpRequest' } as const;
