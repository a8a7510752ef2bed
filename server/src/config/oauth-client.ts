import { StartError } from '../start-error.ts';

/** The site as a client of a provider. */
export type OauthClient = { readonly clientId: string; readonly clientSecret: string };

type Half = readonly [name: string, value: string | undefined];

/**
 * A client of which both halves are needed; null while it is off, which is so without both and with an id of
 * `off`. Throws StartError where one half is missing; `what` is the sign-in in Russian words.
 */
export function readOauthClient([idName, id]: Half, [secretName, secret]: Half, what: string) {
	if (id?.toLowerCase() === 'off') return null;
	if (id === undefined && secret === undefined) return null;
	if (id === undefined)
		throw new StartError(`Не задана настройка ${idName}: без неё ${secretName} ни к чему.`);
	if (secret === undefined) {
		throw new StartError(`Не задана настройка ${secretName}: без неё ${what} не работает.`);
	}
	return { clientId: id, clientSecret: secret } satisfies OauthClient;
}
