import { and, eq, sql } from 'drizzle-orm';
import type { Clock } from '../deps.ts';
import { isFree, isLeasedBy } from './lease-columns.ts';
import { lease } from './schema/lease.ts';
import type { Store } from './store.ts';

/** What only one process of all may do at a time. Rejects when the store fails. */
export type Lease = {
	/** True when `leaseOwner` has it for the next `forMs`, newly or still; false while another one has it. */
	take(name: string, leaseOwner: string, forMs: number): Promise<boolean>;
	/** Gives it back; nothing happens when another one has it by now. */
	release(name: string, leaseOwner: string): Promise<void>;
};

/** Leases in PostgreSQL: one statement decides, so two processes never both have one. */
export function createLease(store: Pick<Store, 'db'>, clock: Clock): Lease {
	return {
		async take(name, leaseOwner, forMs) {
			const now = clock.now();
			const leasedUntil = new Date(now.getTime() + forMs);
			const taken = await store.db
				.insert(lease)
				.values({ name, leaseOwner, leasedUntil })
				.onConflictDoUpdate({
					target: lease.name,
					set: { leaseOwner, leasedUntil },
					setWhere: sql`${isLeasedBy(lease, leaseOwner)} or ${isFree(lease, now)}`,
				})
				.returning({ taken: sql<boolean>`true` });
			return taken.length === 1;
		},
		async release(name, leaseOwner) {
			await store.db.delete(lease).where(and(eq(lease.name, name), isLeasedBy(lease, leaseOwner)));
		},
	};
}
