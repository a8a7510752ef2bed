import { setTimeout as sleep } from 'node:timers/promises';
import { oauthCallbackPath } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { chooserPage, sendChooser } from '../oauth/chooser.ts';
import { type Fields, type FormRoute, takeForms, withQuery } from '../oauth/forms.ts';
import { createGrants, isVerifierOf } from '../oauth/grants.ts';
import { createAddressBook, PEOPLE, SLOW_MS } from '../oidc/people.ts';
import { YANDEX_CLIENT_ID, YANDEX_CLIENT_SECRET } from '../settings.ts';
import type { World } from '../world.ts';

const YEAR_SECONDS = 31_536_000;
const CHALLENGE = /^[\w-]{43}$/;
const DEVICE = /^[\x21-\x7e]{6,50}$/;

/** What is wrong with a request for a sign-in; null where nothing is. */
function problemOf(asked: Fields, redirectUri: string): string | null {
	if (asked.client_id !== YANDEX_CLIENT_ID) return 'unauthorized_client';
	if (asked.redirect_uri !== redirectUri) return 'invalid_redirect_uri';
	if (asked.response_type !== 'code') return 'unsupported_response_type';
	if (asked.code_challenge_method !== 'S256' || !CHALLENGE.test(asked.code_challenge ?? '')) {
		return 'invalid_request';
	}
	if (asked.device_id !== undefined && !DEVICE.test(asked.device_id)) return 'invalid_request';
	return null;
}

/** Yandex ID in its own format: `/authorize`, `/token`, `/revoke_token`, and `/info` of login.yandex.ru. */
export async function yandexRoutes(app: FastifyInstance, world: World, siteUrl: string): Promise<void> {
	const people = createAddressBook();
	const grants = createGrants('y0_', world.now);
	const redirectUri = siteUrl + oauthCallbackPath('yandex');
	takeForms(app);

	const choose = (reply: FastifyReply, action: string, wrong: boolean) =>
		sendChooser(reply, siteUrl, chooserPage({ provider: 'Яндекса', people: PEOPLE, action, wrong }));
	const refuse = (reply: FastifyReply, error: string, description: string, status = 400) =>
		reply.code(status).send({ error, error_description: description });
	const isClient = ({ client_id, client_secret }: Fields) =>
		client_id === YANDEX_CLIENT_ID && client_secret === YANDEX_CLIENT_SECRET;

	app.get<FormRoute>('/authorize', async ({ query, url }, reply) => {
		const problem = problemOf(query, redirectUri);
		return problem === null ? choose(reply, url, false) : refuse(reply, problem, 'Bad request');
	});

	app.post<FormRoute>('/authorize', async ({ query, body, url }, reply) => {
		const problem = problemOf(query, redirectUri);
		if (problem !== null) return refuse(reply, problem, 'Bad request');
		const person = people.byEmail(body.account ?? '');
		if (person === null) return choose(reply.code(400), url, true);
		const state = { state: query.state ?? '' };
		if (person.play === 'refused') {
			const refused = { error: 'access_denied', error_description: 'User denied access', ...state };
			return reply.redirect(withQuery(redirectUri, refused), 302);
		}
		const grant = { person, challenge: query.code_challenge ?? '', device: query.device_id ?? null };
		return reply.redirect(withQuery(redirectUri, { code: grants.addCode(grant), ...state }), 302);
	});

	app.post<FormRoute>('/token', async ({ body }, reply) => {
		if (!isClient(body)) return refuse(reply, 'invalid_client', 'Wrong client secret');
		if (body.grant_type !== 'authorization_code') return refuse(reply, 'unsupported_grant_type', '');
		const grant = grants.spendCode(body.code ?? '');
		if (grant?.person.play === 'slow') await sleep(SLOW_MS * world.timeScale);
		if (grant === null) return refuse(reply, 'invalid_grant', 'Code has expired');
		if (!isVerifierOf(grant, body.code_verifier)) {
			return refuse(reply, 'invalid_grant', 'Code verifier does not match');
		}
		if (grant.person.play === 'broken') return reply.code(502).type('text/html').send('<h1>502</h1>');
		return {
			token_type: 'bearer',
			access_token: grants.addToken(grant),
			expires_in: YEAR_SECONDS,
			refresh_token: '1:sandbox',
			scope: 'login:info',
		};
	});

	app.get('/info', async ({ headers }, reply) => {
		const [, token = ''] = /^OAuth (.+)$/.exec(headers.authorization ?? '') ?? [];
		const grant = grants.byToken(token);
		if (grant === null) return reply.code(401).send('');
		const { sub, name, email, play } = grant.person;
		return {
			id: sub.slice(0, 10),
			login: email.split('@')[0],
			client_id: play === 'foreign' ? 'f'.repeat(32) : YANDEX_CLIENT_ID,
			psuid: `1.AA${sub}`,
			...(name !== null && { display_name: name, real_name: name }),
		};
	});

	app.post<FormRoute>('/revoke_token', async ({ body }, reply) => {
		if (!isClient(body)) return refuse(reply, 'invalid_client', 'Wrong client secret');
		const grant = grants.byToken(body.access_token ?? '');
		if (grant?.device === null) return refuse(reply, 'unsupported_token_type', 'No device');
		grants.endToken(body.access_token ?? '');
		return { status: 'ok' };
	});

	app.get('/_live', async () => ({ live: grants.countLive() }));
}
