import type { FastifyInstance } from 'fastify';
import { formField, HTML, metBySubject, playPublicPage } from '../public-page.ts';
import { moscowDay } from '../subjects/day.ts';
import { tellByVin } from '../subjects/tell.ts';
import type { World } from '../world.ts';
import { campaignFragment, formPage } from './page.ts';

/** Росстандарт's page of recall campaigns: a form, and a fragment for requests of its script. */
export async function gostRoutes(app: FastifyInstance, world: World): Promise<void> {
	playPublicPage(app, world, 'gost');

	app.get('/', async (_request, reply) => reply.type(HTML).send(formPage()));

	app.post('/', async (request, reply) => {
		const vin = formField(request, 'vin');
		if (await metBySubject(vin, 'gost', world, request, reply)) return reply;
		if (request.headers['x-requested-with'] !== 'XMLHttpRequest') return reply.type(HTML).send(formPage());
		const today = moscowDay(world.now());
		return reply.type(HTML).send(campaignFragment(tellByVin(vin, today).cars[0] ?? null));
	});
}
