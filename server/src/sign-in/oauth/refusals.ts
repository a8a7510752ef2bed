import type { OauthProviderId } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import type { Deps } from '../../deps.ts';
import { createSharedCount } from '../../store/shared-count.ts';
import type { Flow } from './flow.ts';
import type { SignInRefusal } from './words.ts';

/** No flow lives longer. */
const WINDOW_SECONDS = 10 * 60;
/** Each failure after the state was right cost a question to the provider, or a signature to verify. */
const FAILURES_OF_A_FLOW = 5;

/**
 * Failures of one sign-in under way, whichever node they came to. Counted by the flow and not by the address:
 * what carries no flow costs nothing, and nobody else behind the address is refused for it. Rejects when the
 * store fails.
 */
export type Refusals = {
	areTooMany(flow: Flow | null): Promise<boolean>;
	/** Writes a refusal into the log, by its reason alone, and counts it unless it tells of no attempt. */
	note(reason: SignInRefusal, flow: Flow | null, error?: string): Promise<void>;
};

/** Our fault, the provider's, the person's own wish, or a request that another site made the browser send. */
const OPERATORS: readonly SignInRefusal[] = [
	...(['away', 'slow', 'broken', 'busy', 'unreadable', 'misconfigured', 'clock'] as const),
];
const NO_ATTEMPT: readonly SignInRefusal[] = [...OPERATORS, 'off', 'declined', 'notBegun'];

export function createRefusals(
	provider: OauthProviderId,
	deps: Pick<Deps, 'store' | 'clock' | 'appSecret' | 'log'>,
): Refusals {
	const { store, clock, appSecret, log } = deps;
	const count = createSharedCount(store, clock, {
		appSecret,
		name: 'oauth-refused',
		most: FAILURES_OF_A_FLOW,
		windowSeconds: WINDOW_SECONDS,
	});

	return {
		areTooMany: async (flow) => flow !== null && count.isOver(flow.nonce),
		async note(reason, flow, error) {
			const isOperators = OPERATORS.includes(reason) || error !== undefined;
			log[isOperators ? 'warn' : 'info']({ provider, reason, ...(error && { error }) }, 'oauth sign-in');
			if (flow !== null && !NO_ATTEMPT.includes(reason)) await count.count(flow.nonce);
		},
	};
}
