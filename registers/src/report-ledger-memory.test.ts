import { describe, expect, test } from 'vitest';
import { ledgerConformance } from './report-ledger.conformance.ts';
import { createMemoryLedger } from './report-ledger-memory.ts';

describe('the ledger in memory', () => {
	ledgerConformance(async () => createMemoryLedger(() => new Date()));

	test('forgets reports of yesterday when a new one is opened', async () => {
		let now = new Date('2026-11-21T10:00:00Z');
		const ledger = createMemoryLedger(() => now);
		const old = await ledger.open('vin:a', now);
		await ledger.publish(old.id, { body: Uint8Array.of(1), at: now, complete: true });
		now = new Date('2026-11-22T09:00:00Z');
		await ledger.open('vin:b', now);
		expect(await ledger.latest(old.id)).not.toBeNull();
		now = new Date('2026-11-22T11:00:00Z');
		await ledger.open('vin:c', now);
		expect(await ledger.latest(old.id)).toBeNull();
	});
});
