import type { Deps } from '../../../deps.ts';
import { senderOf } from '../../../http/address-limit.ts';
import { createSharedCount } from '../../../store/shared-count.ts';
import type { Refusal } from './words.ts';

const WINDOW_SECONDS = 10 * 60;
/** Behind one address may be many people, few of whom fail. */
const REFUSED_AT_MOST = 60;

/** How long somebody waits who failed too often, seconds. */
export const REFUSED_WAIT_SECONDS = WINDOW_SECONDS;

/** Failed sign-ins of an address, whichever node they came to. Rejects when the store fails. */
export type Refusals = {
	areTooMany(address: string): Promise<boolean>;
	/** Writes a refusal into the log, by its reason alone, and counts it unless it is our fault or the provider's. */
	note(reason: Refusal, address: string, error?: string): Promise<void>;
};

/** Reasons that tell nothing of somebody trying. */
const NOBODYS_TRY: readonly Refusal[] = ['off', 'away', 'clock', 'declined'];

export function createRefusals(deps: Pick<Deps, 'store' | 'clock' | 'appSecret' | 'log'>): Refusals {
	const { store, clock, appSecret, log } = deps;
	const count = createSharedCount(store, clock, {
		appSecret,
		name: 'google-refused',
		most: REFUSED_AT_MOST,
		windowSeconds: WINDOW_SECONDS,
	});

	return {
		areTooMany: (address) => count.isOver(senderOf(address)),
		async note(reason, address, error) {
			const isOperators = reason === 'away' || reason === 'clock' || error !== undefined;
			log[isOperators ? 'warn' : 'info']({ reason, ...(error && { error }) }, 'google sign-in');
			if (!NOBODYS_TRY.includes(reason)) await count.count(senderOf(address));
		},
	};
}
