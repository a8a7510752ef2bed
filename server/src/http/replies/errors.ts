import type { Problem, ProblemCode } from '@avtosverka/contract/problem';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from '../../deps.ts';
import { isStoreUnavailable } from '../../store/is-store-unavailable.ts';
import { REQUEST_ID_HEADER } from '../request-id.ts';
import { BARE_POLICY } from './content-policy.ts';
import { maskPersonal } from './mask.ts';
import { RequestProblem } from './request-problem.ts';

const PROBLEM_HEADERS = {
	'cache-control': 'no-store',
	'content-security-policy': BARE_POLICY,
	'x-content-type-options': 'nosniff',
};

const BUG = new RequestProblem(500, 'bug', 'У нас что-то сломалось. Ошибка записана, попробуйте позже.');

/** A bug under the number by which it is found in the log. */
const numbered = (id: string) =>
	`У нас что-то сломалось. Ошибка записана под номером ${id}, попробуйте позже.`;

/** Our store is unavailable: not a bug, and worth a retry. */
const UNAVAILABLE = new RequestProblem(
	503,
	'unavailable',
	'Наше хранилище сейчас не отвечает. Попробуйте ещё раз через минуту.',
	60,
);

const BY_STATUS: Readonly<Record<number, readonly [ProblemCode, string]>> = {
	404: ['not-found', 'Такого адреса нет.'],
	405: ['unsupported', 'Так к этому адресу не обращаются.'],
	408: ['bad-input', 'Запрос шёл слишком долго.'],
	413: ['too-large', 'Запрос слишком большой.'],
	414: ['too-large', 'Адрес слишком длинный.'],
	415: ['unsupported', 'Данные в таком виде не принимаются.'],
	417: ['unsupported', 'Того, что названо в заголовке Expect, здесь не бывает.'],
	431: ['too-large', 'Заголовки запроса слишком большие.'],
};

/** The problem of a thrown error: 503 without the store, a 4xx for its own 4xx, everything else our bug. */
function toProblem(error: Partial<FastifyError>): RequestProblem {
	if (error instanceof RequestProblem) return error;
	if (isStoreUnavailable(error)) return UNAVAILABLE;
	const status = error.statusCode ?? 500;
	if (status < 400 || status >= 500) return BUG;
	const [code, message] = BY_STATUS[status] ?? ['bad-input', 'Запрос не удалось прочитать.'];
	return new RequestProblem(status, code, message);
}

/** The form of a problem that has nothing but a 4xx status. */
export function problemOfStatus(status: number): Problem {
	const { message, code } = toProblem({ statusCode: status });
	return { success: false, message, code };
}

function isCall(request: FastifyRequest): boolean {
	return request.url.startsWith('/v1') || !(request.headers.accept ?? '').includes('text/html');
}

function page(message: string): string {
	return `<!doctype html><html lang="ru"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Автосверка</title><body style="font:1.125rem/1.5 system-ui;max-width:36rem;margin:4rem auto;padding:0 1rem"><h1>Не получилось</h1><p>${message}</p><p><a href="/">На главную</a></p></body></html>`;
}

/**
 * Writes a problem: JSON for calls, a plain page for people; a 5xx with the id under which the log has it.
 * Messages and ids are ours, or checked, and need no escaping.
 */
export function sendProblem(
	request: FastifyRequest,
	reply: FastifyReply,
	problem: RequestProblem,
): FastifyReply {
	reply.code(problem.status).headers(PROBLEM_HEADERS);
	if (problem.status === 401) reply.header('www-authenticate', 'Bearer');
	if (problem.retryAfter !== null) reply.header('retry-after', String(problem.retryAfter));
	const isFault = problem.status >= 500;
	if (isFault) reply.header(REQUEST_ID_HEADER, request.id);
	const message = problem === BUG ? numbered(request.id) : problem.message;
	if (!isCall(request)) return reply.type('text/html; charset=utf-8').send(page(message));
	const { code, field } = problem;
	const body: Problem = {
		...{ success: false, message, code },
		...(field !== null && { field }),
		...(isFault && { request_id: request.id }),
	};
	return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
}

/** What the log may know of an error: kind, place and the masked message; never the values that led to it. */
export function describeError(error: unknown): Record<string, string> {
	if (!(error instanceof Error)) return { name: typeof error };
	const cause =
		error.cause instanceof Error ? `; ${maskPersonal(`${error.cause.name}: ${error.cause.message}`)}` : '';
	// A stack begins with the message, and its last part may begin within a value.
	const frames = maskPersonal((error.stack ?? '').replace(error.message, ''));
	return {
		name: error.name,
		message: `${maskPersonal(error.message)}${cause}`,
		stack: frames.slice(-2000),
	};
}

/** Of an error near personal data only its kind and place: a message may repeat what was unreadable. */
export function placeOf(error: unknown): Record<string, string> {
	if (!(error instanceof Error)) return { name: typeof error };
	const frames = (error.stack ?? '').split('\n').filter((line) => /^ +at /.test(line));
	return { name: error.name, stack: maskPersonal(frames.slice(0, 12).join('\n')) };
}

/** The one place where a thrown thing becomes a reply. */
export function createErrorHandler(log: Logger) {
	return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
		const problem = toProblem(error);
		if (problem === BUG) {
			const { id, routeOptions } = request;
			log.error({ id, error: describeError(error), route: routeOptions?.url }, 'bug');
		}
		return sendProblem(request, reply, problem);
	};
}

/** Replies for errors and for addresses that nothing serves. */
export function answerErrors(app: FastifyInstance, log: Logger): void {
	app.setErrorHandler<FastifyError>(createErrorHandler(log));
	app.setNotFoundHandler((request, reply) => {
		const wrongMethod =
			!request.url.startsWith('/v1') && request.method !== 'GET' && request.method !== 'HEAD';
		const status = wrongMethod ? 405 : 404;
		if (wrongMethod) reply.header('allow', 'GET, HEAD');
		return sendProblem(request, reply, toProblem({ statusCode: status }));
	});
}
