import type { FastifyInstance, FastifyReply } from 'fastify';
import { formField, HTML, isVin, metBySubject, playPublicPage } from '../public-page.ts';
import { moscowDay } from '../subjects/day.ts';
import { tellByVin } from '../subjects/tell.ts';
import type { World } from '../world.ts';
import { carPage, EXPIRED_PAGE } from './page.ts';
import type { Visit } from './visits.ts';

const SESSION_COOKIE = 'customs_session';

/** Plays ФТС's page about released cars: a Laravel form whose token lives as long as its session. */
export async function customsRoutes(app: FastifyInstance, world: World): Promise<void> {
	playPublicPage(app, world, 'customs');

	app.get('/', async (_request, reply) => {
		const visit = world.customs.open(world.now());
		return withCookies(reply, visit).send(carPage(visit.token, { asked: null, car: null }));
	});

	app.post('/cars', async (request, reply) => {
		const vin = formField(request, 'vin');
		if (await metBySubject(vin, 'customs', world, request, reply)) return reply;
		const visit = world.customs.find(sessionOf(request.headers.cookie), world.now());
		if (visit === null || formField(request, '_token') !== visit.token) {
			return reply.code(419).type(HTML).send(EXPIRED_PAGE);
		}
		const asked = isVin(vin) ? 'vin' : 'no vin';
		const today = moscowDay(world.now());
		const [car = null] = tellByVin(vin, today).cars;
		return withCookies(reply, visit).send(carPage(visit.token, { asked, car }));
	});
}

function sessionOf(cookies = ''): string {
	return new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=([^;]*)`).exec(cookies)?.[1] ?? '';
}

function withCookies(reply: FastifyReply, { session, token }: Visit): FastifyReply {
	return reply
		.header('set-cookie', [
			`XSRF-TOKEN=${token}; Path=/; SameSite=Lax`,
			`${SESSION_COOKIE}=${session}; Path=/; HttpOnly; SameSite=Lax`,
		])
		.type(HTML);
}
