import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { meetTroubles } from '../person-troubles.ts';
import { HTML, playPublicPage } from '../public-page.ts';
import { lifeBehind } from '../subjects/person-life.ts';
import type { World } from '../world.ts';
import { captchaPopup, casesTable, FORM_PAGE, noCases } from './page.ts';

/** Cases on one page. */
const PAGE_SIZE = 20;

/** Plays the page of ФССП's search, from which its script takes a cookie. */
export async function fsspPageRoutes(app: FastifyInstance, world: World): Promise<void> {
	playPublicPage(app, world, 'fssp');
	app.get('/iss/ip', async (_request, reply) =>
		reply
			.header('set-cookie', `connect.sid=s%3A${randomBytes(16).toString('hex')}; Path=/; HttpOnly`)
			.type(HTML)
			.send(FORM_PAGE),
	);
}

/** ФССП's search: JSONP with a fragment of HTML. Without the page's cookie there is a picture first. */
export async function fsspRoutes(app: FastifyInstance, world: World): Promise<void> {
	playPublicPage(app, world, 'fssp');
	app.get<{ Querystring: Record<string, unknown> }>('/ajax_search', async (request, reply) => {
		const field = (name: string) => String(request.query[name] ?? '');
		const callback = field('callback');
		if (!/^[\w$]{1,100}$/.test(callback)) return reply.code(400).send({ message: 'Bad Request' });
		const name = ['is[last_name]', 'is[first_name]', 'is[patronymic]'].map(field).join(' ').trim();
		const { person, bailiffCases } = lifeBehind({ name, register: 'fssp' });
		const met = await meetTroubles(world, { supplier: 'fssp', register: 'fssp', person }, request, reply);
		if (met === 'answered') return reply;
		const unknown = !/(?:^|;\s*)connect\.sid=./.test(request.headers.cookie ?? '');
		if (met === 'captcha' || unknown) return sendCall(reply, callback, captchaPopup());
		const born = field('is[date]').split('.').reverse().join('-');
		const cases = bailiffCases.filter(({ debtor }) => born === '' || debtor.born === born);
		const first = (Math.max(1, Number(field('page')) || 1) - 1) * PAGE_SIZE;
		const shown = cases.slice(first, first + PAGE_SIZE);
		return sendCall(reply, callback, shown.length === 0 ? noCases() : casesTable(shown, cases.length));
	});
}

function sendCall(reply: FastifyReply, callback: string, data: string): FastifyReply {
	const json = JSON.stringify({ data, err: '', e: '' });
	return reply
		.type('text/javascript; charset=utf-8')
		.send(`/**/ typeof ${callback} === 'function' && ${callback}(${json});`);
}
