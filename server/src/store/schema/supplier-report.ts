import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../columns.ts';
import { leaseColumns } from '../lease-columns.ts';

export const supplierReport = pgTable('supplier_report', {
	id: uuid('id').primaryKey(),
	subject: text('subject').notNull(),
	idempotenceKey: text('idempotence_key').notNull(),
	reportUid: text('report_uid'),
	openedAt: moment('opened_at').notNull(),
	...leaseColumns(text('lease_holder'), 'leased_until'),
	snapshot: bytea('snapshot'),
	snapshotKeyId: text('snapshot_key_id'),
	snapshotAt: moment('snapshot_at'),
	complete: boolean('complete').notNull().default(false),
});
