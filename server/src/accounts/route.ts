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
		if (accessToken !== null) await deps.accounts.revoke(accessToken);
		const isGoogles = user !== null && user.google_id !== null;
		return { success: true as const, provider_url: isGoogles ? await endSessionUrl() : null };
	});

	serve(app, deps, deleteAccount, async ({ user }) => {
		await deps.accounts.remove(signedIn(user).id);
		return { success: true as const };
	});
}
