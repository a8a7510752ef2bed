import type { Site } from '@avtosverka/harness/site';
import { findCachedAnswers } from '@avtosverka/server/answers/store';
import type { Store } from '@avtosverka/server/store/store';
import { type Connection, openConnections } from './connection.ts';
import { median } from './load.ts';
import { startFilledSite } from './million/site.ts';
import type { Filling, Question } from './million/store.ts';
import { checkPath, demandAnswer } from './vins.ts';

const SMALL: Filling = { measured: 100, others: 0 };
const LARGE: Filling = { measured: 2_000, others: 98_000 };
const CONNECTIONS = 32;
/** Checks of one round: every answer of the small store once. */
const CHECKS = 1_000;
const WARMING_ROUNDS = 10;
const ROUNDS = 41;
const READS = 1_000;
/** Longer than a ready reply lives in a server's memory, so that each round asks the store. */
const LEAP_MS = 31_000;

/** One store: µs of a check with 32 at once (median of rounds), µs of one read from the store (median). */
export type CachedCost = { readonly answers: number; readonly checkUs: number; readonly readUs: number };

/** The same of a thousand answers and of a million. */
export type CachedMillion = {
	readonly small: CachedCost;
	readonly large: CachedCost;
	/** How many times dearer a check is with a million: the median over pairs of neighbouring rounds. */
	readonly times: number;
	readonly fillSeconds: number;
};

type FilledStore = {
	readonly site: Site;
	readonly store: Store;
	readonly questions: readonly Question[];
	readonly connections: readonly Connection[];
	stop(): Promise<void>;
};

/** Measures kept checks that no memory of the server knows, in turn with a small store and a large one. */
export async function measureCachedMillion(): Promise<CachedMillion> {
	const small = await startFilled(SMALL);
	try {
		const started = performance.now();
		const large = await startFilled(LARGE);
		const fillSeconds = (performance.now() - started) / 1000;
		try {
			const rounds = { small: [] as number[], large: [] as number[] };
			for (let round = 0; round < WARMING_ROUNDS + ROUNDS; round += 1) {
				rounds.small.push(await checkUs(small));
				rounds.large.push(await checkUs(large));
			}
			const pairs = rounds.large.map((us, index) => us / (rounds.small[index] ?? Number.NaN));
			await Promise.all([demandFromStore(small), demandFromStore(large)]);
			return {
				small: await costOf(small, SMALL, rounds.small),
				large: await costOf(large, LARGE, rounds.large),
				times: median(pairs.slice(WARMING_ROUNDS)),
				fillSeconds,
			};
		} finally {
			await large.stop();
		}
	} finally {
		await small.stop();
	}
}

async function startFilled(filling: Filling): Promise<FilledStore> {
	const { site, store, questions } = await startFilledSite(filling);
	const connections = await openConnections(site.url, CONNECTIONS);
	return {
		site,
		store,
		questions,
		connections,
		async stop() {
			for (const connection of connections) connection.close();
			await site.close();
		},
	};
}

/** So many different questions in random order. */
function draw(questions: readonly Question[], count: number): Question[] {
	const left = [...questions];
	for (let index = 0; index < count; index += 1) {
		const other = index + Math.floor(Math.random() * (left.length - index));
		[left[index], left[other]] = [left[other] as Question, left[index] as Question];
	}
	return left.slice(0, count);
}

async function checkUs({ site, questions, connections }: FilledStore): Promise<number> {
	await site.servers[0]?.ask('moveClock', LEAP_MS);
	const waiting = draw(questions, CHECKS).map(({ vin, section }) => checkPath(vin, section));
	const started = performance.now();
	await Promise.all(
		connections.map(async (connection) => {
			for (let path = waiting.pop(); path; path = waiting.pop()) demandAnswer(await connection.get(path));
		}),
	);
	return ((performance.now() - started) * 1000) / CHECKS;
}

/** Throws unless every check of the rounds came from the store: not from memory, no supplier asked. */
async function demandFromStore({ site }: FilledStore): Promise<void> {
	const text = await (await fetch(`${site.url}/metrics`)).text();
	const served = [...text.matchAll(/^avtosverka_answers_served_total\{[^}]*from="(\w+)"[^}]*\} (\d+)$/gm)];
	const count = (from: string) =>
		served.filter((row) => row[1] === from).reduce((sum, row) => sum + Number(row[2]), 0);
	const expected = (WARMING_ROUNDS + ROUNDS) * CHECKS;
	if (count('kept') !== expected || count('memory') > 0) {
		throw new Error(`of ${expected} checks ${count('kept')} were answered from the store`);
	}
}

async function costOf(
	{ store, questions }: FilledStore,
	{ measured, others }: Filling,
	rounds: readonly number[],
) {
	const reads: number[] = [];
	for (const { vin, section } of draw(questions, READS)) {
		const started = performance.now();
		await findCachedAnswers(store, { kind: 'vin', vin }, [section], new Date(), (_, error) => {
			throw error;
		});
		reads.push((performance.now() - started) * 1000);
	}
	return {
		answers: (measured + others) * 10,
		checkUs: median(rounds.slice(WARMING_ROUNDS)),
		readUs: median(reads),
	};
}
