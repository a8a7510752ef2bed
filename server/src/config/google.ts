import { type OauthClient, readOauthClient } from './oauth-client.ts';

/** The site as a client of an OpenID provider. */
export type GoogleSettings = OauthClient & {
	/** The provider's address, as it calls itself in its tokens. */
	readonly issuer: string;
};

type Variables = {
	readonly GOOGLE_ISSUER: string | null;
	readonly GOOGLE_CLIENT_ID?: string | undefined;
	readonly GOOGLE_CLIENT_SECRET?: string | undefined;
};

const GOOGLE = 'https://accounts.google.com';

/** The sign-in by Google; null while it is off. Throws StartError for half a client. */
export function readGoogle(variables: Variables): GoogleSettings | null {
	const { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret } = variables;
	const client = readOauthClient(
		['GOOGLE_CLIENT_ID', id],
		['GOOGLE_CLIENT_SECRET', secret],
		'вход через Google',
	);
	return client && { issuer: issuer ?? GOOGLE, ...client };
}
