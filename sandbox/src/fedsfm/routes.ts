import type { FastifyInstance } from 'fastify';
import { isRefused, refuse } from '../browser-guard.ts';
import { meetTroubles } from '../person-troubles.ts';
import { playPublicPage } from '../public-page.ts';
import type { World } from '../world.ts';
import { answerTo, personMeant, readSearch } from './search.ts';

const ERROR = { IsError: true, recordsTotal: 0, recordsFiltered: 0, data: [] };

/** Plays Росфинмониторинг's search in the list of terrorists and extremists. */
export async function fedsfmRoutes(app: FastifyInstance, world: World): Promise<void> {
	playPublicPage(app, world, 'fedsfm');
	app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
		done(null, parse(String(body))),
	);

	app.post('/TerroristSearch', async (request, reply) => {
		if (isRefused(request, reply, ['user-agent'])) return reply;
		const search = readSearch(request.body);
		if (search === null) return ERROR;
		const call = { supplier: 'fedsfm', register: 'terrorist', person: personMeant(search) } as const;
		const met = await meetTroubles(world, call, request, reply);
		if (met === 'answered') return reply;
		return met === 'captcha' ? refuse(reply) : answerTo(search);
	});
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
