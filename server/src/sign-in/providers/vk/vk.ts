import { oauthCallbackPath } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { plainName } from '../../../accounts/plain-name.ts';
import type { VkSettings } from '../../../config/vk.ts';
import type { EncryptedIdentities, NamedPerson } from '../../oauth/encrypted-identity.ts';
import { codeChallengeOf, isSame } from '../../oauth/flow.ts';
import type { Callback, OauthProvider, OauthRefusal, Trip } from '../../oauth/provider.ts';
import { refusalOfReply } from '../../oauth/provider-refusal.ts';
import type { AskProvider } from '../../oauth/provider-transport.ts';
import { unwrapCallback, VkRevoked, VkTokens, VkUser } from './wire.ts';

/** What VK ID needs of the installation. */
export type VkParts = {
	readonly siteUrl: string;
	readonly ask: AskProvider;
	readonly identities: EncryptedIdentities;
	/** Hears that a token could not be ended. */
	readonly onTokenLeft: () => void;
};

type VkGrant = { readonly token: string; readonly userId: string };

/**
 * Sign-in by VK ID: OAuth 2.1 with PKCE. We ask for no scope, which gives the name alone. VK answers 404 to a
 * parameter that it does not know, so nothing more is sent than its documentation names.
 */
export function createVk({ clientId, serviceToken, url }: VkSettings, parts: VkParts): OauthProvider {
	const { siteUrl, ask, identities, onTokenLeft } = parts;
	const redirectUri = siteUrl + oauthCallbackPath('vk');

	const post = (path: string, fields: Readonly<Record<string, string>>) =>
		ask({ url: `${url}/oauth2/${path}`, form: new URLSearchParams(fields) });

	async function askToken({ code, deviceId }: Callback, trip: Trip): Promise<VkGrant | OauthRefusal> {
		if (deviceId === null) return { reason: 'refused', error: 'unreadable' };
		const reply = await post('auth', {
			grant_type: 'authorization_code',
			code,
			code_verifier: trip.verifier,
			client_id: clientId,
			device_id: deviceId,
			redirect_uri: redirectUri,
			state: trip.state,
			...(serviceToken !== null && { service_token: serviceToken }),
		});
		const tokens = VkTokens.safeParse(reply?.json);
		if (reply?.status !== 200 || !tokens.success) return refusalOfReply(reply);
		const { access_token: token, user_id: userId, state } = tokens.data;
		if (isSame(state, trip.state)) return { token, userId };
		await revoke(token);
		return { reason: 'forged' };
	}

	async function askPerson({ token, userId }: VkGrant): Promise<NamedPerson | OauthRefusal> {
		const reply = await post('user_info', { access_token: token, client_id: clientId });
		const read = VkUser.safeParse(reply?.json);
		if (reply?.status !== 200 || !read.success) return refusalOfReply(reply);
		const { user_id, first_name, last_name } = read.data.user;
		if (user_id !== userId) return { reason: 'forged' };
		return { id: user_id, name: plainName(`${first_name} ${last_name}`.trim()) };
	}

	async function revoke(token: string): Promise<void> {
		const reply = await post('revoke', { access_token: token, client_id: clientId });
		if (reply?.status !== 200 || !VkRevoked.safeParse(reply.json).success) onTokenLeft();
	}

	return {
		issuer: null,
		unwrap: unwrapCallback,
		async authorizationUrl(trip) {
			const address = new URL(`${url}/authorize`);
			address.search = new URLSearchParams({
				response_type: 'code',
				client_id: clientId,
				redirect_uri: redirectUri,
				state: trip.state,
				code_challenge: codeChallengeOf(trip.verifier),
				code_challenge_method: 'S256',
			}).toString();
			return address.href;
		},
		async exchange(callback, trip) {
			const granted = await askToken(callback, trip);
			if ('reason' in granted) return { kind: 'refused', ...granted };
			const person = await askPerson(granted);
			await revoke(granted.token);
			if ('reason' in person) return { kind: 'refused', ...person };
			return { kind: 'token', token: identities.encrypt(person, trip.nonce) };
		},
		judge: identities.judge,
		endSessionUrl: async () => null,
	};
}
