import type { OauthProviderId } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { z } from 'zod';
import type { Clock } from '../../deps.ts';
import type { Cipher } from '../../store/cipher.ts';
import { decryptToken, encryptToken } from '../../store/encrypted-token.ts';
import type { JudgeToken } from './provider.ts';

/** The providers whose replies carry no token that a page could show: we make one. */
export type EncryptedProviderId = Exclude<OauthProviderId, 'google'>;

/** Whom such a provider named. */
export type NamedPerson = { readonly id: string; readonly name: string | null };

const LASTS_MS = 10 * 60 * 1000;

const NamedInTime = z.object({
	id: z.string(),
	name: z.string().nullable(),
	nonce: z.string(),
	until: z.number(),
});

/** Makes tokens that others cannot read or change, and reads them: what an ID token is to Google. */
export type EncryptedIdentities = {
	encrypt(person: NamedPerson, nonce: string): string;
	readonly judge: JudgeToken;
};

/** The tokens of one provider: encrypted with the installation's keys, good for ten minutes. */
export function createEncryptedIdentities(
	provider: EncryptedProviderId,
	{ cipher, clock }: { readonly cipher: Cipher; readonly clock: Clock },
): EncryptedIdentities {
	const context = `oauth-identity:${provider}`;
	return {
		encrypt({ id, name }, nonce) {
			return encryptToken(cipher, { id, name, nonce, until: clock.now().getTime() + LASTS_MS }, context);
		},
		async judge(token) {
			const named = decryptToken(cipher, token, context, NamedInTime);
			if (named === null) return { ok: false, reason: 'forged' };
			if (named.until <= clock.now().getTime()) return { ok: false, reason: 'expired' };
			const { id, name, nonce } = named;
			return { ok: true, identity: { provider, id, name }, nonce };
		},
	};
}
