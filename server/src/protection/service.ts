import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ProtectionReply } from '@avtosverka/contract/protection';
import type { Purpose } from '@avtosverka/contract/route';
import { publicProtection, type ServiceSettings } from '../config/protection.ts';
import type { Protection, ProtectionReason, ProtectionResult } from './protection.ts';
import type { SpentServiceValues } from './store.ts';
import { valueUse } from './value-use.ts';

/** What a service says of a value: `host` is the page's on which it was made, a port may follow. */
export type Judgement =
	| { readonly verdict: 'pass'; readonly host: string }
	| { readonly verdict: 'fail' | 'unavailable'; readonly reason: ProtectionReason };

/** Asks a service about a value as its own script made it; never rejects. */
export type AskService = (token: string, purpose: Purpose) => Promise<Judgement>;

type Parts = {
	readonly settings: ServiceSettings;
	readonly siteUrl: string;
	readonly spent: SpentServiceValues;
	readonly ask: AskService;
	/** Resolves when another process has had the time to write what it has just been answered. */
	readonly pause?: () => Promise<void>;
};

/** Both services' values live five minutes; clocks and slow lines may add to that. */
const REMEMBER_MS = 10 * 60_000;
/** A car's checks may come to several processes at one moment, and a service judges a value once. */
const ELSEWHERE_MS = 500;

/** The service's value from a path segment, where it travels as base64url; null for a malformed one. */
function readToken(segment: string): string | null {
	if (!/^[\w-]{2,4096}$/.test(segment)) return null;
	const token = Buffer.from(segment, 'base64url').toString('utf8');
	return /^[\x21-\x7e]+$/.test(token) ? token : null;
}

const PASSED: ProtectionResult = { verdict: 'pass', reason: 'ok' };
const fail = (reason: ProtectionReason): ProtectionResult => ({ verdict: 'fail', reason });
const elsewhere = () => wait(ELSEWHERE_MS);

function isOurs(host: string, siteUrl: string): boolean {
	const address = `http://${host}`;
	return URL.canParse(address) && new URL(address).hostname === new URL(siteUrl).hostname;
}

/**
 * Bot protection by a service. A value is bound to our site, to its visitor, to one use (a car's ten checks
 * are one) and, by Turnstile, to its purpose. The service is asked about it once: what it lets pass is
 * remembered, and requests that come meanwhile wait for the same answer. Nothing of the visitor is sent, for
 * both services do without their address.
 */
export function createService({ settings, siteUrl, spent, ask, pause = elsewhere }: Parts): Protection {
	const shown = publicProtection(settings) as ProtectionReply;
	const underWay = new Map<string, Promise<ProtectionResult>>();

	/** A store that is away must not let everybody pass: the service is asked then. */
	const isKnown = (nonce: string) => spent.knows(nonce).catch(() => false);

	async function judge(nonce: string, token: string, purpose: Purpose): Promise<ProtectionResult> {
		if (await isKnown(nonce)) return PASSED;
		const judgement = await ask(token, purpose);
		if (judgement.verdict === 'pass') return isOurs(judgement.host, siteUrl) ? PASSED : fail('host');
		if (judgement.reason !== 'refused' && judgement.reason !== 'spent') return judgement;
		await pause();
		return (await isKnown(nonce)) ? PASSED : judgement;
	}

	return {
		kind: settings.kind,

		issue: async () => shown,

		async verify(claim) {
			const token = readToken(claim.token);
			if (token === null) return fail('malformed');
			const nonce = createHash('sha256').update(`${settings.kind}:${token}`).digest('base64url');
			const joined = underWay.get(nonce);
			const judging = joined ?? judge(nonce, token, claim.purpose);
			if (!joined) underWay.set(nonce, judging);
			try {
				const judged = await judging;
				if (judged.verdict !== 'pass') return judged;
				const until = new Date(claim.now.getTime() + REMEMBER_MS);
				return (await spent.spend(nonce, valueUse(claim), until)) ? PASSED : fail('spent');
			} catch {
				return { verdict: 'unavailable', reason: 'store' };
			} finally {
				// Only now is it remembered; later ones find it.
				if (!joined) underWay.delete(nonce);
			}
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
