import { randomBytes } from 'node:crypto';
import { GOOGLE_CALLBACK_PATH, GOOGLE_START_PATH } from '@avtosverka/contract/vocabulary/oauth-sign-in';
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
import type { Google } from '../providers/google/google.ts';
import { type HandOff, handOffHeaders, handOffPage } from './hand-off-page.ts';
import { ownPath } from './own-path.ts';
import type { Refusals } from './refusals.ts';
import { GOOGLE_WORDS } from './words.ts';

const Start = z.object({
	id: z.string().refine(isFlowId, 'Ссылка для входа повреждена: начните вход на сайте.'),
	mode: z.enum(['popup', 'page']),
	from: z.string().optional(),
});

function send(reply: FastifyReply, handOff: HandOff): FastifyReply {
	const nonce = randomBytes(16).toString('base64url');
	return reply
		.headers(handOffHeaders(nonce))
		.type('text/html; charset=utf-8')
		.send(handOffPage(handOff, nonce));
}

/** The two addresses between our page and the provider's: the way there, and the way back. */
export function registerGooglePages(
	app: FastifyInstance,
	{ config, clock, store }: Deps,
	google: Google,
	refusals: Refusals,
): void {
	const { siteUrl } = config;
	const limit = createAddressLimit(clock, config.limits.requestsPerMinute, 60);

	app.get(GOOGLE_START_PATH, { exposeHeadRoute: false }, async (request, reply) => {
		limit.count(request.ip);
		const { id, mode, from } = readInput(Start, request.query);
		const flow = beginFlow({ id, mode, from: ownPath(from) }, clock.now());
		const url = await google.authorizationUrl({ ...flow.trip, nonce: flow.nonce });
		if (url === null) {
			await refusals.note('away', flow);
			return send(reply, handOffProblem(GOOGLE_WORDS.away, flow));
		}
		const visitor = meetVisitor(request.headers, siteUrl);
		// The visitor's cookie has to last as long as the flow that is sealed for him.
		reply.header('set-cookie', [
			visitorCookie(visitor.id, siteUrl),
			flowCookie(encryptFlow(flow, visitor.id, store.cipher), siteUrl),
		]);
		return reply
			.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
			.redirect(url, 303);
	});

	app.get(GOOGLE_CALLBACK_PATH, { exposeHeadRoute: false }, async (request, reply) => {
		limit.count(request.ip);
		const visitor = meetVisitor(request.headers, siteUrl);
		const carried = decryptFlow(
			readFlowCookie(request.headers, siteUrl),
			visitor.id,
			store.cipher,
			clock.now(),
		);
		if (await refusals.areTooMany(carried)) {
			throw new RequestProblem(429, 'too-many', GOOGLE_WORDS.tooMany);
		}
		const { handOff, flow, refused } = await comeBack(request.query, carried, google);
		if (flow !== carried) {
			const cookie =
				flow === null
					? noFlowCookie(siteUrl)
					: flowCookie(encryptFlow(flow, visitor.id, store.cipher), siteUrl);
			reply.header('set-cookie', cookie);
		}
		if (refused !== null) await refusals.note(refused.reason, carried, refused.error);
		return send(reply, handOff);
	});
}
