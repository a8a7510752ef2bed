import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export const ISSUER = 'https://id.example.org';
export const CLIENT = 'the-client.example.org';
/** The moment at which these tests live. */
export const NOW = new Date('2026-11-21T10:00:00Z');

const now = Math.floor(NOW.getTime() / 1000);

/** Claims of a good ID token of now. */
export const CLAIMS = {
	iss: ISSUER,
	aud: CLIENT,
	sub: '100000000000000000007',
	nonce: 'the-nonce',
	iat: now - 1,
	exp: now + 3600,
	name: 'Тестова Тамара Тестовна',
	email: 'testova@example.org',
	email_verified: true,
} as const satisfies JWTPayload;

/** Claims in place of the good ones; an undefined one is left out. */
export type Changed = Readonly<Record<string, unknown>>;

/** A key of the provider's, as it signs and as it is published. */
export async function makeKey(kid: string, alg = 'RS256') {
	const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
	const published = { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' };
	return {
		published,
		publicKey,
		sign: (changed: Changed = {}): Promise<string> =>
			new SignJWT(JSON.parse(JSON.stringify({ ...CLAIMS, ...changed })))
				.setProtectedHeader({ alg, kid })
				.sign(privateKey),
	};
}

export type Key = Awaited<ReturnType<typeof makeKey>>;
