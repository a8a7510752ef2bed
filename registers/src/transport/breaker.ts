import {
	BrokenCircuitError,
	CircuitState,
	ConsecutiveBreaker,
	circuitBreaker,
	handleWhenResult,
} from 'cockatiel';
import { type TransportOutcome, unsent } from './outcome.ts';
import type { RequestPolicy } from './request-policy.ts';

/** Stops asking a supplier that fails, for a while. */
export type Breaker = { run(attempt: () => Promise<TransportOutcome>): Promise<TransportOutcome> };

/** Carries an outcome past the breaker's count: cockatiel counts any return as a success. */
class NothingLearnt extends Error {
	readonly outcome: TransportOutcome;
	constructor(outcome: TransportOutcome) {
		super('nothing learnt');
		this.outcome = outcome;
	}
}

/**
 * Opens after `breakerAfter` failures in a row and lets no request through for `breakerOpenMs`; then one
 * attempt probes while all others still fail at once, so that none waits for a supplier that may hang.
 * `onChange` hears when it opens, true until a trial has shown that the supplier is well again.
 */
export function createBreaker(
	requestPolicy: Pick<RequestPolicy, 'breakerAfter' | 'breakerOpenMs'>,
	onChange?: (open: boolean) => void,
): Breaker {
	const ill = handleWhenResult((outcome) => (outcome as TransportOutcome).health === 'ill').orType(
		NothingLearnt,
		// A trial that ended without news has not shown that the supplier is well again.
		() => policy.state === CircuitState.HalfOpen,
	);
	const policy = circuitBreaker(ill, {
		breaker: new ConsecutiveBreaker(requestPolicy.breakerAfter),
		halfOpenAfter: requestPolicy.breakerOpenMs,
	});
	policy.onStateChange((state) => onChange?.(state !== CircuitState.Closed));
	return {
		async run(attempt) {
			if (policy.state === CircuitState.HalfOpen) return open();
			try {
				return await policy.execute(async () => {
					const outcome = await attempt();
					if (outcome.health === 'nothing') throw new NothingLearnt(outcome);
					return outcome;
				});
			} catch (error) {
				if (error instanceof NothingLearnt) return error.outcome;
				if (error instanceof BrokenCircuitError) return open();
				throw error;
			}
		},
	};
}

function open(): TransportOutcome {
	return unsent('breaker-open', 'the supplier failed several times and is spared');
}
