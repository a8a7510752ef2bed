import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MonetaSettings } from '../config/moneta.ts';
import type { Deps } from '../deps.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { OwnerReports, ReportLetters } from '../owner-reports/owner-reports.ts';
import { isStoreUnavailable } from '../store/is-store-unavailable.ts';
import { createChecking } from './checking.ts';
import { FAIL, type MonetaAnswer } from './moneta/answer.ts';
import { createPaying } from './paying.ts';

type Answers = Readonly<Record<string, (encoded: string) => Promise<MonetaAnswer>>>;

export const PAY_PATH = '/v1/payments/moneta/pay';
export const CHECK_PATH = '/v1/payments/moneta/check';

function send(reply: FastifyReply, { type, body }: MonetaAnswer): FastifyReply {
	return reply.code(200).header('cache-control', 'no-store').type(type).send(body);
}

/** What MONETA says, as it came: a GET says it in the query, a POST in the body. */
function encodedIn(request: FastifyRequest): string {
	if (request.method === 'POST') return typeof request.body === 'string' ? request.body : '';
	return request.url.split('?').slice(1).join('?');
}

/** What MONETA is answered by an installation that sells. */
export function monetaAnswers(
	settings: MonetaSettings,
	deps: Deps & {
		readonly metrics: Metrics;
		readonly ownerReports: OwnerReports;
		readonly letters: ReportLetters | null;
	},
): Answers {
	return {
		[PAY_PATH]: createPaying(settings, deps),
		...(settings.checkUrl && { [CHECK_PATH]: createChecking(settings, deps) }),
	};
}

/** What MONETA is answered by a restored copy: it asks again, and finds what the copy has become by then. */
export const COPY_ANSWERS: Answers = { [PAY_PATH]: async () => FAIL, [CHECK_PATH]: async () => FAIL };

/**
 * The addresses that MONETA asks. Neither a marker header nor limits apply: its signature stands in their
 * place. The status is always 200 and no page of an error is shown; `FAIL` makes it ask again.
 */
export function registerMoneta(
	app: FastifyInstance,
	{ log, metrics }: Pick<Deps, 'log'> & { readonly metrics: Metrics },
	answers: Answers,
): void {
	// Only here is a body anything but JSON: what another site's form can send must not reach other calls.
	app.register(async (moneta) => {
		moneta.removeAllContentTypeParsers();
		moneta.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
		moneta.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
			// Only its kind: a message of the store repeats what it was asked.
			if (!error.statusCode || error.statusCode >= 500) {
				// While the store is away each of them fails, and MONETA says it again.
				log[isStoreUnavailable(error) ? 'warn' : 'error']({ name: error.name }, 'payment notification');
			}
			metrics.paymentNotified('failed');
			return send(reply, FAIL);
		});
		for (const [url, answer] of Object.entries(answers)) {
			moneta.route({
				method: ['GET', 'POST'],
				url,
				exposeHeadRoute: false,
				handler: async (request, reply) => send(reply, await answer(encodedIn(request))),
			});
		}
	});
}
