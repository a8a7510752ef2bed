import type { FastifyInstance } from 'fastify';
import { isRefused, pageOf, queryField, refuse } from '../browser-guard.ts';
import { meetTroubles } from '../person-troubles.ts';
import { playPublicPage } from '../public-page.ts';
import { lifeBehind } from '../subjects/person-life.ts';
import type { World } from '../world.ts';
import { cardOf, listRow } from './rows.ts';

/** The real page shows no more at once. */
const PAGE_LENGTH = 15;

/** Plays the list of the bankruptcy register. */
export async function efrsbRoutes(app: FastifyInstance, world: World): Promise<void> {
	playPublicPage(app, world, 'efrsb');

	app.get('/backend/prsnbankrupts', async (request, reply) => {
		if (isRefused(request, reply, ['user-agent', 'referer'])) return reply;
		const { person, bankruptcies } = lifeBehind({
			name: queryField(request, 'searchString'),
			register: 'bankruptcy',
		});
		const call = { supplier: 'efrsb', register: 'bankruptcy', person } as const;
		const met = await meetTroubles(world, call, request, reply);
		if (met === 'answered') return reply;
		if (met === 'captcha') return refuse(reply);
		const shown = pageOf(bankruptcies, request.query, PAGE_LENGTH);
		return { pageData: shown.map(listRow), total: bankruptcies.length };
	});
}

/** Plays the host of people's cards. */
export async function efrsbCardRoutes(app: FastifyInstance, world: World): Promise<void> {
	playPublicPage(app, world, 'efrsb');

	app.get<{ Params: { guid: string } }>('/backend/persons/:guid', async (request, reply) => {
		if (isRefused(request, reply, ['user-agent', 'referer'])) return reply;
		return cardOf(request.params.guid) ?? reply.code(404).send({ message: 'Not Found' });
	});
}
