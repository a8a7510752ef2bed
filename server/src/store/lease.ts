import { and, eq, lte, sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import type { Clock } from '../deps.ts';
import { moment } from './columns.ts';
import type { Store } from './store.ts';

/** Made in migrations/0004_accounts.sql. */
const lease = pgTable('lease', {
	name: text('name').primaryKey(),
	holder: text('holder').notNull(),
	until: moment('until').notNull(),
});

/** What only one process of all may do at a time. Rejects when the store fails. */
export type Lease = {
	/** True when `holder` has it for the next `forMs`, anew or still; false while another one has it. */
	take(name: string, holder: string, forMs: number): Promise<boolean>;
	/** Gives it back; nothing happens when another one has it by now. */
	release(name: string, holder: string): Promise<void>;
};

/** Leases in PostgreSQL: one statement decides, so two processes never both have one. */
export function createLease(store: Pick<Store, 'db'>, clock: Clock): Lease {
	return {
		async take(name, holder, forMs) {
			const now = clock.now();
			const until = new Date(now.getTime() + forMs);
			const taken = await store.db
				.insert(lease)
				.values({ name, holder, until })
				.onConflictDoUpdate({
					target: lease.name,
					set: { holder, until },
					setWhere: sql`${lease.holder} = ${holder} or ${lte(lease.until, now)}`,
				})
				.returning({ taken: sql<boolean>`true` });
			return taken.length === 1;
		},
		async release(name, holder) {
			await store.db.delete(lease).where(and(eq(lease.name, name), eq(lease.holder, holder)));
		},
	};
}
