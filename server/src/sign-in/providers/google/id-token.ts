import {
	createRemoteJWKSet,
	customFetch,
	errors,
	type JWTPayload,
	type JWTVerifyGetKey,
	jwtVerify,
} from 'jose';
import type { GoogleSettings } from '../../../config/google.ts';
import type { Clock } from '../../../deps.ts';
import type { JudgeToken } from '../../oauth/provider.ts';
import type { AskProvider } from '../../oauth/provider-transport.ts';
import type { SignInRefusal } from '../../oauth/words.ts';
import type { Discover } from './discovery.ts';
import { googleIdentity } from './identity.ts';

type WhyNot = Extract<SignInRefusal, 'away' | 'clock' | 'expired' | 'otherSite' | 'forged'>;

const AGE_AT_MOST_SECONDS = 10 * 60;
const CLOCKS_DIFFER_SECONDS = 30;

/** The keys could not be read: a fault of the provider or of the way to it, not of the token. */
class KeysAway extends Error {
	override readonly name = 'KeysAway';
}

/** The keys of a provider; jose keeps them, and asks for an unknown one at most every 30 seconds. */
function createKeys(url: string, ask: AskProvider): JWTVerifyGetKey {
	return createRemoteJWKSet(new URL(url), {
		[customFetch]: async () => {
			const reply = await ask({ url });
			if (reply?.status !== 200 || reply.json === undefined) throw new KeysAway();
			return Response.json(reply.json);
		},
	});
}

function reasonOf(error: unknown): WhyNot {
	if (error instanceof KeysAway || error instanceof errors.JWKSInvalid || error instanceof errors.JWKSTimeout)
		return 'away';
	if (error instanceof errors.JWTExpired) return 'expired';
	if (!(error instanceof errors.JWTClaimValidationFailed)) return 'forged';
	// Its signature is good by now: what Google has signed in our future tells of our clock.
	if (['iat', 'nbf'].includes(error.claim) && error.reason === 'check_failed') return 'clock';
	return ['aud', 'iss', 'azp'].includes(error.claim) ? 'otherSite' : 'forged';
}

/** OpenID Connect Core 1.0, section 3.1.3.7: a token for several sites must be authorised for us. */
function isForUsAlone({ aud, azp }: JWTPayload, clientId: string): boolean {
	return typeof aud === 'string' && (azp === undefined || azp === clientId);
}

/**
 * Judges ID tokens: signature by the provider's keys, issuer (Google leaves out the scheme at times),
 * audience, age, and the claims that a sign-in requires. The nonce is the caller's to compare.
 */
export function createJudge(
	{ issuer, clientId }: GoogleSettings,
	{ ask, discover, clock }: { ask: AskProvider; discover: Discover; clock: Clock },
): JudgeToken {
	let keys: { readonly url: string; readonly find: JWTVerifyGetKey } | null = null;

	async function currentKeys(): Promise<JWTVerifyGetKey> {
		const parts = await discover();
		if (parts === null) throw new KeysAway();
		if (keys?.url !== parts.keysUrl) keys = { url: parts.keysUrl, find: createKeys(parts.keysUrl, ask) };
		return keys.find;
	}

	return async (idToken) => {
		try {
			const { payload } = await jwtVerify(idToken, await currentKeys(), {
				issuer: [issuer, issuer.replace(/^https?:\/\//, '')],
				audience: clientId,
				algorithms: ['RS256'],
				maxTokenAge: AGE_AT_MOST_SECONDS,
				clockTolerance: CLOCKS_DIFFER_SECONDS,
				currentDate: clock.now(),
				requiredClaims: ['sub', 'exp', 'nonce'],
			});
			if (!isForUsAlone(payload, clientId)) return { ok: false, reason: 'otherSite' };
			const identity = googleIdentity(payload);
			const { nonce } = payload;
			if (identity === null || typeof nonce !== 'string') return { ok: false, reason: 'forged' };
			return { ok: true, identity, nonce };
		} catch (error) {
			return { ok: false, reason: reasonOf(error) };
		}
	};
}
