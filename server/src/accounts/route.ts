import { deleteAccount, getUser, signOut } from '@avtosverka/contract/accounts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { signedIn } from '../http/guards/session.ts';
import { serve } from '../http/serve.ts';
import type { Accounts } from './accounts.ts';

/** Who is signed in, and two ways to sign out; `endSessionUrl` is Google's, or its stand-in's. */
export function registerUser(
	app: FastifyInstance,
	deps: Deps & { readonly accounts: Accounts },
	endSessionUrl: () => Promise<string | null>,
): void {
	serve(app, deps, getUser, async ({ user }) => ({ success: true as const, data: user }));

	serve(app, deps, signOut, async ({ user, accessToken }) => {
		const provider = accessToken === null ? null : await deps.accounts.revoke(accessToken);
		// By this sign-in and not by the account: more than one may be linked to it.
		const isGoogles = user !== null && provider === 'google';
		return { success: true as const, provider_url: isGoogles ? await endSessionUrl() : null };
	});

	serve(app, deps, deleteAccount, async ({ user }) => {
		await deps.accounts.remove(signedIn(user).id);
		return { success: true as const };
	});
}
