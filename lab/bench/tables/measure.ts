import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import type { CachedAnswer } from '@avtosverka/server/answers/answer-result';
import { findCachedAnswers, purgeOldAnswers, storeAnswer } from '@avtosverka/server/answers/store';
import { RETENTION_BATCH } from '@avtosverka/server/store/retention';
import type { Store } from '@avtosverka/server/store/store';
import { median, percentile } from '../load.ts';
import { startFilledSite } from '../million/site.ts';
import { type Filling, vinAt } from '../million/store.ts';
import { buildTrialIndex, dropTrialIndex, type RowSize, readRowSize, vacuum } from './store.ts';

/** Cars, ten answers each; the smaller store is the floor of the same run. */
const SMALL: Filling = { measured: 2_000, others: 8_000 };
const LARGE: Filling = { measured: 2_000, others: 998_000 };
const CARS_WRITTEN = 1_000;
const BATCHES_PURGED = 200;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What a table of answers costs. Times in ms where nothing else is said. */
export type TableCost = {
	readonly answers: number;
	readonly fillSeconds: number;
	readonly size: RowSize;
	/** Ten answers of a car, all at once, cars one after another. */
	readonly read: { readonly median: number; readonly p95: number };
	/** Answers about new cars, ten at once. */
	readonly writtenPerSecond: number;
	/** By the batches of the product's own purge. */
	readonly purgedPerSecond: number;
	readonly purged: number;
	readonly vacuumSeconds: number;
	/** An index built while answers are written, and the longest that one of them took. */
	readonly index: { readonly seconds: number; readonly writes: number; readonly longestWrite: number };
};

/** Measures a table of a hundred thousand answers, then one of ten million. */
export async function measureTables(): Promise<readonly TableCost[]> {
	return [await measureTable(SMALL), await measureTable(LARGE)];
}

async function measureTable(filling: Filling): Promise<TableCost> {
	const began = performance.now();
	const { site, store } = await startFilledSite(filling);
	try {
		const fillSeconds = secondsSince(began);
		const size = await readRowSize(store);
		const read = await timeReads(store, filling.measured);
		const pattern = await answersOf(store, 0);
		const written = await secondsOf(async () => {
			for (let car = 0; car < CARS_WRITTEN; car += 1) {
				await storeAll(store, filling.measured + car, pattern);
			}
		});
		const purge = await timePurge(store);
		const vacuumSeconds = await secondsOf(() => vacuum(store));
		const index = await timeIndex(store, filling.measured + CARS_WRITTEN, pattern);
		return {
			answers: (filling.measured + filling.others) * SECTIONS.length,
			fillSeconds,
			size,
			read,
			writtenPerSecond: (CARS_WRITTEN * pattern.length) / written,
			...purge,
			vacuumSeconds,
			index,
		};
	} finally {
		await site.close();
	}
}

async function timeReads(store: Store, cars: number): Promise<TableCost['read']> {
	const times: number[] = [];
	for (let car = 0; car < cars; car += 1) {
		const began = performance.now();
		await answersOf(store, car);
		times.push(performance.now() - began);
	}
	return { median: median(times), p95: percentile(times, 0.95) };
}

async function timePurge(store: Store): Promise<Pick<TableCost, 'purged' | 'purgedPerSecond'>> {
	const tomorrow = new Date(Date.now() + DAY_MS);
	let purged = 0;
	const seconds = await secondsOf(async () => {
		for (let batch = 0; batch < BATCHES_PURGED; batch += 1) {
			const gone = await purgeOldAnswers(store, tomorrow, RETENTION_BATCH);
			purged += gone;
			if (gone < RETENTION_BATCH) break;
		}
	});
	return { purged, purgedPerSecond: purged / seconds };
}

/** While an index is built, one answer after another is written. */
async function timeIndex(
	store: Store,
	firstCar: number,
	pattern: readonly CachedAnswer[],
): Promise<TableCost['index']> {
	let isBuilt = false;
	const times: number[] = [];
	const building = secondsOf(() => buildTrialIndex(store)).finally(() => {
		isBuilt = true;
	});
	for (let car = firstCar; !isBuilt; car += 1) {
		for (const answer of pattern) {
			const began = performance.now();
			await storeAll(store, car, [answer]);
			times.push(performance.now() - began);
		}
	}
	const seconds = await building;
	await dropTrialIndex(store);
	return { seconds, writes: times.length, longestWrite: Math.max(...times) };
}

async function answersOf(store: Store, car: number): Promise<readonly CachedAnswer[]> {
	const subject = { kind: 'vin', vin: vinAt(car) } as const;
	const found = await findCachedAnswers(store, subject, SECTIONS, new Date(), (_, error) => {
		throw error;
	});
	if (found.length < SECTIONS.length) throw new Error('an answer is not in the store');
	return found;
}

async function storeAll(store: Store, car: number, answers: readonly CachedAnswer[]): Promise<void> {
	const subject = { kind: 'vin', vin: vinAt(car) } as const;
	await Promise.all(answers.map((answer) => storeAnswer(store, subject, answer)));
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
	const began = performance.now();
	await work();
	return secondsSince(began);
}

function secondsSince(began: number): number {
	return (performance.now() - began) / 1000;
}
