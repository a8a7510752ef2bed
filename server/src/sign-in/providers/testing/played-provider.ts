import { createCipher } from '../../../store/cipher.ts';
import { createEncryptedIdentities } from '../../oauth/encrypted-identity.ts';
import type { OauthProvider } from '../../oauth/provider.ts';
import type { ProviderQuestion, ProviderReply } from '../../oauth/provider-transport.ts';
import { createVk } from '../vk/vk.ts';
import { createYandex } from '../yandex/yandex.ts';

const cipher = createCipher(`key:${Buffer.alloc(32, 1).toString('base64')}`);
const clock = { now: () => new Date('2026-11-23T10:00:00Z') };

/** The trip of the sign-in that is played. */
export const TRIP = { state: 's'.repeat(75), verifier: 'v'.repeat(43), nonce: 'n'.repeat(43) };

/** What a provider answers, by the path of the question; null is silence. */
export type PlayedReplies = Readonly<Record<string, ProviderReply | null>>;

const ok = (json: unknown): ProviderReply => ({ status: 200, json });

/** Replies by which somebody signs in. */
export const GOOD_REPLIES = {
	yandex: {
		'/token': ok({ access_token: 'y0_x', token_type: 'bearer' }),
		'/info': ok({
			id: '1000034426',
			client_id: 'c',
			real_name: 'Тест Тестов',
			default_email: 'a@example.org',
		}),
		'/revoke_token': ok({ status: 'ok' }),
	},
	vk: {
		'/oauth2/auth': ok({ access_token: 'vk2.a.x', user_id: 123, state: TRIP.state }),
		'/oauth2/user_info': ok({ user: { user_id: '123', first_name: 'Тест', last_name: 'Тестов' } }),
		'/oauth2/revoke': ok({ response: 1 }),
	},
} as const satisfies Record<string, PlayedReplies>;
export type PlayedProviderId = keyof typeof GOOD_REPLIES;

export type PlayedProvider = {
	readonly provider: OauthProvider;
	readonly asked: readonly ProviderQuestion[];
	/** How many tokens could not be ended. */
	tokensLeft(): number;
};

/** A provider over replies that are given, without a network. */
export function playProvider(id: PlayedProviderId, replies: PlayedReplies): PlayedProvider {
	const asked: ProviderQuestion[] = [];
	let left = 0;
	const parts = {
		siteUrl: 'https://site.example.org',
		identities: createEncryptedIdentities(id, { cipher, clock }),
		onTokenLeft: () => {
			left += 1;
		},
		ask: async (question: ProviderQuestion) => {
			asked.push(question);
			return replies[new URL(question.url).pathname] ?? null;
		},
	};
	const url = 'https://id.example.org';
	const provider =
		id === 'vk'
			? createVk({ clientId: 'c', serviceToken: 't', url }, parts)
			: createYandex({ clientId: 'c', clientSecret: 't', oauthUrl: url, infoUrl: url }, parts);
	return { provider, asked, tokensLeft: () => left };
}
