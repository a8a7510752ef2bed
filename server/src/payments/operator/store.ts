import { sql } from 'drizzle-orm';
import type { Store } from '../../store/store.ts';

type StoreReader = Pick<Store, 'db'>;

/** A row of the ledger, as it is shown. */
export type ShownEntry = {
	readonly id: number;
	readonly at: Date;
	readonly reason: string;
	readonly requests: number;
	readonly kopecks: number;
};

/** What an order has moved. */
export async function findEntriesOf({ db }: StoreReader, orderId: string): Promise<ShownEntry[]> {
	const { rows } = await db.execute<Omit<ShownEntry, 'at' | 'id'> & { id: string; at: string }>(sql`
		select id, at, reason, requests, kopecks from ledger_entry
		where reference in (${`order:${orderId}`}, ${`refund:${orderId}`}, ${`return:${orderId}`}) order by id`);
	return rows.map((row) => ({ ...row, id: Number(row.id), at: new Date(row.at) }));
}

/** Ids whose row and movement disagree: orders and purchases, refunds, returns; lookups and charges. */
export async function findUnbooked({ db }: StoreReader): Promise<string[]> {
	const { rows } = await db.execute<{ reference: string }>(sql`
		with told as (
			select 'order:' || id as reference from payment_order where state <> 'waiting'
			union all select 'refund:' || id from payment_order where state = 'refunded'
			union all select 'return:' || id from payment_order where returned_kopecks > 0
			union all select 'lookup:' || id from paid_lookup where state = 'charged'
		), booked as (
			select reference from ledger_entry where reason <> 'closing'
		)
		select coalesce(told.reference, booked.reference) as reference
		from told full join booked on booked.reference = told.reference
		where told.reference is null or booked.reference is null
		order by 1`);
	return rows.map(({ reference }) => reference);
}
