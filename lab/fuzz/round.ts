import type { OwnProcess } from '@avtosverka/harness/start-process';
import fc from 'fast-check';
import { complaintOf } from './complaint.ts';
import { type Connection, createConnection } from './connection.ts';
import type { FuzzRequest } from './packed-request.ts';
import { requests, type Target } from './requests.ts';
import type { Health } from './server-program.ts';

/** What a round gave: counts by status and by route, complaints by their words, and memory. */
export type Round = {
	readonly asked: number;
	readonly seconds: number;
	readonly statuses: ReadonlyMap<string, number>;
	readonly routes: ReadonlyMap<string, number>;
	readonly complaints: ReadonlyMap<string, Complaint>;
	/** After each fifth. */
	readonly healths: readonly Health[];
};

/** `example` is the first request that led to it, cut. */
export type Complaint = { count: number; readonly example: string };

const AT_ONCE = 64;
const AT_A_TIME = 500;
/** Without an answer or a close for so long a request hangs, even on a busy machine. */
const HANGS_AFTER_MS = 30_000;
/** A slow request among others is repeated once alone, since the machine may have been busy. */
const LATE_AFTER_MS = 5_000;
const CHECKS = 5;
const EXAMPLE_AT_MOST = 600;

/** Sends `count` requests drawn with `seed`, 64 at once; ends early when the server has. */
export async function runRound(
	server: OwnProcess,
	target: Target,
	{ count, seed }: { readonly count: number; readonly seed: number },
): Promise<Round> {
	const drawn = requests(target);
	const tally = createTally();
	const port = Number(new URL(server.url).port);
	const lines = Array.from({ length: AT_ONCE }, () => createConnection(port, HANGS_AFTER_MS));
	const started = performance.now();
	const healths: Health[] = [];
	let asked = 0;
	try {
		for (let batch = 0; asked < count && server.ended === null; batch += 1) {
			const size = Math.min(AT_A_TIME, count - asked);
			const waiting = fc.sample(drawn, { numRuns: size, seed: seed + batch });
			await Promise.all(lines.map((line) => work(line, waiting, tally)));
			for (const request of tally.late.splice(0))
				await askAlone(createConnection(port, HANGS_AFTER_MS), request, tally);
			asked += size;
			if (asked >= (count * (healths.length + 1)) / CHECKS) healths.push(await server.ask<Health>('health'));
		}
		const seconds = (performance.now() - started) / 1000;
		return { asked, seconds, ...tally, healths };
	} finally {
		for (const line of lines) line.close();
	}
}

/** Takes requests from the common heap until it is empty. */
async function work(line: Connection, waiting: FuzzRequest[], tally: Tally): Promise<void> {
	for (let request = waiting.pop(); request; request = waiting.pop()) {
		const started = performance.now();
		const ending = await line.exchange(request);
		count(tally.statuses, ending.kind === 'reply' ? String(ending.reply.status) : ending.kind);
		count(tally.routes, request.route);
		complain(tally, request, complaintOf(request, ending));
		if (ending.kind !== 'hung' && performance.now() - started > LATE_AFTER_MS) tally.late.push(request);
	}
}

/** Nothing else keeps the server busy now: a request that is late again is slow by itself. */
async function askAlone(line: Connection, request: FuzzRequest, tally: Tally): Promise<void> {
	const started = performance.now();
	await line.exchange(request);
	line.close();
	count(tally.statuses, 'late');
	const late = performance.now() - started > LATE_AFTER_MS;
	complain(tally, request, late ? `later than ${LATE_AFTER_MS} ms, alone too` : null);
}

function complain({ complaints }: Tally, request: FuzzRequest, words: string | null): void {
	if (words === null) return;
	const known = complaints.get(words);
	if (known) known.count += 1;
	else complaints.set(words, { count: 1, example: exampleOf(request) });
}

type Tally = ReturnType<typeof createTally>;

function createTally() {
	return {
		statuses: new Map<string, number>(),
		routes: new Map<string, number>(),
		complaints: new Map<string, Complaint>(),
		late: [] as FuzzRequest[],
	};
}

function count(counts: Map<string, number>, name: string): void {
	counts.set(name, (counts.get(name) ?? 0) + 1);
}

function exampleOf({ bytes }: FuzzRequest): string {
	return JSON.stringify(bytes.toString('latin1').slice(0, EXAMPLE_AT_MOST));
}
