import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { sharedReport } from '../../store/schema/shared-report.ts';
import type { Store } from '../../store/store.ts';
import { boundOf, endShares, isLive, type NoShare } from '../store.ts';

export type OwnerLink = { readonly id: string; readonly expiresAt: Date };

type NewOwnerLink = {
	readonly accountId: string;
	readonly report: string;
	/** The hash of a link's token, by the link's number. */
	readonly hashOf: (id: string) => Buffer;
	readonly now: Date;
	readonly expiresAt: Date;
};

/** The live link of a report, a new one where there is none: two presses at once get the same. */
export function findOrInsertOwnerLink(
	store: Store,
	{ accountId, report, hashOf, now, expiresAt }: NewOwnerLink,
): Promise<OwnerLink | NoShare> {
	return store.transaction(async (tx) => {
		// Locks the account: concurrent requests for a link wait.
		const bound = await boundOf(tx, accountId, now);
		const rows = await tx
			.select()
			.from(sharedReport)
			.where(and(eq(sharedReport.ownerReport, report), isLive(now)));
		// Signed with another secret, a link cannot be shown again, and holds until its term.
		const live = rows.find(({ id, tokenHash }) => hashOf(id).equals(tokenHash));
		if (live) return { id: live.id, expiresAt: live.expiresAt };
		if (bound !== null) return bound;
		const id = randomUUID();
		const tokenHash = hashOf(id);
		const link = { id, kind: 'owner' as const, accountId, ownerReport: report, tokenHash, expiresAt };
		await tx.insert(sharedReport).values({ ...link, createdAt: now });
		return { id, expiresAt };
	});
}

/** Ends every live link of a report; false where there are none. */
export function endOwnerLinks(store: Store, report: string, now: Date): Promise<boolean> {
	return endShares(store, eq(sharedReport.ownerReport, report), now);
}

/** Which report a link leads to, and whose it is; `over` after its end, null where there was none. */
export async function findOwnerLink(
	{ db }: Pick<Store, 'db'>,
	tokenHash: Buffer,
	now: Date,
): Promise<
	{ readonly report: string; readonly accountId: string; readonly expiresAt: Date } | 'over' | null
> {
	const isIt = and(eq(sharedReport.tokenHash, tokenHash), eq(sharedReport.kind, 'owner'));
	const [row] = await db.select().from(sharedReport).where(isIt);
	if (!row) return null;
	const { ownerReport: report, accountId, expiresAt, endedAt } = row;
	if (report === null || accountId === null || endedAt !== null || expiresAt <= now) return 'over';
	return { report, accountId, expiresAt };
}
