import type { ProtectionReply } from '@avtosverka/contract/protection';
import type { Purpose } from '@avtosverka/contract/route';
import { getProtectionRoute } from '@avtosverka/contract/routes/protection';
import type { Challenge, Solution } from 'altcha-lib/types';
import { type CallOutcome, call } from '../client.ts';
import { OFF_VALUE, readChallenge, solvedValue } from './challenge.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { type Solver, startSolver } from './solver.ts';
import type { Make } from './stock.ts';

/** Why there is no value: what the call for a challenge came to. */
export type NoValue = Exclude<CallOutcome<never>, { kind: 'reply' }>;

/** A phone has few cores, and the page needs one. */
const solveInTurn = limitConcurrency(2);

/** Until the first reply one at a time: it says who we are, and all values are bound to that visitor. */
const meetInTurn = limitConcurrency(1);
let isMet = false;

/** Both services' values live five minutes, as their documentation says. */
const SERVICE_LIFE_MS = 5 * 60_000;

/** Where a service makes the values, or there are none: it is said once, for all of them. */
type SameReply = Exclude<ProtectionReply, { kind: 'altcha' }>;
let same: SameReply | null = null;

async function askServer(
	purpose: Purpose,
	signal: AbortSignal | undefined,
): Promise<CallOutcome<ProtectionReply>> {
	const ask = async (): Promise<CallOutcome<ProtectionReply>> => {
		if (same) return { kind: 'reply', reply: same };
		// A browser lets questions for one address wait for each other where they may share an answer.
		const outcome = await call(getProtectionRoute, { purpose }, { signal, refresh: true });
		if (outcome.kind === 'reply') isMet = true;
		if (outcome.kind === 'reply' && outcome.reply.kind !== 'altcha') same = outcome.reply;
		return outcome;
	};
	const first = isMet ? null : await meetInTurn(async () => (isMet ? null : ask()));
	return first ?? ask();
}

/** Asks for a challenge and solves it in a worker, or gets a value from the chosen service. */
export function makeFor(purpose: Purpose): Make<NoValue> {
	return async ({ signal, ahead }) => {
		if (same) return fromReply(same, purpose, signal, ahead);
		const solver = startSolver();
		try {
			const askedAt = performance.now();
			const outcome = await askServer(purpose, signal);
			if (outcome.kind !== 'reply') return { ok: false, failure: outcome };
			if (outcome.reply.kind !== 'altcha') return fromReply(outcome.reply, purpose, signal, ahead);
			const challenge = readChallenge(outcome.reply.challenge);
			const solution = challenge && (await solveInTurn(() => solveTwice(solver, challenge, signal)));
			if (!challenge || !solution) return { ok: false, failure: { kind: 'failed' } };
			return { ok: true, value: solvedValue(challenge, solution, askedAt) };
		} finally {
			solver.end();
		}
	};
}

/** A worker's script may have been lost on its way: once more costs less than an error. */
async function solveTwice(
	first: Solver,
	challenge: Challenge,
	signal: AbortSignal | undefined,
): Promise<Solution | null> {
	const solution = await first.solve(challenge, signal);
	if (solution) return solution;
	const second = startSolver();
	return second.solve(challenge, signal).finally(second.end);
}

/** Ahead of need it loads a service's script alone: no task is shown before the person asks for anything. */
async function fromReply(
	from: SameReply,
	purpose: Purpose,
	signal: AbortSignal | undefined,
	ahead: boolean,
): ReturnType<Make<NoValue>> {
	if (from.kind === 'off') return { ok: true, value: OFF_VALUE };
	const loaded = await import('./service.ts').catch(() => null);
	// Not waited for: a person who asks meanwhile waits for the same script, and hears of a failure then.
	if (ahead) void loaded?.prepareService(from).catch(() => {});
	if (loaded === null || ahead) return { ok: false, failure: { kind: 'failed' } };
	const made = await loaded.serviceValue(from, purpose, signal);
	if (!made.ok) return { ok: false, failure: { kind: 'problem', status: 403, problem: made.problem } };
	return { ok: true, value: { token: made.token, goodUntil: performance.now() + SERVICE_LIFE_MS } };
}
