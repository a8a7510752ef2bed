import {
	GOOGLE_CHANNEL,
	GOOGLE_MESSAGE_KEY,
	type GoogleMessage,
} from '@avtosverka/contract/vocabulary/oauth-sign-in';

/** Where the page remembers which round trip it has begun. */
const TRIP_KEY = 'google-trip';

/** A message of the popup's last page, or null for anything else. */
export function readGoogleMessage(text: unknown): GoogleMessage | null {
	const message = typeof text === 'string' ? parse(text) : text;
	if (typeof message !== 'object' || message === null || !('id' in message)) return null;
	const { id } = message;
	if (typeof id !== 'string') return null;
	if ('idToken' in message && typeof message.idToken === 'string') return { id, idToken: message.idToken };
	if ('problem' in message && typeof message.problem === 'string') return { id, problem: message.problem };
	return null;
}

/**
 * Hears what windows of Google bring; the result ends it. Null where nothing can be heard: some browsers that
 * refuse storage refuse the channel too.
 */
export function hearGoogle(listener: (message: GoogleMessage) => void): (() => void) | null {
	try {
		const channel = new BroadcastChannel(GOOGLE_CHANNEL);
		channel.onmessage = ({ data }) => {
			const message = readGoogleMessage(data);
			if (message !== null) listener(message);
		};
		return () => channel.close();
	} catch {
		return null;
	}
}

/** Remembers a trip of the whole page; without storage the callback's own page says that it failed. */
export function rememberTrip(id: string): void {
	try {
		sessionStorage.setItem(TRIP_KEY, id);
	} catch {
		// Nothing can come back then.
	}
}

/** What a round trip of the whole page has brought, once; null when it was another one or none. */
export function takeTripMessage(): GoogleMessage | null {
	try {
		const message = readGoogleMessage(sessionStorage.getItem(GOOGLE_MESSAGE_KEY));
		const id = sessionStorage.getItem(TRIP_KEY);
		sessionStorage.removeItem(GOOGLE_MESSAGE_KEY);
		if (message === null || message.id !== id) return null;
		sessionStorage.removeItem(TRIP_KEY);
		return message;
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
