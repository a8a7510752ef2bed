import { setTimeout as sleep } from 'node:timers/promises';
// biome-ignore lint/correctness/noUndeclaredDependencies: a test suite, shared by several test files.
import { describe, expect, test } from 'vitest';
import type { ReportLedger } from './report-ledger.ts';

const HOUR_MS = 60 * 60 * 1000;
const anHourAgo = () => new Date(Date.now() - HOUR_MS);
const inAnHour = () => new Date(Date.now() + HOUR_MS);

/** What every ledger must do. `make` gives one that runs by the real clock; call it within a test file. */
export function ledgerConformance(make: () => Promise<ReportLedger>): void {
	describe('opening a report', () => {
		test('joins whoever asks about the same subject', async () => {
			const ledger = await make();
			const first = await ledger.open('vin:a', anHourAgo());
			expect(first.reportUid).toBeNull();
			expect(await ledger.open('vin:a', anHourAgo())).toEqual(first);
		});

		test('joins those who come at the same moment', async () => {
			const ledger = await make();
			const rows = await Promise.all(Array.from({ length: 10 }, () => ledger.open('vin:a', anHourAgo())));
			expect(new Set(rows.map((row) => row.id)).size).toBe(1);
			expect(new Set(rows.map((row) => row.idempotenceKey)).size).toBe(1);
		});

		test('keeps subjects apart', async () => {
			const ledger = await make();
			const one = await ledger.open('vin:a', anHourAgo());
			const other = await ledger.open('plate:a', anHourAgo());
			expect(other.id).not.toBe(one.id);
			expect(other.idempotenceKey).not.toBe(one.idempotenceKey);
		});

		test('opens another one, under another key, for whom the last is too old; the newest is joined then', async () => {
			const ledger = await make();
			const old = await ledger.open('vin:a', anHourAgo());
			await sleep(5);
			const fresh = await ledger.open('vin:a', inAnHour());
			expect(fresh.id).not.toBe(old.id);
			expect(fresh.idempotenceKey).not.toBe(old.idempotenceKey);
			expect(await ledger.open('vin:a', anHourAgo())).toEqual(fresh);
		});

		test('opens under the key that it is given, also after it was dropped', async () => {
			const ledger = await make();
			const row = await ledger.open('lookup:a', anHourAgo(), 'a key of our own');
			expect(row.idempotenceKey).toBe('a key of our own');
			expect(await ledger.open('lookup:a', anHourAgo(), 'a key of our own')).toEqual(row);
			await ledger.drop(row.id);
			const again = await ledger.open('lookup:a', anHourAgo(), 'a key of our own');
			expect(again.id).not.toBe(row.id);
			expect(again.idempotenceKey).toBe('a key of our own');
		});

		test('tells the supplier’s id once it is known', async () => {
			const ledger = await make();
			const row = await ledger.open('vin:a', anHourAgo());
			await ledger.made(row.id, 'uid@domain');
			expect(await ledger.open('vin:a', anHourAgo())).toEqual({ ...row, reportUid: 'uid@domain' });
		});
	});

	describe('the lease of a report', () => {
		async function leased() {
			const ledger = await make();
			const { id } = await ledger.open('vin:a', anHourAgo());
			return { ledger, id };
		}

		test('belongs to one holder, who may prolong it', async () => {
			const { ledger, id } = await leased();
			expect(await ledger.lease(id, 'one', HOUR_MS)).toBe(true);
			expect(await ledger.lease(id, 'other', HOUR_MS)).toBe(false);
			expect(await ledger.lease(id, 'one', HOUR_MS)).toBe(true);
		});

		test('goes to exactly one of many who want it at once', async () => {
			const { ledger, id } = await leased();
			const leaseOwners = Array.from({ length: 10 }, (_, place) => `holder ${place}`);
			const taken = await Promise.all(leaseOwners.map((leaseOwner) => ledger.lease(id, leaseOwner, HOUR_MS)));
			expect(taken.filter(Boolean)).toHaveLength(1);
		});

		test('is free after it was given back, but only its holder can do that', async () => {
			const { ledger, id } = await leased();
			await ledger.lease(id, 'one', HOUR_MS);
			await ledger.release(id, 'other');
			expect(await ledger.lease(id, 'other', HOUR_MS)).toBe(false);
			await ledger.release(id, 'one');
			expect(await ledger.lease(id, 'other', HOUR_MS)).toBe(true);
		});

		test('is free after its time, for a holder that has died', async () => {
			const { ledger, id } = await leased();
			await ledger.lease(id, 'one', 60);
			await sleep(120);
			expect(await ledger.lease(id, 'other', HOUR_MS)).toBe(true);
			expect(await ledger.lease(id, 'one', HOUR_MS)).toBe(false);
		});

		test('of one report says nothing of another', async () => {
			const { ledger, id } = await leased();
			const { id: otherId } = await ledger.open('vin:b', anHourAgo());
			await ledger.lease(id, 'one', HOUR_MS);
			expect(await ledger.lease(otherId, 'other', HOUR_MS)).toBe(true);
		});
	});

	describe('the published state of a report', () => {
		const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 10, 0, second));

		test('is none before the first one', async () => {
			const ledger = await make();
			const { id } = await ledger.open('vin:a', anHourAgo());
			expect(await ledger.latest(id)).toBeNull();
		});

		test('is the newest, byte for byte', async () => {
			const ledger = await make();
			const { id } = await ledger.open('vin:a', anHourAgo());
			const every = Uint8Array.from({ length: 256 }, (_, byte) => byte);
			await ledger.publish(id, { body: new Uint8Array(), at: at(1), complete: false });
			await ledger.publish(id, { body: every, at: at(2), complete: true });
			const latest = await ledger.latest(id);
			expect(Uint8Array.from(latest?.body ?? [])).toEqual(every);
			expect(latest).toMatchObject({ at: at(2), complete: true });
		});

		test('does not go back when a slow poller comes late', async () => {
			const ledger = await make();
			const { id } = await ledger.open('vin:a', anHourAgo());
			await ledger.publish(id, { body: Uint8Array.of(2), at: at(2), complete: true });
			await ledger.publish(id, { body: Uint8Array.of(1), at: at(1), complete: false });
			const latest = await ledger.latest(id);
			expect(Uint8Array.from(latest?.body ?? [])).toEqual(Uint8Array.of(2));
			expect(latest?.complete).toBe(true);
		});
	});

	describe('a dropped report', () => {
		test('is forgotten, and the next question opens a new one', async () => {
			const ledger = await make();
			const row = await ledger.open('vin:a', anHourAgo());
			await ledger.publish(row.id, { body: Uint8Array.of(1), at: new Date(), complete: false });
			await ledger.drop(row.id);
			expect(await ledger.latest(row.id)).toBeNull();
			const next = await ledger.open('vin:a', anHourAgo());
			expect(next.id).not.toBe(row.id);
			expect(next.idempotenceKey).not.toBe(row.idempotenceKey);
		});

		test('cannot be leased and does not come back by what is still said of it', async () => {
			const ledger = await make();
			const { id } = await ledger.open('vin:a', anHourAgo());
			await ledger.drop(id);
			expect(await ledger.lease(id, 'one', HOUR_MS)).toBe(false);
			await ledger.made(id, 'uid');
			await ledger.publish(id, { body: Uint8Array.of(1), at: new Date(), complete: true });
			await ledger.release(id, 'one');
			await ledger.drop(id);
			expect(await ledger.latest(id)).toBeNull();
			expect((await ledger.open('vin:a', anHourAgo())).reportUid).toBeNull();
		});
	});
}
