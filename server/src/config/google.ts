import { StartError } from '../start-error.ts';

/** The site as a client of an OpenID provider. */
export type GoogleSettings = {
	/** The provider's address, as it calls itself in its tokens. */
	readonly issuer: string;
	readonly clientId: string;
	readonly clientSecret: string;
};

type Variables = {
	readonly GOOGLE_ISSUER: string | null;
	readonly GOOGLE_CLIENT_ID?: string | undefined;
	readonly GOOGLE_CLIENT_SECRET?: string | undefined;
};

const GOOGLE = 'https://accounts.google.com';

/**
 * The sign-in by Google; null while it is off, which is so without a client id and with
 * `GOOGLE_CLIENT_ID=off`. Throws StartError where one half of the pair is missing.
 */
export function readGoogle(variables: Variables): GoogleSettings | null {
	const { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = variables;
	if (clientId?.toLowerCase() === 'off') return null;
	if (clientId === undefined && clientSecret === undefined) return null;
	if (clientId === undefined) {
		throw new StartError('Не задана настройка GOOGLE_CLIENT_ID: без неё GOOGLE_CLIENT_SECRET ни к чему.');
	}
	if (clientSecret === undefined) {
		throw new StartError('Не задана настройка GOOGLE_CLIENT_SECRET: без неё вход через Google не работает.');
	}
	return { issuer: issuer ?? GOOGLE, clientId, clientSecret };
}
