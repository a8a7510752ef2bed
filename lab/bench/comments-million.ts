import { parseVin, type Vin } from '@avtosverka/contract/vocabulary/vin';
import { createComments } from '@avtosverka/server/comments/comments';
import { fillComments, READER } from './comments/store.ts';
import { median, percentile } from './load.ts';
import { startBenchSite } from './site.ts';
import { inventedVin } from './vins.ts';

const COMMENTS = 1_000_000;
const CARS = 50_000;
/** Comments of the one car that everybody talks about. */
const BUSIEST = 5_000;
const READS = 2_000;
const WARMING_READS = 200;

/** Milliseconds of one question to the store, one after another. */
export type ReadTimes = { readonly median: number; readonly p99: number };

export type CommentsMillion = {
	readonly comments: number;
	/** A question about nothing: the way to the store and back, on a machine as busy as it is. */
	readonly floor: ReadTimes;
	readonly count: ReadTimes;
	/** The first page of fifty for a visitor, for somebody signed in, and of the car with most comments. */
	readonly page: ReadTimes;
	readonly pageSignedIn: ReadTimes;
	readonly pageOfBusiest: ReadTimes;
	readonly fillSeconds: number;
};

function vinAt(index: number): Vin {
	const parsed = parseVin(inventedVin(index));
	if (!parsed.ok) throw new Error('an invented VIN is none');
	return parsed.vin;
}

/** Measures the product's own questions about comments with a million of them in an embedded store. */
export async function measureCommentsMillion(): Promise<CommentsMillion> {
	await using site = await startBenchSite({ servers: 0 });
	const store = await site.openStore({ questionLimitMs: 0 });
	const cars = Array.from({ length: CARS }, (_, index) => vinAt(index));
	const started = performance.now();
	await fillComments(store, { comments: COMMENTS, cars, busiest: BUSIEST });
	const fillSeconds = (performance.now() - started) / 1000;
	const comments = createComments(store, { now: () => new Date() }, () => []);
	const anyCar = () => cars[Math.floor(Math.random() * CARS)] as Vin;
	const busiest = cars[0] as Vin;
	const full = await comments.page(busiest, null, null);
	if (full?.comments.length !== 50 || full.next === null) throw new Error('the busiest car has no full page');
	return {
		comments: COMMENTS,
		floor: await measureReads(() => store.query('select 1')),
		count: await measureReads(() => comments.count(anyCar())),
		page: await measureReads(() => comments.page(anyCar(), null, null)),
		pageSignedIn: await measureReads(() => comments.page(anyCar(), READER, null)),
		pageOfBusiest: await measureReads(() => comments.page(busiest, READER, null)),
		fillSeconds,
	};
}

async function measureReads(ask: () => Promise<unknown>): Promise<ReadTimes> {
	const times: number[] = [];
	for (let index = 0; index < WARMING_READS + READS; index += 1) {
		const started = performance.now();
		await ask();
		if (index >= WARMING_READS) times.push(performance.now() - started);
	}
	return { median: median(times), p99: percentile(times, 0.99) };
}
