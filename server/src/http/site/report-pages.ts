import { createHash } from 'node:crypto';
import { pageOf } from '@avtosverka/contract/page-of';
import type { CachedReport, SiteCalls } from '@avtosverka/contract/site';
import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../deps.ts';
import type { ReadyPage } from './ready-page.ts';

/** What a page tells of the time («5 минут назад») may be as old as this. */
const LIVES_MS = 60_000;
const PAGES_AT_MOST = 1_000;
const SIZE_LIMIT_BYTES = 64 * 1024 * 1024;

type CachedReportCall = SiteCalls['cachedReport'];

/** A report that was read for a page. */
type ReportReading = {
	readonly vin: Vin;
	readonly plate: Plate | null;
	readonly report: Promise<CachedReport>;
};

/** The reports that one request reads: each once, whether for the comparison or for the page itself. */
export type ReportReadings = {
	readonly all: readonly ReportReading[];
	readonly cachedReport: CachedReportCall;
};

/** Reads reports as the visitor of one request may see them. */
export function readReportsOnce(cachedReport: CachedReportCall): ReportReadings {
	const all: ReportReading[] = [];
	return {
		all,
		cachedReport(vin, plate = null) {
			const known = all.find((reading) => reading.vin === vin && reading.plate === plate);
			if (known) return known.report;
			const report = cachedReport(vin, plate);
			all.push({ vin, plate, report });
			return report;
		},
	};
}

/** True for a path, without its query, of a page that shows a car's report and nothing of its visitor. */
export function isReportPath(path: string): boolean {
	return pageOf(path)?.path === '/checks/:vin';
}

/**
 * Pages of reports as they were rendered within the last minute. Such a page depends on its address and its
 * cached answers alone, so that it is sent again to those alone who would get the same answers.
 */
export function createReportPages(clock: Clock) {
	const pages = new LRUCache<string, ReadyPage & Omit<ReportReading, 'report'> & { readonly shown: string }>({
		max: PAGES_AT_MOST,
		maxSize: SIZE_LIMIT_BYTES,
		// Packed bytes of two encodings lie beside the plain ones.
		sizeCalculation: ({ bytes }, address) => 2 * (bytes.plain.length + address.length),
		...{ ttl: LIVES_MS, ttlResolution: 0, perf: { now: () => clock.now().getTime() } },
	});

	return {
		/** The page at an address, if its answers are what this visitor gets now; null: it has to be rendered. */
		async find(address: string, { cachedReport }: ReportReadings): Promise<ReadyPage | null> {
			const page = pages.get(address);
			if (!page) return null;
			// Where reading fails, the page that is rendered then says so.
			const report = await cachedReport(page.vin, page.plate).catch(() => null);
			return report !== null && digestOf(report) === page.shown ? page : null;
		},
		/** Stores a page that was rendered from the one report that its request has read. */
		async add(address: string, { all }: ReportReadings, page: ReadyPage): Promise<void> {
			const [reading, ...others] = all;
			if (!reading || others.length > 0) return;
			const { vin, plate, report } = reading;
			pages.set(address, { ...page, vin, plate, shown: digestOf(await report) });
		},
	};
}

function digestOf(report: CachedReport): string {
	return createHash('sha256').update(JSON.stringify(report)).digest('base64');
}
