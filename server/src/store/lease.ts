import { and, eq, lte, sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import type { Clock } from '../deps.ts';
import { moment } from './columns.ts';
import type { Store } from './store.ts';

/** Made in migrations/0004_accounts.sql. */
const lease = pgTable('lease', {
	name: text('name').primaryKey(),
	leaseOwner: text('holder').notNull(),
	until: moment('until').notNull(),
});

/** What only one process of all may do at a time. Rejects when the store fails. */
export type Lease = {
	/** True when `leaseOwner` has it for the next `forMs`, anew or still; false while another one has it. */
	take(name: string, leaseOwner: string, forMs: number): Promise<boolean>;
	/** Gives it back; nothing happens when another one has it by now. */
	release(name: string, leaseOwner: string): Promise<void>;
};

/** Leases in PostgreSQL: one statement decides, so two processes never both have one. */
export function createLease(store: Pick<Store, 'db'>, clock: Clock): Lease {
	return {
		async take(name, leaseOwner, forMs) {
			const now = clock.now();
			const until = new Date(now.getTime() + forMs);
			const taken = await store.db
				.insert(lease)
				.values({ name, leaseOwner, until })
				.onConflictDoUpdate({
					target: lease.name,
					set: { leaseOwner, until },
					setWhere: sql`${lease.leaseOwner} = ${leaseOwner} or ${lte(lease.until, now)}`,
				})
				.returning({ taken: sql<boolean>`true` });
			return taken.length === 1;
		},
		async release(name, leaseOwner) {
			await store.db.delete(lease).where(and(eq(lease.name, name), eq(lease.leaseOwner, leaseOwner)));
		},
	};
}
