import type { OperatorActKind } from '@avtosverka/contract/operator/acts';
import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/** Made, and described, in migrations/0056_operator.sql; what may be done: 0072_console.sql. */
export const operatorAct = pgTable('operator_act', {
	id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
	at: moment('at').notNull(),
	operatorId: uuid('operator_id').notNull(),
	what: text('what').$type<OperatorActKind>().notNull(),
	whom: text('whom').notNull(),
	why: text('why').notNull(),
});
