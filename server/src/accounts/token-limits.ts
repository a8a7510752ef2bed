/** A token last used or issued before these moments is over; one issued since `recentFrom` is new. */
export type TokenLimits = {
	readonly lastUseBefore: Date;
	readonly issuedBefore: Date;
	readonly recentFrom: Date;
};

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const UNUSED_DAYS = 90;
/** A stolen session is seldom so young. */
const RECENT_MS = 10 * MINUTE_MS;

/** Which tokens are over at a moment, where a sign-in lasts so many days at most. */
export function tokenLimits(now: Date, lastsDays: number): TokenLimits {
	const ago = (ms: number) => new Date(now.getTime() - ms);
	return {
		lastUseBefore: ago(UNUSED_DAYS * DAY_MS),
		issuedBefore: ago(lastsDays * DAY_MS),
		recentFrom: ago(RECENT_MS),
	};
}
