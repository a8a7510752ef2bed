import type { CallObserver } from '../../call-observer.ts';
import type { Deps } from '../../deps.ts';
import { createEncryptedIdentities, type EncryptedProviderId } from '../oauth/encrypted-identity.ts';
import type { OauthProviders } from '../oauth/provider.ts';
import { createAskProvider } from '../oauth/provider-transport.ts';
import { createGoogle } from './google/google.ts';
import { createVk } from './vk/vk.ts';
import { createYandex } from './yandex/yandex.ts';

/** The providers of the settings. */
export function createProviders(deps: Deps & { readonly calls: CallObserver }): OauthProviders {
	const { config, log, clock, store } = deps;
	const { yandex, vk, google, siteUrl } = config;
	const partsOf = (provider: EncryptedProviderId) => ({
		siteUrl,
		ask: createAskProvider(provider, deps),
		identities: createEncryptedIdentities(provider, { cipher: store.cipher, clock }),
		onTokenLeft: () => log.warn({ provider }, 'oauth token not revoked'),
	});
	return {
		yandex: yandex && createYandex(yandex, partsOf('yandex')),
		vk: vk && createVk(vk, partsOf('vk')),
		google: google && createGoogle(google, deps, createAskProvider('google', deps)),
	};
}
