import { and, eq, gt, isNull, lte, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** The two columns of a lease: who has a row, and until when no other may take it; null for none. */
export function leaseColumns<Owner>(leaseOwner: Owner, until = 'held_until') {
	return { leaseOwner, leasedUntil: moment(until) };
}

type LeaseColumns = { readonly leaseOwner: PgColumn; readonly leasedUntil: PgColumn };

/** What gives a row back. */
export const NO_LEASE = { leaseOwner: null, leasedUntil: null } as const;

/** The condition that a row has no lease, or one that is over by `now`. */
export function isFree({ leasedUntil }: LeaseColumns, now: Date | Placeholder): SQL {
	return sql`(${isNull(leasedUntil)} or ${lte(leasedUntil, now)})`;
}

/** The condition that a row was leased to this owner last, whether the lease is over or not. */
export function isLeasedBy({ leaseOwner }: LeaseColumns, owner: string | Placeholder): SQL {
	return eq(leaseOwner, owner);
}

/** Narrower than `isLeasedBy`: the lease is not over. */
export function hasLease(row: LeaseColumns, owner: string, now: Date): SQL | undefined {
	return and(isLeasedBy(row, owner), gt(row.leasedUntil, now));
}
