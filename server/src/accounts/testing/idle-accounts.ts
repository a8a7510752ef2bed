import type { Accounts } from '../accounts.ts';

/** Accounts for tests that must not need one: no token is known, and every other use is loud. */
export function createIdleAccounts(): Accounts {
	const unused = () => Promise.reject(new Error('this test was not supposed to need an account'));
	return {
		enter: unused,
		issueToken: unused,
		userOf: async () => null,
		revoke: unused,
		remove: unused,
		link: unused,
		unlink: unused,
		takeBack: unused,
	};
}
