import type { SiteCalls } from '@avtosverka/contract/site';
import type { Deps } from '../deps.ts';
import { isTokenShaped, tokenHashOf } from '../http/guards/access-token.ts';
import { findShared } from './store.ts';

/** The call by which a page finds the report behind a link: the stored one, no register is asked. */
export function sharedReportCall({
	store,
	clock,
}: Pick<Deps, 'store' | 'clock'>): Pick<SiteCalls, 'sharedReport'> {
	return {
		sharedReport: async (token) =>
			isTokenShaped(token) ? findShared(store, tokenHashOf(token), clock.now()) : null,
	};
}
