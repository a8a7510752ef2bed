import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { LRUCache } from 'lru-cache';
import { type Answer, isSettledAnswer } from '../../answer.ts';
import type { Question } from '../../register.ts';
import type { CarFacts } from '../../registers/car.ts';
import { type GibddCalls, withoutDigits } from './calls.ts';
import { createFlights } from './flights.ts';
import { judgeGibddReply } from './judge.ts';
import { ONE_PRESS_MS } from './pictures.ts';
import { type GibddFailure, type GibddReply, LEFT, rawOf } from './reply.ts';
import { type GibddRegister, readSignal } from './wire.ts';

/** What asking a section without digits has shown. */
export type ProbeResult<R extends GibddRegister> =
	/** Unavailable: a picture would lead nowhere. */
	| { readonly says: 'silence'; readonly failure: GibddFailure; readonly at: Date }
	/** The section has answered as it is. */
	| { readonly says: 'word'; readonly answer: Answer<CarFacts[R]> }
	/** Somebody is there. */
	| { readonly says: 'alive' };

/** Asks, before a picture is shown to a visitor, whether the service answers about this car. */
export type AvailabilityProbe = {
	/** Asks the section without digits, unless the visitor's sections have just done so about this car. */
	probe<R extends GibddRegister>(register: R, vin: Vin, question: Question): Promise<ProbeResult<R>>;
};

/** A service that answered is taken to be there for a minute. */
export const ALIVE_FOR_MS = 60_000;
/** The sections of one press share a silence; the next press asks again. */
export const SILENT_FOR_MS = 10_000;
const REMEMBERED = 10_000;

/** What is remembered of a visitor's car: since when, and whether, the service is silent about it. */
type SilenceNote = { readonly silence: GibddFailure | null; readonly at: Date };
type ProbeReply = SilenceNote & { readonly register: GibddRegister; readonly received: GibddReply };

export function createAvailabilityProbe(
	calls: Pick<GibddCalls, 'check'>,
	now: () => Date,
): AvailabilityProbe {
	const known = new LRUCache<string, SilenceNote>({ max: REMEMBERED });
	const asking = createFlights<ProbeReply>();

	async function ask(register: GibddRegister, vin: Vin, signal: AbortSignal): Promise<ProbeReply> {
		const received = await calls.check(register, withoutDigits(vin), signal);
		return { register, received, silence: silenceOf(register, received, vin), at: now() };
	}

	async function askForAll(key: string, register: GibddRegister, vin: Vin, signal: AbortSignal) {
		const reply = await ask(register, vin, signal);
		if (!signal.aborted) known.set(key, { silence: reply.silence, at: reply.at });
		return reply;
	}

	function stillServes({ silence, at }: SilenceNote, { visitor }: Question): boolean {
		const age = now().getTime() - at.getTime();
		if (silence === null) return age < ALIVE_FOR_MS;
		return age < (visitor?.anotherPicture ? ONE_PRESS_MS : SILENT_FOR_MS);
	}

	return {
		async probe(register, vin, question) {
			const { visitor, signal } = question;
			if (!visitor) return tell(register, vin, await ask(register, vin, signal));
			const key = `${visitor.id} ${vin}`;
			const before = known.get(key);
			if (before && stillServes(before, question)) return tellAgain(before);
			const reply = await asking.join(key, signal, (all) => askForAll(key, register, vin, all));
			return reply ? tell(register, vin, reply) : { says: 'silence', failure: LEFT, at: now() };
		},
	};
}

function tellAgain({ silence, at }: SilenceNote): ProbeResult<never> {
	return silence ? { says: 'silence', failure: silence, at } : { says: 'alive' };
}

/** The word of a section is its own: those that waited with it only learn that it is available. */
function tell<R extends GibddRegister>(register: R, vin: Vin, reply: ProbeReply): ProbeResult<R> {
	const { received, at } = reply;
	if (reply.register !== register || !received.ok) return tellAgain(reply);
	if (readSignal(received.json, vin).says !== 'result') return tellAgain(reply);
	const answer = {
		source: 'gibdd' as const,
		asOf: at,
		...judgeGibddReply(register, received.json, vin),
		raw: rawOf(received.reply),
	};
	if (answer.state === 'picture-needed' || !isSettledAnswer(answer)) return tellAgain(reply);
	return { says: 'word', answer };
}

/**
 * The failure after which no picture is shown. An address that is missing, a refusal and words that cannot
 * be read are none: they may be about this section, or about the digits that are not there.
 */
function silenceOf(register: GibddRegister, received: GibddReply, vin: Vin): GibddFailure | null {
	if (!received.ok && received.missing) return null;
	const verdict = received.ok ? judgeGibddReply(register, received.json, vin) : received.failure;
	if (verdict.state === 'unreachable') return { state: 'unreachable', detail: verdict.detail };
	// While it counts our requests, every further one makes the wait longer: the picture too.
	const skipped = verdict.state === 'refused' && verdict.reason === 'quota';
	return skipped ? { state: 'refused', reason: 'quota', detail: verdict.detail } : null;
}
