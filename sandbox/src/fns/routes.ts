import type { FastifyInstance, FastifyReply } from 'fastify';
import { meetTroubles, type PersonCall, troubleOf } from '../person-troubles.ts';
import { formField, HTML, playPublicPage } from '../public-page.ts';
import { playedPerson } from '../subjects/persons.ts';
import { failureModeOf, type World } from '../world.ts';
import { CONSENT_PAGE, FORM_PAGE, NOT_ALLOWED_PAGE } from './pages.ts';
import { complaintsOf, outcomeOf } from './search.ts';

const CONSENT_COOKIE = 'upd_inn';
const JSON_TYPE = 'application/json; charset=utf-8';
/** A search is usually over before anybody looks a second time. */
const SEARCH_MS = 300;

/** Plays ФНС's page «Узнай ИНН»: a consent, a search, and looks at it until it is over. */
export async function fnsRoutes(app: FastifyInstance, world: World): Promise<void> {
	playPublicPage(app, world, 'fns');
	const hasAgreed = (cookies: string | undefined) => world.fns.hasAgreed(cookieOf(cookies, CONSENT_COOKIE));

	app.get('/inn.do', async ({ headers }, reply) =>
		reply
			.header('set-cookie', `JSESSIONID=${'0'.repeat(32)}; Path=/; HttpOnly`)
			.type(HTML)
			.send(hasAgreed(headers.cookie) ? FORM_PAGE : CONSENT_PAGE),
	);

	app.post('/static/personal-data-proc.json', async (request, reply) => {
		if (formField(request, 'personalData') !== '1')
			return sendComplaints(reply, { personalData: ['Нужно согласие'] });
		return reply.type(JSON_TYPE).send(JSON.stringify(world.fns.agree()));
	});

	app.post('/inn-new-proc.do', async (request, reply) => {
		const field = (name: string) => formField(request, name);
		const person = playedPerson({ passport: field('docno') });
		const call: PersonCall = { supplier: 'fns', register: 'inn', person };
		const tookMs = searchMs(world, call);
		if (tookMs === SEARCH_MS) {
			const met = await meetTroubles(world, call, request, reply);
			if (met === 'answered') return reply;
			if (met === 'captcha') return sendComplaints(reply, { captcha: ['Введите цифры с картинки'] });
		}
		if (!hasAgreed(request.headers.cookie)) return reply.code(405).type(HTML).send(NOT_ALLOWED_PAGE);
		const complaints = complaintsOf(field);
		if (field('c') !== 'find' || Object.keys(complaints).length > 0) return sendComplaints(reply, complaints);
		const overAt = new Date(world.now().getTime() + tookMs * world.timeScale);
		const requestId = world.fns.begin(outcomeOf(field), overAt);
		return reply.type(JSON_TYPE).send(JSON.stringify({ requestId, captchaRequired: false }));
	});

	app.post('/inn-new-proc.json', async (request, reply) => {
		const seen = world.fns.poll(formField(request, 'requestId'), world.now());
		reply.type(JSON_TYPE);
		if (seen === null) return { ERROR: 'Недопустимый идентификатор запроса', STATUS: 500 };
		if (seen === 'pending') return '{"state":-1.0}';
		// Numbers with a point, as the service writes them.
		if (seen.state === 1) return `{"id":1000001,"state":1.0,"inn":"${seen.inn}","entityId":null}`;
		return seen.state === 0 ? '{"state":0.0,"error_code":1.0}' : '{"state":3.0}';
	});
}

/** How long a search takes; a person who is slow here keeps their search under way, and not the call. */
function searchMs(world: World, call: PersonCall): number {
	const trouble = failureModeOf(world, 'fns') === 'fine' ? troubleOf(call) : undefined;
	return trouble?.kind === 'slow' ? trouble.ms : SEARCH_MS;
}

function sendComplaints(
	reply: FastifyReply,
	errors: Readonly<Record<string, readonly string[]>>,
): FastifyReply {
	return reply.code(400).send({ ERROR: 'Ошибка заполнения формы', ERRORS: errors, STATUS: 400 });
}

function cookieOf(cookies = '', name: string): string {
	return new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies)?.[1] ?? '';
}
