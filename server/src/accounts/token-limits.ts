/** A token last used before the one moment, or issued before the other, is over. */
export type TokenLimits = { readonly lastUseBefore: Date; readonly issuedBefore: Date };

const DAY_MS = 24 * 60 * 60 * 1000;
const UNUSED_DAYS = 90;

/** Which tokens are over at a moment, where a sign-in lasts so many days at most. */
export function tokenLimits(now: Date, lastsDays: number): TokenLimits {
	const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
	return { lastUseBefore: ago(UNUSED_DAYS), issuedBefore: ago(lastsDays) };
}
