import type { FastifyInstance } from 'fastify';
import { isWeather } from './weather.ts';
import { isPlayed, PLAYED_SUPPLIERS, resetWorld, type World, weatherOf } from './world.ts';

/**
 * The sandbox's own switches, for its dashboard (forms) and for tests (JSON): `POST /_control/reset`,
 * `POST /_control/weather` with `{ supplier, weather }`, and `GET /_control/state`.
 */
export async function controlRoutes(app: FastifyInstance, world: World): Promise<void> {
	app.addContentTypeParser(
		'application/x-www-form-urlencoded',
		{ parseAs: 'string' },
		(_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
	);

	app.get('/_control/state', async () => stateOf(world));

	app.post('/_control/reset', async (request, reply) => {
		resetWorld(world);
		return isForm(request.headers['content-type']) ? reply.redirect('/', 303) : stateOf(world);
	});

	app.post('/_control/weather', async (request, reply) => {
		const { supplier, weather } = (request.body ?? {}) as Record<string, unknown>;
		if (!isPlayed(supplier) || !isWeather(weather)) {
			return reply.code(400).send({ message: 'Нет такого поставщика или такой погоды' });
		}
		world.weather.set(supplier, weather);
		return isForm(request.headers['content-type']) ? reply.redirect('/', 303) : stateOf(world);
	});
}

function isForm(contentType: string | undefined): boolean {
	return contentType?.startsWith('application/x-www-form-urlencoded') ?? false;
}

function stateOf(world: World): object {
	const weather = Object.fromEntries(
		PLAYED_SUPPLIERS.map((supplier) => [supplier, weatherOf(world, supplier)]),
	);
	return { weather, calls: Object.fromEntries(world.calls), orders: world.avtocod.orders() };
}
