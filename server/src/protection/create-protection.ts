import type { CallObserver } from '../call-observer.ts';
import type { ProtectionSettings } from '../config/protection.ts';
import type { Clock } from '../deps.ts';
import type { Store } from '../store/store.ts';
import { createAltcha } from './altcha.ts';
import type { Protection } from './protection.ts';
import { createService } from './service.ts';
import { createServiceTransport } from './service-transport.ts';
import { askSmartCaptcha } from './smartcaptcha.ts';
import { createSpentChallenges, createSpentTasks } from './store.ts';
import { askTurnstile } from './turnstile.ts';

/** No protection, for local runs: every value passes. */
export const OFF: Protection = {
	kind: 'off',
	issue: async () => ({ kind: 'off', challenge: null }),
	verify: async () => ({ verdict: 'pass', reason: 'off' }),
};

type Parts = {
	readonly appSecret: string;
	readonly siteUrl: string;
	readonly clock: Clock;
	readonly store: Store;
	readonly calls: CallObserver;
};

/** The bot protection that the settings ask for; `appSecret` signs our own tasks, the same on every node. */
export function createProtection(
	settings: ProtectionSettings,
	{ appSecret, siteUrl, clock, store, calls }: Parts,
): Protection {
	if (settings.kind === 'off') return OFF;
	if (settings.kind === 'altcha') return createAltcha({ appSecret, clock, spent: createSpentTasks(store) });
	const spent = createSpentChallenges(store);
	const transport = createServiceTransport(settings.kind, { clock, calls });
	const ask =
		settings.kind === 'smartcaptcha'
			? askSmartCaptcha(settings, transport)
			: askTurnstile(settings, transport);
	return createService({ settings, siteUrl, spent, ask });
}
