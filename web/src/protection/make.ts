import type { ProtectionReply, ServiceReply } from '@avtosverka/contract/protection';
import type { Purpose } from '@avtosverka/contract/route';
import { getProtectionRoute } from '@avtosverka/contract/routes/protection';
import type { Challenge, Solution } from 'altcha-lib/types';
import { type CallOutcome, call } from '../client.ts';
import { OFF_VALUE, readChallenge, solvedValue } from './challenge.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import type { Make } from './stock.ts';

/** Why there is no value: what the call for a challenge came to. */
export type NoValue = Exclude<CallOutcome<never>, { kind: 'reply' }>;

/** A phone has few cores, and the page needs one. */
const solveInTurn = limitConcurrency(2);

/** Until the first reply one at a time: it says who we are, and all values are bound to that visitor. */
const meetInTurn = limitConcurrency(1);
let isMet = false;

type ServerReply = CallOutcome<ProtectionReply>;

/** What the server says of every value, once it has: that a service makes them, or that there are none. */
let ofAll: ServerReply | null = null;

async function askServer(purpose: Purpose, signal: AbortSignal | undefined): Promise<ServerReply> {
	const ask = async () => {
		if (ofAll) return ofAll;
		// A browser lets questions for one address wait for each other where they may share an answer.
		const outcome = await call(getProtectionRoute, { purpose }, { signal, refresh: true });
		if (outcome.kind === 'reply') isMet = true;
		if (outcome.kind === 'reply' && outcome.reply.kind !== 'altcha') ofAll = outcome;
		return outcome;
	};
	const first = isMet ? null : await meetInTurn(async () => (isMet ? null : ask()));
	return first ?? ask();
}

/** Asks for a challenge and solves it in a worker, or gets a value from the chosen service. */
export function makeFor(purpose: Purpose): Make<NoValue> {
	return async ({ signal, ahead }) => {
		const askedAt = performance.now();
		const outcome = await askServer(purpose, signal);
		if (outcome.kind !== 'reply') return { ok: false, failure: outcome };
		if (outcome.reply.kind === 'off') return { ok: true, value: OFF_VALUE };
		if (outcome.reply.kind !== 'altcha') return fromService(outcome.reply, purpose, signal, ahead);
		const challenge = readChallenge(outcome.reply.challenge);
		// The worker's script may have been lost on its way: once more costs less than an error.
		const solved = async (task: Challenge) => (await solve(task, signal)) ?? solve(task, signal);
		const solution = challenge && (await solveInTurn(() => solved(challenge)));
		if (!challenge || !solution) return { ok: false, failure: { kind: 'failed' } };
		return { ok: true, value: solvedValue(challenge, solution, askedAt) };
	};
}

/** Ahead of need it loads the script alone: no task is shown before the person asks for anything. */
async function fromService(
	from: ServiceReply,
	purpose: Purpose,
	signal: AbortSignal | undefined,
	ahead: boolean,
): ReturnType<Make<NoValue>> {
	const loaded = await import('./service.ts').catch(() => null);
	if (ahead) await loaded?.prepareService(from);
	if (loaded === null || ahead) return { ok: false, failure: { kind: 'failed' } };
	const made = await loaded.serviceValue(from, purpose, signal);
	if (!made.ok) return { ok: false, failure: { kind: 'problem', status: 403, problem: made.problem } };
	// Not for the stock: it is used at once or not at all.
	return { ok: true, value: { token: made.token, goodUntil: 0 } };
}

/** Null when the worker cannot be started or finds nothing; rejects with the reason of an abort. */
function solve(challenge: Challenge, signal?: AbortSignal): Promise<Solution | null> {
	return new Promise((resolve, reject) => {
		signal?.throwIfAborted();
		const worker = new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });
		const end = (finish: () => void) => {
			worker.terminate();
			signal?.removeEventListener('abort', abort);
			finish();
		};
		const abort = () => end(() => reject(signal?.reason));
		signal?.addEventListener('abort', abort);
		worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) => end(() => resolve(data)));
		worker.addEventListener('error', () => end(() => resolve(null)));
		worker.postMessage(challenge);
	});
}
