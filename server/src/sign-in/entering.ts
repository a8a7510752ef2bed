import type { OauthPurpose } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { type Accounts, HeldIdentityError, type Identity } from '../accounts/accounts.ts';
import { heldWords, NOT_HELD } from './linking/words.ts';

/** Whose account it is, or why somebody does not come in; `isHeld`: they may take their way in back. */
export type EntryResult = { readonly id: string } | { readonly refusal: string; readonly isHeld: boolean };

/** Signs somebody in by an identity, or takes back for them the one that was unlinked. */
export async function enter(
	accounts: Pick<Accounts, 'enter' | 'takeBack'>,
	identity: Identity,
	purpose: Exclude<OauthPurpose, 'link'>,
): Promise<EntryResult> {
	if (purpose === 'take-back') {
		return (await accounts.takeBack(identity)) ?? { refusal: NOT_HELD, isHeld: false };
	}
	try {
		return await accounts.enter(identity);
	} catch (error) {
		if (!(error instanceof HeldIdentityError)) throw error;
		return { refusal: heldWords(identity.provider, error.unlinkedAt), isHeld: true };
	}
}
