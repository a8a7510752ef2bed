import type { FastifyInstance } from 'fastify';
import { meetTroubles } from '../person-troubles.ts';
import { playPublicPage } from '../public-page.ts';
import { lifeBehind } from '../subjects/person-life.ts';
import { PERSONS } from '../subjects/persons.ts';
import type { World } from '../world.ts';
import { listPage } from './page.ts';
import { decode1251, encode1251 } from './windows-1251.ts';

const HTML_1251 = 'text/html; charset=windows-1251';

/** Plays ФСИН's list of the wanted; without a filter it shows everybody. */
export async function fsinRoutes(app: FastifyInstance, world: World): Promise<void> {
	playPublicPage(app, world, 'fsin');
	app.get('/criminal/', async (request, reply) => {
		const name = askedName(request.raw.url ?? '');
		const { person, wanted } = lifeBehind({ name, register: 'fsin_wanted' });
		const call = { supplier: 'fsin', register: 'fsin_wanted', person } as const;
		const met = await meetTroubles(world, call, request, reply);
		if (met === 'answered') return reply;
		const shown = name === '' ? everybody() : wanted;
		return reply.type(HTML_1251).send(encode1251(listPage(shown)));
	});
}

/** The filter's name in windows-1251, which a usual reader of queries does not understand. */
function askedName(url: string): string {
	const pairs = url.split('?')[1]?.split('&') ?? [];
	const fields = new Map(
		pairs.map((pair) => pair.split('=', 2)).map(([name = '', value = '']) => [decode1251(name), value]),
	);
	return fields.get('set_filter') === 'Y' ? decode1251(fields.get('arrFilterAdd_pf[fio]') ?? '').trim() : '';
}

function everybody() {
	return PERSONS.flatMap(({ passport }) => lifeBehind({ passport }).wanted);
}
