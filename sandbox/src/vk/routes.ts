import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { oauthCallbackPath } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { chooserPage, sendChooser } from '../oauth/chooser.ts';
import { type Fields, type FormRoute, takeForms, unknownField, withQuery } from '../oauth/forms.ts';
import { createGrants, isVerifierOf } from '../oauth/grants.ts';
import { createAddressBook, type Person, SLOW_MS, VK_PEOPLE } from '../oidc/people.ts';
import { VK_CLIENT_ID, VK_SERVICE_TOKEN } from '../settings.ts';
import type { World } from '../world.ts';

const CHALLENGE = /^[\w-]{43}$/;
const STATE = /^[\w-]{32,}$/;

const AUTHORIZE_FIELDS = [
	...['response_type', 'client_id', 'redirect_uri', 'state', 'code_challenge', 'code_challenge_method'],
	...['scope', 'prompt', 'provider', 'lang_id', 'scheme'],
];
const TOKEN_FIELDS = [
	...['grant_type', 'code', 'code_verifier', 'client_id', 'device_id', 'redirect_uri', 'state'],
	'service_token',
];
const USER_FIELDS = ['access_token', 'client_id'];

/** VK's numeric id of a person. */
const userIdOf = ({ sub }: Person) => Number(sub.slice(0, 9));

/** What is wrong with a request for a sign-in; null where nothing is. */
function problemOf(asked: Fields, redirectUri: string): string | null {
	if (asked.client_id !== VK_CLIENT_ID) return 'client_id is invalid';
	if (asked.redirect_uri !== redirectUri) return 'redirect_uri is invalid';
	if (asked.response_type !== 'code') return 'response_type is invalid';
	if (!STATE.test(asked.state ?? '')) return 'state is invalid';
	const isPkce = asked.code_challenge_method === 'S256' && CHALLENGE.test(asked.code_challenge ?? '');
	return isPkce ? null : 'code_challenge is invalid';
}

/** VK ID in its own format: `/authorize`, `/oauth2/auth`, `/oauth2/user_info` and `/oauth2/revoke`. */
export async function vkRoutes(app: FastifyInstance, world: World, siteUrl: string): Promise<void> {
	const people = createAddressBook(VK_PEOPLE);
	const grants = createGrants('vk2.a.', world.now);
	const redirectUri = siteUrl + oauthCallbackPath('vk');
	takeForms(app);

	const choose = (reply: FastifyReply, action: string, wrong: boolean) =>
		sendChooser(reply, siteUrl, chooserPage({ provider: 'VK', people: VK_PEOPLE, action, wrong }));
	const refuse = (reply: FastifyReply, error: string, description: string, state?: string) =>
		reply.code(400).send({ error, error_description: description, ...(state !== undefined && { state }) });
	const unknown = (reply: FastifyReply) => reply.code(404).type('text/html').send('<h1>404</h1>');

	app.get<FormRoute>('/authorize', async ({ query, url }, reply) => {
		if (unknownField(query, AUTHORIZE_FIELDS) !== undefined) return unknown(reply);
		const problem = problemOf(query, redirectUri);
		return problem === null ? choose(reply, url, false) : refuse(reply, 'invalid_request', problem);
	});

	app.post<FormRoute>('/authorize', async ({ query, body, url }, reply) => {
		if (unknownField(query, AUTHORIZE_FIELDS) !== undefined) return unknown(reply);
		const problem = problemOf(query, redirectUri);
		if (problem !== null) return refuse(reply, 'invalid_request', problem);
		const person = people.byEmail(body.account ?? '');
		if (person === null) return choose(reply.code(400), url, true);
		const state = query.state ?? '';
		if (person.play === 'refused') {
			const refused = { error: 'access_denied', error_description: 'User denied', state };
			return reply.redirect(withQuery(redirectUri, refused), 302);
		}
		const device = randomBytes(24).toString('base64url');
		const code = grants.addCode({ person, challenge: query.code_challenge ?? '', device });
		const given = { code, state, device_id: device, type: 'code_v2', expires_in: '600' };
		const wrapped = person.play === 'wrapped' ? { payload: JSON.stringify(given) } : given;
		return reply.redirect(withQuery(redirectUri, wrapped), 302);
	});

	app.post<FormRoute>('/oauth2/auth', async ({ body }, reply) => {
		if (unknownField(body, TOKEN_FIELDS) !== undefined) return unknown(reply);
		const { state } = body;
		if (body.client_id !== VK_CLIENT_ID || body.service_token !== VK_SERVICE_TOKEN) {
			return refuse(reply, 'invalid_client', 'client is invalid', state);
		}
		if (body.grant_type !== 'authorization_code' || body.redirect_uri !== redirectUri) {
			return refuse(reply, 'invalid_request', 'redirect_uri is invalid', state);
		}
		const grant = grants.spendCode(body.code ?? '');
		if (grant?.person.play === 'slow') await sleep(SLOW_MS * world.timeScale);
		if (grant === null) return refuse(reply, 'invalid_grant', 'code is expired or invalid', state);
		if (body.device_id !== grant.device) {
			return refuse(reply, 'invalid_request', 'device_id is invalid', state);
		}
		if (!isVerifierOf(grant, body.code_verifier)) {
			return refuse(reply, 'invalid_grant', 'code_verifier is invalid', state);
		}
		if (grant.person.play === 'broken') {
			return reply.code(500).send({ error: 'server_error', error_description: 'try later', state });
		}
		return {
			refresh_token: 'vk2.a.sandbox-refresh',
			access_token: grants.addToken(grant),
			id_token: 'eyJhbGciOiJSUzI1NiJ9.e30.sandbox',
			token_type: 'Bearer',
			expires_in: 3600,
			user_id: userIdOf(grant.person),
			state,
			scope: 'vkid.personal_info',
		};
	});

	app.post<FormRoute>('/oauth2/user_info', async ({ body }, reply) => {
		if (unknownField(body, USER_FIELDS) !== undefined) return unknown(reply);
		const grant = grants.byToken(body.access_token ?? '');
		if (grant === null || body.client_id !== VK_CLIENT_ID) {
			return refuse(reply, 'invalid_token', 'access_token is invalid');
		}
		const { person } = grant;
		const [last_name = '', ...rest] = (person.name ?? '').split(' ');
		const id = userIdOf(person) + (person.play === 'foreign' ? 1 : 0);
		return { user: { user_id: String(id), first_name: rest[0] ?? '', last_name } };
	});

	app.post<FormRoute>('/oauth2/revoke', async ({ body }, reply) => {
		if (unknownField(body, USER_FIELDS) !== undefined) return unknown(reply);
		if (grants.byToken(body.access_token ?? '') === null) {
			return refuse(reply, 'invalid_token', 'access_token is invalid');
		}
		grants.endToken(body.access_token ?? '');
		return { response: 1 };
	});

	app.get('/_live', async () => ({ live: grants.countLive() }));
}
