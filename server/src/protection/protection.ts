import type { ProtectionReply } from '@avtosverka/contract/protection';
import type { Purpose } from '@avtosverka/contract/route';

/** A bot-protection value as it came in, and what it has to be good for. */
export type ProtectionClaim = {
	readonly token: string;
	readonly purpose: Purpose;
	readonly visitorId: string;
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
	/** A fresh task for a visitor, good for one use and one purpose, or whose task they have to take. */
	issue(purpose: Purpose, visitorId: string): Promise<ProtectionReply>;
	/** Never rejects; a passed value is spent by it. */
	verify(claim: ProtectionClaim): Promise<ProtectionResult>;
};
