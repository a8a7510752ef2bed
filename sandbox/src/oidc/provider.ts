import { generateKeyPair, type KeyObject, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { errors, interactionPolicy, type KoaContextWithOIDC, Provider } from 'oidc-provider';
import { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } from '../settings.ts';
import { createAdapters } from './adapter.ts';
import { signForAnotherSite } from './another-audience.ts';
import { errorPage } from './page.ts';
import type { AddressBook, Person } from './people.ts';

export type ProviderOptions = {
	/** Address under which the provider is mounted, without a slash at its end. */
	readonly issuer: string;
	/** The one address to which it sends anybody back. */
	readonly redirectUri: string;
	/** Where it sends who has signed out of it; null for one that, as Google does, knows no such thing. */
	readonly signedOutUri: string | null;
	/** Path, as the browser sees it, at which a person chooses an account. */
	readonly chooserPath: (uid: string) => string;
	readonly people: AddressBook;
	/** How long it takes for a code of somebody slow. */
	readonly slowMs: number;
};

const MINUTES = 60;

function keyToPublish(privateKey: KeyObject) {
	return {
		...privateKey.export({ format: 'jwk' }),
		kid: randomBytes(8).toString('hex'),
		alg: 'RS256',
		use: 'sig',
	};
}

/** Google's account chooser on demand; the library does not know that prompt. */
function chooserPolicy() {
	const policy = interactionPolicy.base();
	policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
	return policy;
}

/** What a site meets that shows the code of this person. */
async function meetTrouble(person: Person | undefined, slowMs: number): Promise<void> {
	if (person?.play === 'slow') await sleep(slowMs);
	if (person?.play === 'expired') throw new errors.InvalidGrant('authorization code is expired');
	if (person?.play === 'broken') throw new Error('played');
}

function claimsOf({ sub, name, email }: Person) {
	return { sub, email, email_verified: true, ...(name === null ? {} : { name }) };
}

/**
 * A strict OpenID provider that gives ID tokens of Google's form: one client with its secret, one redirect
 * address, PKCE, keys made at its start.
 */
export async function createProvider(options: ProviderOptions): Promise<Provider> {
	const { issuer, redirectUri, signedOutUri, chooserPath, people, slowMs } = options;
	const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });

	const provider = new Provider(issuer, {
		adapter: createAdapters({ sessions: signedOutUri !== null }),
		clients: [
			{
				client_id: GOOGLE_CLIENT_ID,
				client_secret: GOOGLE_CLIENT_SECRET,
				redirect_uris: [redirectUri],
				post_logout_redirect_uris: signedOutUri === null ? [] : [signedOutUri],
				response_types: ['code'],
				grant_types: ['authorization_code'],
				token_endpoint_auth_method: 'client_secret_basic',
				id_token_signed_response_alg: 'RS256',
			},
		],
		jwks: { keys: [keyToPublish(privateKey)] },
		cookies: { keys: [randomBytes(32).toString('base64url')] },
		claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
		// Google's ID tokens carry name and e-mail themselves.
		conformIdTokenClaims: false,
		pkce: { required: () => true },
		responseTypes: ['code'],
		features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: signedOutUri !== null } },
		interactions: { policy: chooserPolicy(), url: (_ctx, { uid }) => chooserPath(uid) },
		expiresWithSession: () => false,
		ttl: {
			AccessToken: 60 * MINUTES,
			AuthorizationCode: MINUTES,
			Grant: 60 * MINUTES,
			IdToken: 60 * MINUTES,
			Interaction: 60 * MINUTES,
			Session: 60 * MINUTES,
		},
		async findAccount({ oidc }, sub) {
			const person = people.bySub(sub);
			if (oidc.route === 'token') await meetTrouble(person, slowMs);
			return person && { accountId: sub, claims: () => claimsOf(person) };
		},
		// Anyone who chooses an account agrees: there is no second page to ask them.
		async loadExistingGrant({ oidc }) {
			const { client, account } = oidc;
			if (!client || !account) return undefined;
			const grant = new oidc.provider.Grant({ clientId: client.clientId, accountId: account.accountId });
			grant.addOIDCScope('openid email profile');
			await grant.save();
			return grant;
		},
		renderError(ctx, { error, error_description }) {
			ctx.type = 'text/html; charset=utf-8';
			ctx.body = errorPage(error, error_description ?? '');
		},
	});
	provider.use(async (ctx: KoaContextWithOIDC, next) => {
		await next();
		if (ctx.oidc?.route !== 'token') return;
		const person = people.bySub(ctx.oidc.account?.accountId ?? '');
		if (person?.play !== 'foreign') return;
		const tokens = ctx.body as { readonly id_token: string };
		ctx.body = { ...tokens, id_token: signForAnotherSite(tokens.id_token, privateKey) };
	});
	return provider;
}
