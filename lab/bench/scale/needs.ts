import type { Costs } from './costs.ts';
import type { Day } from './day.ts';

/** What is assumed of an installation, since nothing here can measure it. */
export type Assumptions = {
	/** The part of a processor's time that is used in the busiest minute; the rest is a reserve. */
	readonly busyPart: number;
	/** How long a fresh report waits for its registers, s. */
	readonly waitSeconds: number;
	/** How long an answer stands in the store, days. */
	readonly retentionDays: number;
	/** Connections of one server with PostgreSQL. */
	readonly pool: number;
	/** Fresh reports that one free public register answers in a second (the pace of its policy). */
	readonly publicPerSecond: number;
	/** One paid report of a supplier, roubles. */
	readonly reportPrice: number;
	/** A machine with two processors and 4 GB, roubles a day. */
	readonly machinePrice: number;
	/** A gigabyte of its disk, roubles a day. */
	readonly diskPrice: number;
};

/** What a day needs. */
export type Needs = {
	/** Processors in the busiest minute. */
	readonly serverCores: number;
	readonly storeCores: number;
	readonly storeConnections: number;
	/** Requests that wait for a register at the same time. */
	readonly waiting: number;
	/** Of the pace that public registers are asked at: above 1 the others are answered by paid suppliers. */
	readonly publicRate: number;
	readonly paidReports: number;
	readonly roubles: number;
	/** Of servers, and of PostgreSQL with a standby. */
	readonly machines: number;
	readonly machineRoubles: number;
	readonly storedGb: number;
	readonly walGbADay: number;
	readonly sentGbADay: number;
};

const CHECKS = 10;
const GB = 1e9;
const CORES_OF_MACHINE = 2;
/** Two at least, so that one may be rolled. */
const SERVERS_AT_LEAST = 2;
/** The primary and its standby. */
const STORES = 2;

const machinesFor = (cores: number) => Math.ceil(cores / CORES_OF_MACHINE);

/** What a simulated day needs at measured costs. */
export function needsOf(day: Day, costs: Costs, assumed: Assumptions): Needs {
	const { fresh, reports } = day.busiest;
	const cached = reports - fresh;
	const cores = (of: 'serverMs' | 'storeMs') =>
		(fresh * costs.fresh[of] + cached * costs.cached[of] + reports * costs.page[of]) /
		60_000 /
		assumed.busyPart;
	const freshADay = day.reports * (1 - day.cachedShare);
	const sent =
		freshADay * costs.fresh.bytes +
		day.reports * day.cachedShare * costs.cached.bytes +
		day.reports * costs.page.bytes;
	const [serverCores, storeCores] = [cores('serverMs'), cores('storeMs')];
	const storedGb = (freshADay * costs.storedBytes * assumed.retentionDays) / GB;
	const machines = Math.max(SERVERS_AT_LEAST, machinesFor(serverCores)) + STORES * machinesFor(storeCores);
	return {
		...{ serverCores, storeCores, machines, storedGb },
		// One more connection of each for its health.
		storeConnections: Math.max(SERVERS_AT_LEAST, Math.ceil(serverCores)) * (assumed.pool + 1),
		waiting: (fresh / 60) * CHECKS * assumed.waitSeconds,
		publicRate: fresh / 60 / assumed.publicPerSecond,
		paidReports: freshADay,
		roubles: freshADay * assumed.reportPrice,
		machineRoubles: machines * assumed.machinePrice + STORES * storedGb * assumed.diskPrice,
		walGbADay: (freshADay * costs.walBytes) / GB,
		sentGbADay: sent / GB,
	};
}
