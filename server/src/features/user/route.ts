import { deleteAccount, getUser, signOut } from '@avtosverka/contract/accounts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { signedIn } from '../../http/session.ts';

/** Who is signed in, and the two ways to be so no longer. */
export function registerUser(app: FastifyInstance, deps: Deps): void {
	serve(app, deps, getUser, async ({ user }) => ({ success: true as const, data: user }));

	serve(app, deps, signOut, async ({ accessToken }) => {
		if (accessToken !== null) await deps.accounts.revoke(accessToken);
		return { success: true as const };
	});

	serve(app, deps, deleteAccount, async ({ user }) => {
		await deps.accounts.remove(signedIn(user).id);
		return { success: true as const };
	});
}
