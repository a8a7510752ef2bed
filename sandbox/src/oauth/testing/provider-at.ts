import { createHash } from 'node:crypto';
import { oauthCallbackPath } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import type { LightMyRequestResponse } from 'fastify';
import { createApp } from '../../app.ts';
import { NOW } from '../../testing/sandbox-at.ts';
import { createWorld, type WorldOptions } from '../../world.ts';

/** Fields of a query or of a form; what is undefined is not sent. */
export type Asked = Readonly<Record<string, string | undefined>>;

/** A provider that is asked as a site and a browser ask it, without a network. */
export type ProviderAt = {
	/** The browser's question for a sign-in. */
	authorize(changed?: Asked): Promise<LightMyRequestResponse>;
	/** Chooses an account; gives the address with which the browser is sent back. */
	choose(account: string, changed?: Asked): Promise<URL>;
	/** A form of the site. */
	post(path: string, form: Asked): Promise<LightMyRequestResponse>;
	/** A question of the site. */
	get(path: string, authorization?: string): Promise<LightMyRequestResponse>;
};

const SITE = 'http://site.test';

export const VERIFIER = 'v'.repeat(43);
export const STATE = 's'.repeat(43);
export const redirectUriOf = (id: 'yandex' | 'vk') => SITE + oauthCallbackPath(id);

const encode = (fields: Asked) =>
	new URLSearchParams(
		Object.entries(fields).filter((pair): pair is [string, string] => pair[1] !== undefined),
	).toString();

/** Yandex ID or VK ID of a sandbox that does not listen. */
export function providerAt(id: 'yandex' | 'vk', clientId: string, options: WorldOptions = {}): ProviderAt {
	const world = createWorld({ now: () => NOW, timeScale: 0, ...options });
	const app = createApp(world, { siteUrl: SITE, logger: false });
	const headers = { 'content-type': 'application/x-www-form-urlencoded' };

	const authorizePath = (changed: Asked) =>
		`/authorize?${encode({
			response_type: 'code',
			client_id: clientId,
			redirect_uri: redirectUriOf(id),
			state: STATE,
			code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
			code_challenge_method: 'S256',
			...changed,
		})}`;
	const post = (path: string, form: Asked) =>
		app.inject({ method: 'POST', url: `/${id}${path}`, headers, payload: encode(form) });
	const get = (path: string, authorization?: string) =>
		app.inject({ url: `/${id}${path}`, headers: authorization === undefined ? {} : { authorization } });

	return {
		post,
		get,
		authorize: (changed = {}) => get(authorizePath(changed)),
		async choose(account, changed = {}) {
			const chosen = await post(authorizePath(changed), { account });
			return new URL(String(chosen.headers.location));
		},
	};
}
