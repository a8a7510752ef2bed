import type { OauthProviderId } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import type { Deps } from '../../deps.ts';
import { createSharedCount } from '../../store/shared-count.ts';
import type { Flow } from './flow.ts';
import type { OauthRefusal } from './provider.ts';
import type { SignInRefusal } from './words.ts';

/** No flow lives longer. */
const WINDOW_SECONDS = 10 * 60;
/** Each failure after the state was right cost a question to the provider, or a signature to verify. */
const FAILURES_OF_A_FLOW = 5;

/**
 * Failures of one sign-in under way, on any node. Counted by the flow and not by the address: what carries no
 * flow costs nothing, and others behind the address are not refused for it. Rejects when the store fails.
 */
export type Refusals = {
	areTooMany(flow: Flow | null): Promise<boolean>;
	/** Writes a refusal into the log, by its reason alone, and counts it unless it tells of no attempt. */
	note(provider: OauthProviderId, refusal: OauthRefusal, flow: Flow | null): Promise<void>;
};

/** Our fault or the provider's. */
const OPERATORS: readonly SignInRefusal[] = [
	...(['away', 'slow', 'broken', 'busy', 'unreadable', 'misconfigured', 'clock'] as const),
];
/** Also the person's own wish, and a request that another site made the browser send. */
const NO_ATTEMPT: readonly SignInRefusal[] = [...OPERATORS, 'off', 'declined', 'notBegun'];

/** The refusals of all providers of an installation. */
export function createRefusals(deps: Pick<Deps, 'store' | 'clock' | 'appSecret' | 'log'>): Refusals {
	const { store, clock, appSecret, log } = deps;
	const count = createSharedCount(store, clock, {
		appSecret,
		name: 'oauth-refused',
		most: FAILURES_OF_A_FLOW,
		windowSeconds: WINDOW_SECONDS,
	});

	return {
		areTooMany: async (flow) => flow !== null && count.isOver(flow.nonce),
		async note(provider, { reason, error }, flow) {
			const isOperators = OPERATORS.includes(reason) || error !== undefined;
			log[isOperators ? 'warn' : 'info']({ provider, reason, ...(error && { error }) }, 'oauth sign-in');
			if (flow !== null && !NO_ATTEMPT.includes(reason)) await count.count(flow.nonce);
		},
	};
}
