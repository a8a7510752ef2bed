import { randomBytes } from 'node:crypto';
import {
	OAUTH_PURPOSES,
	type OauthProviderId,
	oauthCallbackPath,
	oauthStartPath,
} from '@avtosverka/contract/vocabulary/oauth-sign-in';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { createAddressLimit } from '../../http/guards/address-limit.ts';
import { meetVisitor, visitorCookie } from '../../http/guards/visitor.ts';
import { readInput } from '../../http/input.ts';
import { RequestProblem } from '../../http/replies/request-problem.ts';
import { comeBack, handOffProblem } from './come-back.ts';
import { beginFlow, decryptFlow, encryptFlow, isFlowId } from './flow.ts';
import { flowCookie, noFlowCookie, readFlowCookie } from './flow-cookie.ts';
import { type HandOff, handOffHeaders, handOffPage } from './hand-off-page.ts';
import { ownPath } from './own-path.ts';
import type { OauthProvider } from './provider.ts';
import type { Refusals } from './refusals.ts';
import { REFUSAL_WORDS } from './words.ts';

const Start = z.object({
	id: z.string().refine(isFlowId, 'Ссылка для входа повреждена: начните вход на сайте.'),
	mode: z.enum(['popup', 'page']),
	purpose: z.enum(OAUTH_PURPOSES).default('sign-in'),
	/** Of a link: whose it is, as the cabinet says. */
	account: z.uuid().optional(),
	from: z.string().optional(),
});

function send(reply: FastifyReply, handOff: HandOff): FastifyReply {
	const nonce = randomBytes(16).toString('base64url');
	return reply
		.headers(handOffHeaders(nonce))
		.type('text/html; charset=utf-8')
		.send(handOffPage(handOff, nonce));
}

/** The two addresses between our page and a provider's: the way there, and the way back. */
export function registerOauthPages(
	app: FastifyInstance,
	{ config, clock, store }: Deps,
	id: OauthProviderId,
	provider: OauthProvider,
	refusals: Refusals,
): void {
	const { siteUrl } = config;
	const words = REFUSAL_WORDS[id];
	const limit = createAddressLimit(clock, config.limits.requestsPerMinute, 60);

	app.get(oauthStartPath(id), { exposeHeadRoute: false }, async (request, reply) => {
		limit.count(request.ip);
		const start = readInput(Start, request.query);
		const { account = null, ...begun } = start;
		const flow = beginFlow({ ...begun, account, provider: id, from: ownPath(start.from) }, clock.now());
		const url = await provider.authorizationUrl({ ...flow.trip, nonce: flow.nonce });
		if (url === null) {
			await refusals.note(id, { reason: 'away' }, flow);
			return send(reply, handOffProblem(words.away, flow));
		}
		const visitor = meetVisitor(request.headers, siteUrl);
		// The visitor's cookie has to last as long as the flow that is encrypted for it.
		reply.header('set-cookie', [
			visitorCookie(visitor.id, siteUrl),
			flowCookie(encryptFlow(flow, visitor.id, store.cipher), siteUrl),
		]);
		return reply
			.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
			.redirect(url, 303);
	});

	app.get(oauthCallbackPath(id), { exposeHeadRoute: false }, async (request, reply) => {
		limit.count(request.ip);
		const visitor = meetVisitor(request.headers, siteUrl);
		const cookie = readFlowCookie(request.headers, siteUrl);
		const carried = decryptFlow(cookie, visitor.id, store.cipher, clock.now());
		if (await refusals.areTooMany(carried)) throw new RequestProblem(429, 'too-many', words.tooMany);
		const { handOff, flow, refused } = await comeBack(id, request.query, carried, provider);
		if (flow !== carried) {
			const next =
				flow === null
					? noFlowCookie(siteUrl)
					: flowCookie(encryptFlow(flow, visitor.id, store.cipher), siteUrl);
			reply.header('set-cookie', next);
		}
		if (refused !== null) await refusals.note(id, refused, carried);
		return send(reply, handOff);
	});
}
