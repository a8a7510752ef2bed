import { MESSENGERS } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { SAMPLE_REPORT_UUID } from '@avtosverka/contract/vocabulary/owner-report';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerUser } from './accounts/route.ts';
import { registerSessions } from './accounts/sessions/route.ts';
import { createAnswers } from './answers/answer-cache.ts';
import { registerBot } from './bot/register-bot.ts';
import { createOwnCars } from './cabinet/own-cars.ts';
import { registerCabinet } from './cabinet/route.ts';
import { registerCarDocument } from './car-document/route.ts';
import { siteCalls } from './check/cached-report.ts';
import { guardReports } from './check/guarded-report.ts';
import { registerCheck } from './check/route.ts';
import { createOwnComments } from './comments/comments.ts';
import { registerComments } from './comments/route.ts';
import { registerDamageMap } from './damage-map/route.ts';
import { registerDecision } from './decision/route.ts';
import { closeConnectionsWhileDraining, type Draining } from './health/draining.ts';
import { registerHealth } from './health/route.ts';
import { answerOddRequests } from './http/guards/broken-request.ts';
import { limitConnections } from './http/guards/connection-limit.ts';
import { serveOpenApi } from './http/openapi.ts';
import { sendCommonHeaders } from './http/replies/common-headers.ts';
import { answerErrors } from './http/replies/errors.ts';
import { answerPipelined } from './http/replies/pipelining.ts';
import { logReplies } from './http/replies/request-log.ts';
import { carryRequestId } from './http/request-id.ts';
import { prepareServing } from './http/served.ts';
import { serverOptions } from './http/server-options.ts';
import { serveSite } from './http/site/serve-site.ts';
import type { Site } from './http/site/site.ts';
import { createOutbox } from './mail/mail.ts';
import { registerMaxWebhook } from './max/webhook-route.ts';
import { registerMetrics } from './metrics/route.ts';
import { createInspect } from './moderation/phases/phases.ts';
import { registerModeration } from './moderation/route.ts';
import { registerOperatorExceptions } from './operator/exceptions/route.ts';
import { registerOperatorPeople } from './operator/people/route.ts';
import { registerOperatorQueues } from './operator/queues/route.ts';
import { registerOperator } from './operator/route.ts';
import { registerOwnerReport } from './owner-reports/route.ts';
import { registerErrors } from './page-errors/route.ts';
import { registerPages } from './pages/route.ts';
import { createOwnVins, createServedLookups, registerPaidLookup } from './paid-lookup/route.ts';
import { createOwnPayments, registerPayments } from './payments/route.ts';
import { registerPlate } from './plate/route.ts';
import { registerProtection } from './protection/route.ts';
import type { ServerDeps } from './server-deps.ts';
import { createBotShare } from './shares/bot-share.ts';
import { sharedOwnerReportCall } from './shares/owner-links/owner-links.ts';
import { registerOwnerLinks } from './shares/owner-links/route.ts';
import { registerSharePicture } from './shares/picture-route.ts';
import { registerShares } from './shares/route.ts';
import { sharedReportCall } from './shares/shared-report.ts';
import { registerMessengerSignIn } from './sign-in/messenger/route.ts';
import { registerOauth } from './sign-in/oauth/route.ts';
import { siteSettings } from './site-settings.ts';
import { sourcesCall } from './sources/sources.ts';
import { registerTelegramWebhook } from './telegram/webhook-route.ts';
import { registerWatchChannels } from './watches/channel-route.ts';
import { registerWatchMail, watchMailCall } from './watches/mail-route.ts';
import { registerWatches } from './watches/route.ts';
import { watchesOf } from './watches/store.ts';
import { createWatches } from './watches/watches.ts';

/** `site` is what the web workspace built; without it the server has its API alone. */
export type AppOptions = { readonly site?: Site; readonly draining?: Draining };

/** The whole server over its dependencies, ready to be listened with or asked in process. */
export async function createApp(
	deps: ServerDeps,
	{ site, draining }: AppOptions = {},
): Promise<FastifyInstance> {
	const app = Fastify(serverOptions(deps));
	carryRequestId(app, deps.config);
	deps.telemetry?.spans.traceRequests(app);
	answerPipelined(app);
	limitConnections(app, deps);
	prepareServing(app, deps);
	if (draining) closeConnectionsWhileDraining(app, draining);
	sendCommonHeaders(app, deps.config);
	logReplies(app, deps.log);
	answerErrors(app, deps.log);
	answerOddRequests(app);

	registerMetrics(app, deps);
	registerHealth(app, deps, draining);
	registerProtection(app, deps);
	const answers = createAnswers(deps);
	const lookups = createServedLookups(deps);
	registerCheck(app, deps, answers);
	registerPlate(app, deps, answers);
	registerPaidLookup(app, deps, lookups);
	registerDamageMap(app, deps);
	registerDecision(app, deps);
	registerCarDocument(app, deps);
	const endGoogleSession = registerOauth(app, deps);
	registerMessengerSignIn(app, deps);
	registerBot(app, deps, {
		...{ answers, lookups },
		...{ watches: createWatches(deps), share: createBotShare(deps) },
	});
	registerTelegramWebhook(app, deps);
	registerMaxWebhook(app, deps);
	registerUser(app, deps, endGoogleSession);
	registerSessions(app, deps);
	registerShares(app, deps);
	registerOwnerLinks(app, deps);
	registerSharePicture(app, deps);
	registerWatches(app, deps);
	registerWatchChannels(app, deps, {
		outbox: deps.config.mail === null ? null : createOutbox(deps),
		messengers: MESSENGERS.filter((messenger) => deps[messenger] !== null),
		push: deps.config.push,
	});
	registerWatchMail(app, deps);
	const ownVins = createOwnVins(deps);
	registerCabinet(app, deps, {
		payments: createOwnPayments(deps),
		comments: createOwnComments(deps.store),
		reports: deps.ownerReports.listOf,
		vins: ownVins,
	});
	registerComments(app, deps, createInspect(deps.config.siteUrl));
	registerModeration(app, deps);
	registerOperator(app, deps);
	registerOperatorExceptions(app, deps);
	registerOperatorPeople(app, deps);
	registerOperatorQueues(app, deps);
	const watched = (accountId: string) => watchesOf(deps.store, { accountId });
	registerOwnerReport(app, deps, createOwnCars([ownVins, watched]));
	registerPayments(app, deps);
	registerErrors(app, deps);
	registerPages(app, deps);
	serveOpenApi(app);
	if (site) {
		const sampleOwnerReport = () => deps.ownerReports.present(SAMPLE_REPORT_UUID, null);
		const { cachedReport } = siteCalls(deps);
		const call = {
			cachedReport,
			...sourcesCall(deps),
			...sharedReportCall(deps),
			...sharedOwnerReportCall(deps),
			...watchMailCall(deps),
			sampleOwnerReport,
		};
		await serveSite(app, deps, site, {
			settings: siteSettings(deps.config),
			callsFor: (asker) =>
				asker === null
					? call
					: { ...call, cachedReport: guardReports(app.served.vinGuesses, asker, cachedReport) },
		});
	}

	await app.ready();
	return app;
}
