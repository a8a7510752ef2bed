import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import { eq } from 'drizzle-orm';
import { supplierStop } from '../store/schema/supplier-stop.ts';
import type { Store, Tx } from '../store/store.ts';

/** Since when suppliers are stopped; those that are not in it are asked. */
export async function findStops({ db }: Pick<Store, 'db'>): Promise<ReadonlyMap<SupplierId, Date>> {
	const rows = await db.select().from(supplierStop);
	return new Map(rows.map(({ supplier, stoppedAt }) => [supplier, stoppedAt]));
}

/** Stops a supplier; false where it is stopped already. */
export async function addStop(tx: Tx, supplier: SupplierId, now: Date): Promise<boolean> {
	const added = await tx
		.insert(supplierStop)
		.values({ supplier, stoppedAt: now })
		.onConflictDoNothing()
		.returning({ supplier: supplierStop.supplier });
	return added.length > 0;
}

/** Lets a supplier be asked again; false where it is not stopped. */
export async function removeStop(tx: Tx, supplier: SupplierId): Promise<boolean> {
	const removed = await tx
		.delete(supplierStop)
		.where(eq(supplierStop.supplier, supplier))
		.returning({ supplier: supplierStop.supplier });
	return removed.length > 0;
}
