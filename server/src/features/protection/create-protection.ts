import type { Config } from '../../config.ts';
import type { Clock } from '../../deps.ts';
import type { Store } from '../../store/store.ts';
import { createAltcha } from './altcha.ts';
import type { Protection } from './protection.ts';
import { createSpentChallenges } from './store.ts';

/** No protection, for local runs: every value passes. */
export const OFF: Protection = {
	kind: 'off',
	issue: async () => ({ kind: 'off', challenge: null }),
	verify: async () => ({ verdict: 'pass', reason: 'off' }),
};

type Parts = { readonly appSecret: string; readonly clock: Clock; readonly store: Store };

/** The bot protection that the settings ask for; `appSecret` signs its tasks, the same on every node. */
export function createProtection(
	kind: Config['botProtection'],
	{ appSecret, clock, store }: Parts,
): Protection {
	if (kind === 'off') return OFF;
	return createAltcha({ appSecret, clock, spent: createSpentChallenges(store) });
}
