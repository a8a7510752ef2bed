import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isSettledAnswer } from '@avtosverka/registers/answer';
import { atMost } from '@avtosverka/registers/async/at-most';
import type { AskedAnswer, Registers } from '@avtosverka/registers/registers';
import type { Deps } from '../deps.ts';
import { describeError } from '../http/replies/errors.ts';
import { createLedger } from '../ledger/ledger.ts';
import { type RepeatedWork, repeat } from '../store/repeat.ts';
import { createLookupHold, type LookupQuestion } from './hold.ts';
import { LOOKUP_LIMITS, type LookupLimits } from './limits.ts';
import { vinsOf } from './lookup-result.ts';
import { createSettling } from './settling.ts';
import { findBoughtOf, findRepeatable, type Lookup, readLookup, renewLease, takeAbandoned } from './store.ts';

/** How a press ended. `asked` is absent where another press or another process did the asking. */
export type LookupReply =
	| {
			readonly kind: 'ended';
			readonly lookup: Lookup;
			readonly asked?: AskedAnswer<'card-index'> | undefined;
	  }
	/** What this person got for the plate before, at no cost now. */
	| { readonly kind: 'answered-before'; readonly lookup: Lookup }
	/** Still under way: a later press gets what comes of it. */
	| { readonly kind: 'pending'; readonly at: Date };

type LookupEnd = Extract<LookupReply, { kind: 'ended' }>;

/** Paid lookups of plates: each holds a request, is asked once, and ends charged or released. */
export type Lookups = {
	/** Throws a RequestProblem as holding does; rejects for our own bugs and when the store fails. */
	ask(question: LookupQuestion): Promise<LookupReply>;
	/** What this person has paid for today, or the lookup under way; null for neither. Spends nothing. */
	repeat(question: Omit<LookupQuestion, 'known'>): Promise<LookupReply | null>;
	/** The VIN of a plate that this person has bought, however long ago; null for none. Spends nothing. */
	bought(question: Omit<LookupQuestion, 'known'>): Promise<LookupReply | null>;
	/** Takes over what dead processes have left; resolves once it has ended. */
	resume(): Promise<void>;
	start(): void;
	/** Lets what is under way end for a while and leaves the rest to other processes, or to the next start. */
	finish(): Promise<void>;
};

const RESUMED_AT_ONCE = 10;

export function createLookups(
	deps: Pick<Deps, 'store' | 'clock' | 'log'> & { readonly registers: Registers },
	limits: LookupLimits = LOOKUP_LIMITS,
): Lookups {
	const { store, registers, clock, log } = deps;
	const leaseOwner = randomUUID();
	const ledger = createLedger(store, clock);
	const lookupHold = createLookupHold({ store, clock, ledger }, leaseOwner, limits);
	const { settle } = createSettling({ ...deps, ledger });
	const underWay = new Map<string, Promise<LookupEnd | null>>();
	const stopping = new AbortController();
	let resuming: RepeatedWork | undefined;

	const leaseFrom = (now: Date) => ({ leaseOwner, until: new Date(now.getTime() + limits.leaseMs) });
	const failed = (what: string) => (error: unknown) => log.error({ error: describeError(error) }, what);

	/** Null for one that was left to another process. Anyone who comes meanwhile joins it. */
	function run(lookup: Lookup): Promise<LookupEnd | null> {
		const joined = underWay.get(lookup.id);
		if (joined) return joined;
		const going = askAndSettle(lookup).finally(() => underWay.delete(lookup.id));
		underWay.set(lookup.id, going);
		going.catch(failed('a paid lookup failed'));
		return going;
	}

	async function askAndSettle(lookup: Lookup): Promise<LookupEnd | null> {
		if (clock.now().getTime() - lookup.createdAt.getTime() > limits.giveUpAfterMs) return release(lookup);
		const renew = async () => renewLease(store.db, lookup.id, leaseFrom(clock.now()));
		const renewing = setInterval(
			() => void renew().catch(failed('a lease was not renewed')),
			limits.renewEveryMs,
		);
		try {
			const outcome = await askRegister(lookup);
			if (stopping.signal.aborted && !isSettledAnswer(outcome.answer)) {
				// Our own stopping has ended it, and that is no word of the register.
				await renewLease(store.db, lookup.id, { leaseOwner, until: clock.now() });
				return null;
			}
			const { answer } = outcome;
			const ended = await settle(lookup, { state: answer.state, vins: vinsOf(answer) });
			return { kind: 'ended', lookup: ended, asked: outcome };
		} finally {
			clearInterval(renewing);
		}
	}

	async function askRegister({ id, plate }: Lookup): Promise<AskedAnswer<'card-index'>> {
		const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(limits.askForMs)]);
		const subject = { kind: 'plate', plate } as const;
		const asker = { kind: 'installation', purpose: 'paid-lookup' } as const;
		return registers.ask('card-index', { subject, refresh: true, asker, order: { key: id }, signal });
	}

	/** The person has stopped waiting: their request is worth more to them than a VIN that comes now. */
	async function release(lookup: Lookup): Promise<LookupEnd> {
		return { kind: 'ended', lookup: await settle(lookup, { state: 'unreachable', vins: [] }) };
	}

	async function follow(id: string, untilMs: number): Promise<LookupEnd | null> {
		while (performance.now() < untilMs && !stopping.signal.aborted) {
			const here = underWay.get(id);
			if (here) return here;
			const lookup = await readLookup(store.db, id);
			if (lookup === null) return null;
			if (lookup.state !== 'held') return { kind: 'ended', lookup };
			const [taken] = await take({ id, atMost: 1 });
			if (taken) return run(taken);
			await pause(limits.followEveryMs);
		}
		return null;
	}

	async function inTime(ended: Promise<LookupEnd | null>): Promise<LookupReply> {
		return (await atMost(limits.answerWithinMs, ended)) ?? { kind: 'pending', at: clock.now() };
	}

	const joined = (id: string) => inTime(follow(id, performance.now() + limits.answerWithinMs));

	function take(which: { readonly id?: string; readonly atMost: number }): Promise<Lookup[]> {
		const now = clock.now();
		return takeAbandoned(store.db, now, leaseFrom(now), which);
	}

	/** The ends of lookups whose process has died. */
	async function takeOver(): Promise<readonly Promise<unknown>[]> {
		const left = await take({ atMost: RESUMED_AT_ONCE });
		if (left.length > 0) log.warn({ lookups: left.length }, 'paid lookups are taken over');
		return left.map(run);
	}

	return {
		async ask(question) {
			const { kind, lookup } = await lookupHold.hold(question);
			if (kind === 'answered-before') return { kind, lookup };
			return kind === 'new' ? inTime(run(lookup)) : joined(lookup.id);
		},
		async repeat({ accountId, plate }) {
			const since = new Date(clock.now().getTime() - limits.vinServesMs);
			const lookup = await findRepeatable(store.db, accountId, plate, since);
			if (lookup === null) return null;
			return lookup.state === 'held' ? joined(lookup.id) : { kind: 'ended', lookup };
		},
		async bought({ accountId, plate }) {
			const lookup = await findBoughtOf(store.db, accountId, plate);
			return lookup && { kind: 'answered-before', lookup };
		},
		async resume() {
			await Promise.allSettled(await takeOver());
		},
		start() {
			const failure = 'paid lookups are not resumed';
			const repetition = { part: 'paid lookups', failure, everyMs: limits.resumeEveryMs };
			resuming = repeat(deps, repetition, takeOver);
		},
		async finish() {
			void resuming?.stop();
			const all = () => Promise.allSettled(underWay.values());
			await atMost(limits.finishWithinMs, all());
			stopping.abort();
			await atMost(limits.finishWithinMs, all());
		},
	};
}
