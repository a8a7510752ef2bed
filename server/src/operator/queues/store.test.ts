import { OPERATOR_QUEUES } from '@avtosverka/contract/operator/queues';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { setUpDatabase } from '../../store/testing/test-database.ts';
import { selectQueueState } from './store.ts';

const database = setUpDatabase();

describe('the count of what waits', () => {
	test.each(OPERATOR_QUEUES)('in the queue %s is answered by an index', async (queue) => {
		const { store } = database;
		const question = selectQueueState(store, queue, new Date());
		const { rows } = await store.transaction(async (tx) => {
			await tx.execute(sql`set local enable_seqscan = off`);
			return tx.execute(sql`explain ${question}`);
		});
		expect(JSON.stringify(rows)).not.toContain('Seq Scan');
	});
});
