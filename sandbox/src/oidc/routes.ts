import type { IncomingMessage, ServerResponse } from 'node:http';
import { oauthCallbackPath } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { InteractionResults, Provider } from 'oidc-provider';
import { chooserPage, sendChooser } from '../oauth/chooser.ts';
import type { World } from '../world.ts';
import { createAddressBook, PEOPLE, type Person, SLOW_MS } from './people.ts';

/** Google knows no sign-out that a site could begin; other providers do. */
export type ProviderKind = 'google' | 'with-sign-out';

/**
 * Google's sign-in, or another provider's, as a provider of its own, mounted at this scope's prefix:
 * discovery, `/auth`, `/token` and `/jwks` by the library, and the page `/choose/{uid}` on which a person
 * takes one of the invented accounts.
 */
export async function oidcRoutes(
	app: FastifyInstance,
	world: World,
	siteUrl: string,
	kind: ProviderKind,
): Promise<void> {
	const people = createAddressBook();
	const choose = (reply: FastifyReply, action: string, wrong: boolean) =>
		sendChooser(reply, siteUrl, chooserPage({ provider: 'Google', people: PEOPLE, action, wrong }));
	let made: Promise<Provider> | null = null;

	async function make(): Promise<Provider> {
		// The library has hundreds of modules, and most runs of the sandbox need no sign-in.
		const { createProvider } = await import('./provider.ts');
		return createProvider({
			issuer: `${world.origin}${app.prefix}`,
			redirectUri: siteUrl + oauthCallbackPath('google'),
			signedOutUri: kind === 'google' ? null : `${siteUrl}/`,
			chooserPath: (uid) => `${app.prefix}/choose/${uid}`,
			people,
			slowMs: SLOW_MS * world.timeScale,
		});
	}

	/** Made when first asked for: by then the sandbox knows its own address, and most tests need no keys. */
	function provider(): Promise<Provider> {
		made ??= make();
		return made;
	}

	// The library reads bodies itself; our own form is read where it is taken.
	app.removeAllContentTypeParsers();
	app.addContentTypeParser('*', (_request, _payload, done) => done(null));

	app.get<{ Params: { uid: string } }>('/choose/:uid', async (request, reply) => {
		if (!(await isUnderWay(await provider(), request, reply))) return sendExpired(reply);
		return choose(reply, request.url, false);
	});

	app.post<{ Params: { uid: string } }>('/choose/:uid', async (request, reply) => {
		if (!(await isUnderWay(await provider(), request, reply))) return sendExpired(reply);
		const person = people.byEmail(await readAccount(request.raw));
		if (person === null) return choose(reply.code(400), request.url, true);
		reply.hijack();
		await (await provider()).interactionFinished(request.raw, reply.raw, resultOf(person), {
			mergeWithLastSubmission: false,
		});
		return reply;
	});

	app.all('/*', async (request, reply) => {
		const handle = (await provider()).callback();
		reply.hijack();
		await handle(mounted(request.raw, app.prefix), reply.raw as ServerResponse);
	});
}

function sendExpired(reply: FastifyReply): FastifyReply {
	return reply.code(400).send({ message: 'Этот вход не начат в этом браузере или уже закончен' });
}

/** True when the browser carries the cookie of the sign-in whose page this is. */
async function isUnderWay(
	provider: Provider,
	request: FastifyRequest<{ Params: { uid: string } }>,
	reply: FastifyReply,
): Promise<boolean> {
	const interaction = await provider.interactionDetails(request.raw, reply.raw).catch(() => null);
	return interaction?.uid === request.params.uid;
}

function resultOf({ sub, play }: Person): InteractionResults {
	if (play === 'refused') return { error: 'access_denied', error_description: 'The person did not agree' };
	return { select_account: {}, login: { accountId: sub, remember: false } };
}

/** The request as the library expects it below a prefix: its own path, and the whole one beside. */
function mounted(request: IncomingMessage, prefix: string): IncomingMessage {
	const whole = request.url ?? '/';
	return Object.assign(request, { originalUrl: whole, url: whole.slice(prefix.length) || '/' });
}

const FORM_AT_MOST = 4096;

async function readAccount(request: IncomingMessage): Promise<string> {
	let text = '';
	for await (const chunk of request) {
		text += String(chunk);
		if (text.length > FORM_AT_MOST) return '';
	}
	return new URLSearchParams(text).get('account') ?? '';
}
