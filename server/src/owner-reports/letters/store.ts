import { sql } from 'drizzle-orm';
import type { Tx } from '../../store/store.ts';

/**
 * Forgets where letters went: in reports that were completed before a moment and wait for no letter, and in
 * orders that were made a month before it, paid or not.
 */
export async function forgetAddresses(tx: Tx, before: Date): Promise<void> {
	await tx.execute(sql`
		update owner_report set email = null, email_key_id = null
		where email is not null and completed_at < ${before}
			and not exists (select from letter where about = owner_report.uuid and state = 'waiting')`);
	await tx.execute(sql`
		update payment_order set email = null, email_key_id = null
		where email is not null and created_at < ${before}::timestamptz - interval '1 month'`);
}
