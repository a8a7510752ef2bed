import type { ProtectionReply } from '@avtosverka/contract/protection';
import type { Purpose } from '@avtosverka/contract/route';
import type { CarCheck } from '../http/guards/bot-guard.ts';

/** A bot-protection value as it came in, and what it has to be good for. */
export type ProtectionClaim = {
	readonly token: string;
	readonly purpose: Purpose;
	readonly visitorId: string;
	/** The check of a car that the value is to open; null where a value is good for one request. */
	readonly check: CarCheck | null;
	readonly now: Date;
};

/** Why a value did not pass; for the log, for tests and for the choice between 400 and 403. */
export type ProtectionReason =
	| 'ok'
	| 'off'
	| 'malformed'
	| 'expired'
	| 'signature'
	| 'solution'
	| 'purpose'
	| 'visitor'
	| 'spent'
	/** The service does not know the value, or it has expired. */
	| 'refused'
	/** Made on a page of another site. */
	| 'host'
	/** The service does not know us: our secret is wrong. */
	| 'secret'
	/** The service does not answer, or says itself that it is not well. */
	| 'service'
	| 'store';

/** `unavailable`: the value may be right, but it cannot be checked. The caller decides what that is worth. */
export type ProtectionResult = {
	readonly verdict: 'pass' | 'fail' | 'unavailable';
	readonly reason: ProtectionReason;
};

/** What keeps robots from asking for free; one face for every kind there will be. */
export type Protection = {
	readonly kind: ProtectionReply['kind'];
	/** A fresh task for a visitor and a purpose, for one use (a car's ten checks are one), or whose it is. */
	issue(purpose: Purpose, visitorId: string): Promise<ProtectionReply>;
	/** Never rejects; a value that passes is spent on what the claim names. */
	verify(claim: ProtectionClaim): Promise<ProtectionResult>;
};
