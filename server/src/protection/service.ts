import { createHash } from 'node:crypto';
import type { ProtectionReply } from '@avtosverka/contract/protection';
import type { Purpose } from '@avtosverka/contract/route';
import { publicProtection, type ServiceSettings } from '../config/protection.ts';
import type { Protection, ProtectionReason, ProtectionResult } from './protection.ts';
import type { SpentChallenges } from './store.ts';

/** What a service says of a value: `host` is the page's on which it was made, a port may follow. */
export type Judgement =
	| { readonly verdict: 'pass'; readonly host: string }
	| { readonly verdict: 'fail' | 'unavailable'; readonly reason: ProtectionReason };

/** Asks a service about a value as its own script made it; never rejects. */
export type AskService = (token: string, purpose: Purpose) => Promise<Judgement>;

type Parts = {
	readonly settings: ServiceSettings;
	readonly siteUrl: string;
	readonly spent: SpentChallenges;
	readonly ask: AskService;
};

/** Both services' values live five minutes; clocks and slow lines may add to that. */
const REMEMBER_MS = 10 * 60_000;

/** The service's value from a path segment, where it travels as base64url; null for a malformed one. */
function readToken(segment: string): string | null {
	if (!/^[\w-]{2,4096}$/.test(segment)) return null;
	const token = Buffer.from(segment, 'base64url').toString('utf8');
	return /^[\x21-\x7e]+$/.test(token) ? token : null;
}

function isOurs(host: string, siteUrl: string): boolean {
	const address = `http://${host}`;
	return URL.canParse(address) && new URL(address).hostname === new URL(siteUrl).hostname;
}

/**
 * Bot protection by a service. A value is bound to our site, to one use and, by Turnstile, to its purpose.
 * Nothing of the visitor is sent along: both services do without their address.
 */
export function createService({ settings, siteUrl, spent, ask }: Parts): Protection {
	const shown = publicProtection(settings) as ProtectionReply;
	const fail = (reason: ProtectionReason): ProtectionResult => ({ verdict: 'fail', reason });

	return {
		kind: settings.kind,

		issue: async () => shown,

		async verify({ token: segment, purpose, now }) {
			const token = readToken(segment);
			if (token === null) return fail('malformed');
			const judgement = await ask(token, purpose);
			if (judgement.verdict !== 'pass') return judgement;
			if (!isOurs(judgement.host, siteUrl)) return fail('host');
			// The services count uses themselves; during a fault of theirs ours still holds.
			const nonce = createHash('sha256').update(`${settings.kind}:${token}`).digest('base64url');
			return spent.spend(nonce, new Date(now.getTime() + REMEMBER_MS)).then(
				(first): ProtectionResult => (first ? { verdict: 'pass', reason: 'ok' } : fail('spent')),
				(): ProtectionResult => ({ verdict: 'unavailable', reason: 'store' }),
			);
		},
	};
}

/** The JSON of a reply; undefined for everything that is none. Never throws. */
export function readJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
