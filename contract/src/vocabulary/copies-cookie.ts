const NAME = 'report_copies';
/** A moment in whole seconds since 1970. */
const MARK = new RegExp(`(?:^|; ?)${NAME}=(\\d{10})(?:;|$)`);
/** No copy of a report is kept on a device longer than so many days. */
export const COPIES_DAYS = 30;
/** A device's clock may be ahead of ours by a day. */
const AT_MOST_MS = (COPIES_DAYS + 1) * 86_400_000;

/**
 * Until when a browser holds copies of reports, as its cookies say, in ms since 1970; null where it holds
 * none. Browsers clear the storage in which copies lie, and leave cookies: then the copies have vanished.
 */
export function copiesUntil(cookies: string, now: number): number | null {
	const until = Number(MARK.exec(cookies)?.[1] ?? 0) * 1000;
	return until > now && until <= now + AT_MOST_MS ? until : null;
}

/** The cookie that says it, for a page as for a header; a moment that is past takes it away. */
export function copiesCookie(until: number, now: number, secure: boolean): string {
	const seconds = Math.max(0, Math.ceil((until - now) / 1000));
	const attributes = `Path=/; Max-Age=${seconds}; SameSite=Lax${secure ? '; Secure' : ''}`;
	return `${NAME}=${Math.floor(until / 1000)}; ${attributes}`;
}
