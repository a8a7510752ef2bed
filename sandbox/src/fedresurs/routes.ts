import type { FastifyInstance } from 'fastify';
import { isRefused, pageOf, queryField, refuse } from '../browser-guard.ts';
import { meetTroubles } from '../person-troubles.ts';
import { HTML, playPublicPage } from '../public-page.ts';
import { lifeBehind } from '../subjects/person-life.ts';
import type { World } from '../world.ts';
import { listRow, noticePage, noticeWith } from './page.ts';

const PAGE_LENGTH = 15;
const BUSY_PAGE = '<!DOCTYPE html>\n<html><body><h1>Сервис временно недоступен</h1></body></html>\n';

/** Plays Федресурс's search among notices of pledge. */
export async function fedresursRoutes(app: FastifyInstance, world: World): Promise<void> {
	playPublicPage(app, world, 'fedresurs');

	app.get('/backend/fnp-search/person', async (request, reply) => {
		if (isRefused(request, reply, ['user-agent', 'referer'])) return reply;
		const parts = ['LastName', 'FirstName', 'MiddleName'].map((part) => queryField(request, part));
		const { person, pledges } = lifeBehind({ name: parts.join(' ').trim(), register: 'pledge' });
		const call = { supplier: 'fedresurs', register: 'pledge', person } as const;
		const met = await meetTroubles(world, call, request, reply);
		if (met === 'answered') return reply;
		if (met === 'captcha') return refuse(reply);
		return { found: pledges.length, pageData: pageOf(pledges, request.query, PAGE_LENGTH).map(listRow) };
	});
}

/** Plays the notaries' register with its pages of notices. */
export async function fedresursNotaryRoutes(app: FastifyInstance, world: World): Promise<void> {
	playPublicPage(app, world, 'fedresurs');

	app.get<{ Params: { guid: string } }>('/search/notification/:guid', async (request, reply) => {
		if (isRefused(request, reply, ['user-agent'])) return reply;
		const notice = noticeWith(request.params.guid);
		if (notice === null) return reply.code(404).type(HTML).send('Not Found');
		const { born } = notice.pledgor;
		return born === null
			? reply.code(503).type(HTML).send(BUSY_PAGE)
			: reply.type(HTML).send(noticePage(notice, born));
	});
}
