import {
	OAUTH_CHANNEL,
	OAUTH_MESSAGE_KEY,
	OAUTH_PROVIDERS,
	type OauthMessage,
	type OauthProviderId,
	type OauthPurpose,
} from '@avtosverka/contract/vocabulary/oauth-sign-in';

/** Where the page remembers which round trip it has begun. */
const TRIP_KEY = 'oauth-trip';

/** A message of the popup's last page, or null for anything else. */
export function readOauthMessage(text: unknown): OauthMessage | null {
	const message = typeof text === 'string' ? parse(text) : text;
	if (typeof message !== 'object' || message === null || !('id' in message)) return null;
	const { id } = message;
	const named = 'provider' in message ? message.provider : null;
	const provider = OAUTH_PROVIDERS.find((known) => known === named);
	if (typeof id !== 'string' || provider === undefined) return null;
	if ('token' in message && typeof message.token === 'string') return { id, provider, token: message.token };
	if ('problem' in message && typeof message.problem === 'string') {
		return { id, provider, problem: message.problem };
	}
	return null;
}

/**
 * Hears what windows of providers bring; the result ends it. Null where nothing can be heard: some browsers
 * that refuse storage refuse the channel too.
 */
export function listenForOauth(listener: (message: OauthMessage) => void): (() => void) | null {
	try {
		const channel = new BroadcastChannel(OAUTH_CHANNEL);
		channel.onmessage = ({ data }) => {
			const message = readOauthMessage(data);
			if (message !== null) listener(message);
		};
		return () => channel.close();
	} catch {
		return null;
	}
}

/** Remembers a trip of the whole page; without storage the callback's own page says that it failed. */
export function rememberTrip(id: string, purpose: OauthPurpose): void {
	try {
		sessionStorage.setItem(TRIP_KEY, `${purpose}:${id}`);
	} catch {
		// Nothing can come back then.
	}
}

/** What a window or a trip has brought, and what it was for. */
export type BroughtBack = { readonly message: OauthMessage; readonly purpose: OauthPurpose };

/** What a round trip of the whole page to a provider has brought, once; null for another one, or none. */
export function takeTripMessage(
	provider: OauthProviderId,
	purposes: readonly OauthPurpose[],
): BroughtBack | null {
	try {
		const message = readOauthMessage(sessionStorage.getItem(OAUTH_MESSAGE_KEY));
		if (message !== null && message.provider !== provider) return null;
		const trip = sessionStorage.getItem(TRIP_KEY);
		sessionStorage.removeItem(OAUTH_MESSAGE_KEY);
		if (message === null) return null;
		const purpose = purposes.find((one) => trip === `${one}:${message.id}`);
		if (purpose === undefined) return null;
		sessionStorage.removeItem(TRIP_KEY);
		return { message, purpose };
	} catch {
		return null;
	}
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
