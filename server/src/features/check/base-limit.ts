import type { Deps } from '../../deps.ts';
import { createAddressLimit } from '../../http/address-limit.ts';
import { RequestProblem } from '../../http/request-problem.ts';

const HOUR_SECONDS = 60 * 60;

/** Counts a report that an address sets off; false once it has had its share of this hour. */
export type BaseLimit = (address: string) => boolean;

/**
 * The basic card needs no bot-protection value, and each one may start a report that costs money. Here the limit is no
 * 429: the page still shows what is kept, so the refusal becomes an answer.
 */
export function createBaseLimit({ clock, config }: Pick<Deps, 'clock' | 'config'>): BaseLimit {
	const limit = createAddressLimit(clock, config.limits.reportsPerHour, HOUR_SECONDS);
	return (address) => {
		try {
			limit.count(address);
			return true;
		} catch (error) {
			if (error instanceof RequestProblem) return false;
			throw error;
		}
	};
}
