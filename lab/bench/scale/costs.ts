import type { Usage } from '@avtosverka/harness/programs/usage';
import { AVTOCOD_ALONE } from '@avtosverka/harness/settings';
import type { OwnProcess } from '@avtosverka/harness/start-process';
import type { Store } from '@avtosverka/server/store/store';
import { sql } from 'drizzle-orm';
import { load, MARKER, OWN_TEXT } from '../load.ts';
import { startBenchSite } from '../site.ts';
import { demandAnswer, inventedVin, tenChecks } from '../vins.ts';
import { storeCpuMs } from './store-processes.ts';

/** What one piece of work costs: processor ms of a server and of PostgreSQL, bytes that are sent. */
export type Cost = { readonly serverMs: number; readonly storeMs: number; readonly bytes: number };

/** Costs of a report's ten checks where they are asked, of ten kept ones, and of the page. */
export type Costs = {
	readonly fresh: Cost;
	readonly cached: Cost;
	readonly page: Cost;
	/** What a fresh report leaves in the store with its indexes, and in the write-ahead log. */
	readonly storedBytes: number;
	readonly walBytes: number;
};

const CARS = 200;
const WARMING_CARS = 50;
const SECONDS = 4;
/** Longer than a ready reply lies in memory: visitors of many cars on many nodes meet the store. */
const LEAP_MS = 31_000;

/** Measures what reports cost on this machine, each process by its own processor time. */
export async function measureCosts(): Promise<Costs> {
	await using site = await startBenchSite({ settings: AVTOCOD_ALONE });
	const store = await site.openStore({ poolSize: 1, questionLimitMs: 0 });
	const server = site.servers[0] as OwnProcess;
	const ask = (from: number, count: number) => askCars(site.url, from, count);
	await ask(0, WARMING_CARS);
	const before = await sizes(store);
	const fresh = await costOf(server, site.dataDir, () => ask(WARMING_CARS, CARS));
	const after = await sizes(store);
	await server.ask('moveClock', LEAP_MS);
	const cached = await costOf(server, site.dataDir, () => ask(WARMING_CARS, CARS));
	// Rendered each time: a visitor of one of many cars is seldom the second one within a minute.
	const address = `/checks/${inventedVin(WARMING_CARS)}?n=${OWN_TEXT}`;
	await load(site.url + address, 2, PAGE_HEADERS);
	const page = await costOf(server, site.dataDir, () => askPage(site.url + address));
	return {
		fresh,
		cached,
		page,
		storedBytes: (after.stored - before.stored) / CARS,
		walBytes: (after.wal - before.wal) / CARS,
	};
}

const PAGE_HEADERS = { ...MARKER, 'accept-encoding': 'br', accept: 'text/html' };

/** How much was done, and the bytes of all its replies. */
type Work = { readonly count: number; readonly bytes: number };

async function costOf(server: OwnProcess, dataDir: string, work: () => Promise<Work>): Promise<Cost> {
	await server.ask<Usage>('usage');
	const storeBefore = await storeCpuMs(dataDir);
	const { count, bytes } = await work();
	const { cpuMs } = await server.ask<Usage>('usage');
	const storeMs = (await storeCpuMs(dataDir)) - storeBefore;
	return { serverMs: cpuMs / count, storeMs: storeMs / count, bytes: bytes / count };
}

/** Asks ten checks of each new car, one car after another. */
async function askCars(url: string, from: number, count: number): Promise<Work> {
	let bytes = 0;
	for (let index = from; index < from + count; index += 1) {
		const replies = await Promise.all(
			tenChecks(inventedVin(index)).map(async (path) => {
				const reply = await fetch(url + path, { headers: MARKER });
				return { status: reply.status, body: await reply.text() };
			}),
		);
		for (const reply of replies) {
			demandAnswer(reply);
			bytes += Buffer.byteLength(reply.body);
		}
	}
	return { count, bytes };
}

/** Asks for a page as a browser does, packed. */
async function askPage(address: string): Promise<Work> {
	const { perSecond, failed, bytesPerSecond } = await load(address, SECONDS, PAGE_HEADERS);
	if (failed > 0) throw new Error(`${failed} pages were not answered 200`);
	return { count: perSecond * SECONDS, bytes: bytesPerSecond * SECONDS };
}

async function sizes(store: Store): Promise<{ readonly stored: number; readonly wal: number }> {
	const { rows } = await store.db.execute<{ stored: string; wal: string }>(
		sql`select pg_database_size(current_database()) as stored, pg_current_wal_lsn() - '0/0'::pg_lsn as wal`,
	);
	return { stored: Number(rows[0]?.stored), wal: Number(rows[0]?.wal) };
}
