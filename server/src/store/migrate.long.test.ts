import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { openStore } from './open-store.ts';
import type { Store } from './store.ts';
import type { StoreLog } from './store-log.ts';
import { TEST_DATA_KEYS, testDatabase } from './testing/test-database.ts';

/** The migration's own two seconds, and what a busy machine adds. */
const LONGEST_MS = 4_000;
const BUSY = 'a table is busy: the migration tries again';

/**
 * Takes back 0061, which changes `operator_act`, and what stands on it: the next start applies them
 * again.
 */
async function undoMigration61({ db }: Store): Promise<void> {
	await db.execute(sql`drop table supplier_stop, running_process, supplier_spending`);
	await db.execute(
		sql`alter table operator_act rename constraint operator_act_what_known to operator_act_what_check`,
	);
	await db.execute(sql`delete from migration where number in (61, 63)`);
}

/** Asks again and again until the work is over; resolves to how long each question took, in ms. */
async function askUntil(work: Promise<unknown>, ask: () => Promise<unknown>): Promise<number[]> {
	const times: number[] = [];
	let isOver = false;
	const ending = work.finally(() => {
		isOver = true;
	});
	while (!isOver) {
		const began = performance.now();
		await ask();
		times.push(performance.now() - began);
		await wait(10);
	}
	await ending;
	return times;
}

test('a migration that waits for a table holds no question to it up for longer than its two seconds', async () => {
	await using busy = await testDatabase();
	const { store } = busy;
	await undoMigration61(store);
	const [release, locked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
	const longWork = store.transaction(async (tx) => {
		await tx.execute(sql`select count(*) from operator_act`);
		locked.resolve();
		await release.promise;
	});
	await locked.promise;

	const lines: string[] = [];
	const write = (_fields: unknown, line: string) => lines.push(line);
	const log = { info: write, warn: write, error: write } as unknown as StoreLog;
	const opening = openStore({ url: busy.url, dataKeys: TEST_DATA_KEYS, log });
	const asking = askUntil(opening, () => store.db.execute(sql`select count(*) from operator_act`));
	// Twice: between its tries all that waited is answered.
	await vi.waitFor(() => expect(lines.filter((line) => line === BUSY)).toHaveLength(2), 15_000);
	release.resolve();
	await longWork;
	const times = await asking;
	await (await opening).close();
	expect(lines.at(-1)).toBe('migration applied');
	expect(times.length).toBeGreaterThan(10);
	// A question did wait, or nothing is shown here.
	expect(Math.max(...times)).toBeGreaterThan(1_000);
	expect(Math.max(...times)).toBeLessThan(LONGEST_MS);
}, 60_000);
