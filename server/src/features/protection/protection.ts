import type { Purpose } from '@avtosverka/contract/endpoint';
import type { ProtectionReply } from '@avtosverka/contract/protection';

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
	| 'store';

/**
 * `unavailable` means that the value itself is right but nobody could say whether it was used before. The caller
 * decides what that is worth.
 */
export type ProtectionVerdict = {
	readonly verdict: 'pass' | 'fail' | 'unavailable';
	readonly reason: ProtectionReason;
};

/** What keeps robots from asking for free; one face for every kind there will be. */
export type Protection = {
	readonly kind: 'altcha' | 'off';
	/** A fresh task for a visitor, good for one use and one purpose. */
	issue(purpose: Purpose, visitorId: string): Promise<ProtectionReply>;
	/** Never rejects; a passed value is spent by it. */
	verify(claim: ProtectionClaim): Promise<ProtectionVerdict>;
};
