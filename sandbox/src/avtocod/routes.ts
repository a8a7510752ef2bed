import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FailureMode, SLOW_CALL_MS } from '../failure-mode.ts';
import { answeredByFailureMode } from '../failure-replies.ts';
import { AVTOCOD_REPORT } from '../settings.ts';
import { failureModeOf, type World } from '../world.ts';
import { ACCOUNT, balances, REPORT_TYPE } from './account.ts';
import { frameworkError, unknownReport, unknownReportType, type WireError } from './errors.ts';
import { slownessOf } from './progress.ts';
import { readOrder } from './question.ts';
import { failureModeAbout, type ReportDetail, reportRows } from './report.ts';
import type { OrderedReport, ReportQuery } from './report-book.ts';
import { malformed, tokenError } from './token.ts';

const JSON_TYPE = 'application/json;charset=utf-8';

/** Plays avtocod's B2B interface under the prefix it is registered with. */
export async function avtocodRoutes(app: FastifyInstance, world: World): Promise<void> {
	const fail = (reply: FastifyReply, error: WireError) =>
		reply.code(error.status).type(JSON_TYPE).send(error.body);
	const refusal = ({ headers }: FastifyRequest) =>
		malformed(String(headers.authorization ?? '').slice(8), world.now());

	app.setErrorHandler((error: { statusCode?: number }, request, reply) =>
		fail(reply, frameworkError(error.statusCode === 415 ? 415 : 400, request.url, world.now())),
	);
	app.setNotFoundHandler((request, reply) => fail(reply, frameworkError(404, request.url, world.now())));

	app.removeContentTypeParser('application/json');
	app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
		try {
			done(null, body === '' ? undefined : JSON.parse(String(body)));
		} catch (error) {
			done(error as Error);
		}
	});

	app.addHook('onRequest', async (request, reply) => {
		world.calls.set('avtocod', (world.calls.get('avtocod') ?? 0) + 1);
		const failureMode = failureModeOf(world, 'avtocod');
		if (world.latencyMs > 0) await sleep(world.latencyMs);
		if (failureMode === 'slow') await sleep(SLOW_CALL_MS * world.timeScale);
		if (answeredByFailureMode(failureMode, request, reply, refusal)) return reply;
		const error = tokenError(request.headers.authorization, world.now());
		return error ? fail(reply, error) : undefined;
	});

	app.get('/user', async (_request, reply) => sendOk(reply, [ACCOUNT]));
	app.get('/user/report_types', async (_request, reply) => sendOk(reply, [REPORT_TYPE]));

	app.get<{ Params: { type: string } }>('/user/balance/:type', async ({ params }, reply) => {
		if (params.type !== AVTOCOD_REPORT) return fail(reply, unknownReportType(params.type, world.now()));
		const bought = Object.values(world.avtocod.orders()).reduce((sum, orders) => sum + orders, 0);
		return sendOk(reply, balances(bought));
	});

	app.post<{ Params: { type: string } }>('/user/reports/:type/_make', async (request, reply) => {
		const { type } = request.params;
		const order = readOrder(request.body);
		if (!order) return fail(reply, frameworkError(400, request.url, world.now()));
		if (type !== AVTOCOD_REPORT) return fail(reply, unknownReportType(type, world.now()));
		const failureMode = await subjectFailureMode(order.query, request, reply);
		if (failureMode === null) return reply;
		const slowness = slownessOf(failureMode);
		const made = world.avtocod.order(type, order.query, order.idempotenceKey, world.now(), slowness);
		return sendOk(reply, [madeRow(made.report, made.isNew)]);
	});

	app.post<{ Params: { uid: string } }>('/user/reports/:uid/_refresh', async ({ params }, reply) => {
		const report = world.avtocod.refresh(params.uid, world.now());
		return report
			? sendOk(reply, [madeRow(report, true)])
			: fail(reply, unknownReport(params.uid, world.now()));
	});

	app.get('/user/reports', async ({ query }, reply) => {
		const reports = world.avtocod.all().slice(0, 20);
		return sendOk(
			reply,
			reports.flatMap((report) => rowsOf(report, query)),
		);
	});

	app.get<{ Params: { uid: string } }>('/user/reports/:uid', async (request, reply) => {
		const report = world.avtocod.find(request.params.uid);
		if (!report) return sendOk(reply, []);
		const failureMode = await subjectFailureMode(report.query, request, reply);
		return failureMode === null ? reply : sendOk(reply, rowsOf(report, request.query));
	});

	/** The failure mode of a subject; null when the failure mode has answered already. */
	async function subjectFailureMode(
		query: ReportQuery,
		request: FastifyRequest,
		reply: FastifyReply,
	): Promise<FailureMode | null> {
		const failureMode = failureModeFor(query);
		if (failureMode === 'slow' && failureModeOf(world, 'avtocod') !== 'slow')
			await sleep(SLOW_CALL_MS * world.timeScale);
		return answeredByFailureMode(failureMode, request, reply, refusal) ? null : failureMode;
	}

	/** The supplier's own failure mode, or the subject's while the supplier is fine. */
	function failureModeFor(query: ReportQuery): FailureMode {
		const common = failureModeOf(world, 'avtocod');
		return common === 'fine' ? failureModeAbout(query, world.now()) : common;
	}

	function rowsOf(report: OrderedReport, query: unknown): readonly object[] {
		const { now, timeScale, origin, changes } = world;
		return reportRows(
			report,
			{ now: now(), timeScale, origin, changes, failureMode: failureModeFor(report.query) },
			detailOf(query),
		);
	}

	function sendOk(reply: FastifyReply, data: readonly object[]): FastifyReply {
		const body = { state: 'ok', size: data.length, stamp: world.now().toISOString(), data };
		return reply.type(JSON_TYPE).send(body);
	}
}

function detailOf(query: unknown): ReportDetail {
	const { _content, _detailed } = query as Record<string, unknown>;
	return { content: _content === 'true', detailed: _detailed === 'true' };
}

function madeRow({ uid, madeAt }: OrderedReport, isNew: boolean): object {
	const run = randomUUID().replaceAll('-', '');
	const process = uid.replace('@', `_${run}@`);
	return { uid, isnew: isNew, process_request_uid: process, suggest_get: madeAt.toISOString() };
}
