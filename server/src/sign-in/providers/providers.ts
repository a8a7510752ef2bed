import type { Deps } from '../../deps.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import type { OauthProviders } from '../oauth/provider.ts';
import { createAskProvider } from '../oauth/provider-transport.ts';
import { createGoogle } from './google/google.ts';

/** The providers of the settings. */
export function createProviders(deps: Deps & { readonly metrics: Metrics }): OauthProviders {
	const { google } = deps.config;
	return {
		yandex: null,
		vk: null,
		google: google && createGoogle(google, deps, createAskProvider('google', deps)),
	};
}
