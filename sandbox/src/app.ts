import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
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
import { maxChatRoutes } from './max/chat-routes.ts';
import { maxRoutes } from './max/routes.ts';
import { monetaRoutes } from './moneta/routes.ts';
import { oidcRoutes } from './oidc/routes.ts';
import { partnerRoutes } from './partner/routes.ts';
import { captchaRoutes } from './protection/routes.ts';
import { pushRoutes } from './push/routes.ts';
import { botRoutes } from './telegram/bot-routes.ts';
import { chatRoutes } from './telegram/chat-routes.ts';
import { vkRoutes } from './vk/routes.ts';
import type { World } from './world.ts';
import { yandexRoutes } from './yandex/routes.ts';

export type AppOptions = { readonly siteUrl: string; readonly logger: false | LogTarget };
/** Where log lines go. */
export type LogTarget = { write(line: string): void };

type Routes = (scope: FastifyInstance, world: World) => Promise<void>;

/** Each supplier by the addresses under which it is played. */
const SUPPLIER_ROUTES: Readonly<Record<SupplierId, Readonly<Record<string, Routes>>>> = {
	avtocod: { '/avtocod': avtocodRoutes },
	gibdd: { '/gibdd': gibddRoutes, '/gibdd-captcha': gibddCaptchaRoutes },
	gost: { '/gost': gostRoutes },
	customs: { '/customs': customsRoutes },
	apicloud: { '/apicloud': apicloudRoutes },
	fns: { '/fns': fnsRoutes },
	fssp: { '/fssp': fsspRoutes, '/fssp-page': fsspPageRoutes },
	efrsb: { '/efrsb': efrsbRoutes, '/efrsb-card': efrsbCardRoutes },
	fedresurs: { '/fedresurs': fedresursRoutes, '/fedresurs-notary': fedresursNotaryRoutes },
	fsin: { '/fsin': fsinRoutes },
	fedsfm: { '/fedsfm': fedsfmRoutes },
};

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
	for (const [prefix, routes] of Object.values(SUPPLIER_ROUTES).flatMap((played) => Object.entries(played))) {
		app.register((scope) => routes(scope, world), { prefix });
	}
	photoRoutes(app);
	app.register((scope) => adRoutes(scope, world));
	app.register((scope) => captchaRoutes(scope, world));
	const site = siteUrl.replace(/\/$/, '');
	app.register((scope) => oidcRoutes(scope, world, site, 'google'), { prefix: '/google' });
	app.register((scope) => oidcRoutes(scope, world, site, 'with-sign-out'), { prefix: '/openid' });
	app.register((scope) => yandexRoutes(scope, world, site), { prefix: '/yandex' });
	app.register((scope) => vkRoutes(scope, world, site), { prefix: '/vk' });
	app.register((scope) => botRoutes(scope, world), { prefix: '/telegram' });
	app.register((scope) => chatRoutes(scope, world));
	app.register((scope) => maxRoutes(scope, world.max, () => world.origin), { prefix: '/max' });
	app.register((scope) => maxChatRoutes(scope, world.max), { prefix: '/m' });
	app.register((scope) => monetaRoutes(scope, world, siteUrl.replace(/\/$/, '')));
	app.register((scope) => mailRoutes(scope, world));
	app.register((scope) => pushRoutes(scope, world));
	app.register((scope) => controlRoutes(scope, world));
	app.register((scope) => dashboardRoutes(scope, world, siteUrl));
	app.register((scope) => partnerRoutes(scope, siteUrl.replace(/\/$/, '')));
	return app;
}
