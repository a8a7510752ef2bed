import { SUPPLIERS } from '@avtosverka/contract/vocabulary/supplier';
import type { FastifyInstance } from 'fastify';
import { CAPTCHA_SERVICES } from '../protection/play.ts';
import { failureModeOf, type World } from '../world.ts';
import { dashboardPage } from './page.ts';

const NO_SCRIPTS =
	"default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";

/** The dashboard at `/`. */
export async function dashboardRoutes(app: FastifyInstance, world: World, siteUrl: string): Promise<void> {
	const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0);

	app.get('/', async (_request, reply) => {
		const page = dashboardPage({
			siteUrl: siteUrl.replace(/\/$/, ''),
			failureMode: SUPPLIERS.map((supplier) => ({
				supplier,
				failureMode: failureModeOf(world, supplier),
			})),
			ads: world.ads.mode,
			protection: CAPTCHA_SERVICES.map((service) => ({ service, mode: world.captcha.modeOf(service) })),
			telegram: world.telegram.mode,
			max: world.max.mode,
			moneta: world.moneta,
			mail: world.mail,
			push: world.push,
			orders: sum(Object.values(world.avtocod.orders())),
			calls: sum(world.calls.values()),
		});
		return reply
			.type('text/html; charset=utf-8')
			.header('content-security-policy', NO_SCRIPTS)
			.header('cache-control', 'no-store')
			.send(page);
	});
}
