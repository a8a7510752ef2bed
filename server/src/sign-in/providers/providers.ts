import type { Deps } from '../../deps.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import type { OauthProviders } from '../oauth/provider.ts';
import { createAskProvider } from '../oauth/provider-transport.ts';
import { createSealedIdentities, type SealedProviderId } from '../oauth/sealed-identity.ts';
import { createGoogle } from './google/google.ts';
import { createVk } from './vk/vk.ts';
import { createYandex } from './yandex/yandex.ts';

/** The providers of the settings. */
export function createProviders(deps: Deps & { readonly metrics: Metrics }): OauthProviders {
	const { config, log, clock, store } = deps;
	const { yandex, vk, google, siteUrl } = config;
	const partsOf = (provider: SealedProviderId) => ({
		siteUrl,
		ask: createAskProvider(provider, deps),
		identities: createSealedIdentities(provider, { cipher: store.cipher, clock }),
		onTokenLeft: () => log.warn({ provider }, 'oauth token not revoked'),
	});
	return {
		yandex: yandex && createYandex(yandex, partsOf('yandex')),
		vk: vk && createVk(vk, partsOf('vk')),
		google: google && createGoogle(google, deps, createAskProvider('google', deps)),
	};
}
