import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { adRoutes } from './ads/routes.ts';
import { apicloudRoutes } from './apicloud/routes.ts';
import { photoRoutes } from './avtocod/photos.ts';
import { avtocodRoutes } from './avtocod/routes.ts';
import { controlRoutes } from './control.ts';
import { customsRoutes } from './customs/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { efrsbCardRoutes, efrsbRoutes } from './efrsb/routes.ts';
import { fedresursNotaryRoutes, fedresursRoutes } from './fedresurs/routes.ts';
import { fedsfmRoutes } from './fedsfm/routes.ts';
import { fnsRoutes } from './fns/routes.ts';
import { fsinRoutes } from './fsin/routes.ts';
import { fsspPageRoutes, fsspRoutes } from './fssp/routes.ts';
import { gibddCaptchaRoutes, gibddRoutes } from './gibdd/routes.ts';
import { gostRoutes } from './gost/routes.ts';
import { mailRoutes } from './mail/routes.ts';
import { monetaRoutes } from './moneta/routes.ts';
import { oidcRoutes } from './oidc/routes.ts';
import { partnerRoutes } from './partner/routes.ts';
import { captchaRoutes } from './protection/routes.ts';
import { botRoutes } from './telegram/bot-routes.ts';
import { chatRoutes } from './telegram/chat-routes.ts';
import type { World } from './world.ts';

export type AppOptions = { readonly siteUrl: string; readonly logger: false | LogTarget };
/** Where log lines go. */
export type LogTarget = { write(line: string): void };

/** The sandbox's server around a world; it does not listen yet. */
export function createApp(world: World, { siteUrl, logger }: AppOptions): FastifyInstance {
	const app = Fastify({
		logger: logger ? { level: 'info', stream: logger } : false,
		forceCloseConnections: true,
		logController: new LogController({ disableRequestLogging: true }),
		routerOptions: { maxParamLength: 1024 },
	});
	// Addresses carry VINs and plates, so the log gets the pattern of the route instead.
	app.addHook('onResponse', async ({ method, routeOptions, log }, reply) => {
		log.info(
			`${method} ${routeOptions.url ?? 'unknown'} ${reply.statusCode} ${Math.round(reply.elapsedTime)} ms`,
		);
	});
	app.register((scope) => avtocodRoutes(scope, world), { prefix: '/avtocod' });
	photoRoutes(app);
	app.register((scope) => adRoutes(scope, world));
	app.register((scope) => gibddRoutes(scope, world), { prefix: '/gibdd' });
	app.register((scope) => gibddCaptchaRoutes(scope, world), { prefix: '/gibdd-captcha' });
	app.register((scope) => gostRoutes(scope, world), { prefix: '/gost' });
	app.register((scope) => customsRoutes(scope, world), { prefix: '/customs' });
	app.register((scope) => apicloudRoutes(scope, world), { prefix: '/apicloud' });
	app.register((scope) => fnsRoutes(scope, world), { prefix: '/fns' });
	app.register((scope) => fsspRoutes(scope, world), { prefix: '/fssp' });
	app.register((scope) => fsspPageRoutes(scope, world), { prefix: '/fssp-page' });
	app.register((scope) => fsinRoutes(scope, world), { prefix: '/fsin' });
	app.register((scope) => efrsbRoutes(scope, world), { prefix: '/efrsb' });
	app.register((scope) => efrsbCardRoutes(scope, world), { prefix: '/efrsb-card' });
	app.register((scope) => fedresursRoutes(scope, world), { prefix: '/fedresurs' });
	app.register((scope) => fedresursNotaryRoutes(scope, world), { prefix: '/fedresurs-notary' });
	app.register((scope) => fedsfmRoutes(scope, world), { prefix: '/fedsfm' });
	app.register((scope) => captchaRoutes(scope, world));
	const site = siteUrl.replace(/\/$/, '');
	app.register((scope) => oidcRoutes(scope, world, site, 'google'), { prefix: '/google' });
	app.register((scope) => oidcRoutes(scope, world, site, 'with-sign-out'), { prefix: '/openid' });
	app.register((scope) => botRoutes(scope, world), { prefix: '/telegram' });
	app.register((scope) => chatRoutes(scope, world));
	app.register((scope) => monetaRoutes(scope, world, siteUrl.replace(/\/$/, '')));
	app.register((scope) => mailRoutes(scope, world));
	app.register((scope) => controlRoutes(scope, world));
	app.register((scope) => dashboardRoutes(scope, world, siteUrl));
	app.register((scope) => partnerRoutes(scope, siteUrl.replace(/\/$/, '')));
	return app;
}
