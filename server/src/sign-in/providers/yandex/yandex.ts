import { oauthCallbackPath } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import type { z } from 'zod';
import { plainName } from '../../../accounts/plain-name.ts';
import type { YandexSettings } from '../../../config/yandex.ts';
import type { EncryptedIdentities, NamedPerson } from '../../oauth/encrypted-identity.ts';
import { codeChallengeOf } from '../../oauth/flow.ts';
import type { Callback, OauthProvider, OauthRefusal, Trip } from '../../oauth/provider.ts';
import { refusalOfReply } from '../../oauth/provider-refusal.ts';
import type { AskProvider } from '../../oauth/provider-transport.ts';
import { saysExpired, YandexInfo, YandexTokens } from './wire.ts';

/** What Yandex ID needs of the installation. */
export type YandexParts = {
	readonly siteUrl: string;
	readonly ask: AskProvider;
	readonly identities: EncryptedIdentities;
	/** Hears that a token could not be ended. */
	readonly onTokenLeft: () => void;
};

type Names = Omit<z.output<typeof YandexInfo>, 'id' | 'client_id'>;

/** A token can be revoked only if its sign-in named a device: each is one of its own, 43 characters. */
const deviceOf = ({ nonce }: Trip) => codeChallengeOf(nonce);

/**
 * Sign-in by Yandex ID: OAuth 2.0 with PKCE. We ask for the name alone: an unverified e-mail is not stored,
 * so it is not asked for.
 */
export function createYandex(settings: YandexSettings, parts: YandexParts): OauthProvider {
	const { clientId, clientSecret, oauthUrl, infoUrl } = settings;
	const { siteUrl, ask, identities, onTokenLeft } = parts;
	const client = { client_id: clientId, client_secret: clientSecret };

	async function askToken({ code }: Callback, trip: Trip): Promise<{ token: string } | OauthRefusal> {
		const form = new URLSearchParams({
			grant_type: 'authorization_code',
			code,
			...client,
			code_verifier: trip.verifier,
		});
		const reply = await ask({ url: `${oauthUrl}/token`, form });
		const tokens = YandexTokens.safeParse(reply?.json);
		if (reply?.status === 200 && tokens.success) return { token: tokens.data.access_token };
		return saysExpired(reply?.json) ? { reason: 'expired' } : refusalOfReply(reply);
	}

	async function askPerson(token: string): Promise<NamedPerson | OauthRefusal> {
		const reply = await ask({ url: `${infoUrl}/info?format=json`, authorization: `OAuth ${token}` });
		const info = YandexInfo.safeParse(reply?.json);
		if (reply?.status !== 200 || !info.success) return refusalOfReply(reply);
		const { id, client_id, ...names } = info.data;
		if (client_id !== clientId) return { reason: 'otherSite' };
		return { id, name: nameOf(names) };
	}

	async function revoke(token: string): Promise<void> {
		const form = new URLSearchParams({ access_token: token, ...client });
		const reply = await ask({ url: `${oauthUrl}/revoke_token`, form });
		if (reply?.status !== 200) onTokenLeft();
	}

	return {
		issuer: null,
		async authorizationUrl(trip) {
			const url = new URL(`${oauthUrl}/authorize`);
			url.search = new URLSearchParams({
				response_type: 'code',
				client_id: clientId,
				redirect_uri: siteUrl + oauthCallbackPath('yandex'),
				scope: 'login:info',
				state: trip.state,
				code_challenge: codeChallengeOf(trip.verifier),
				code_challenge_method: 'S256',
				device_id: deviceOf(trip),
				force_confirm: 'yes',
			}).toString();
			return url.href;
		},
		async exchange(callback, trip) {
			const asked = await askToken(callback, trip);
			if ('reason' in asked) return { kind: 'refused', ...asked };
			const person = await askPerson(asked.token);
			await revoke(asked.token);
			if ('reason' in person) return { kind: 'refused', ...person };
			return { kind: 'token', token: identities.encrypt(person, trip.nonce) };
		},
		judge: identities.judge,
		endSessionUrl: async () => null,
	};
}

/** The first name that is not blank: without a real name there is a display name, and always a login. */
function nameOf({ real_name, first_name, last_name, display_name, login }: Names): string | null {
	const whole = [first_name, last_name].filter(Boolean).join(' ');
	return plainName([real_name, whole, display_name, login].find((name) => name?.trim()) ?? '');
}
