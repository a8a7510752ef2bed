import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { Reading } from '../../reading/records.ts';
import type { CarFacts } from '../../registers/car.ts';
import { readGibddDiagnostic } from './diagnostic.ts';
import { readGibddDtp } from './dtp.ts';
import { readGibddRegistration } from './registration.ts';
import type { GibddFailure } from './reply.ts';
import { readGibddRestrict } from './restrict.ts';
import { readGibddWanted } from './wanted.ts';
import { type GibddRegister, readSignal } from './wire.ts';

/** What an answer comes to: a word of the register, a failure, or the wish for another picture. */
export type GibddJudgement<Facts> =
	| { readonly state: 'found'; readonly facts: Facts }
	| { readonly state: 'clear' }
	| { readonly state: 'partial'; readonly facts: Facts; readonly skippedRows: number }
	| GibddFailure
	| { readonly state: 'picture-needed'; readonly why: string };

type Readers = {
	readonly [R in GibddRegister]: (
		result: Readonly<Record<string, unknown>>,
		vin: Vin,
	) => Reading<CarFacts[R]>;
};

const READERS: Readers = {
	registration: readGibddRegistration,
	dtp: readGibddDtp,
	wanted: readGibddWanted,
	restrict: readGibddRestrict,
	diagnostic: readGibddDiagnostic,
};

/** Judges the JSON that a section has answered about a VIN; never throws. */
export function judgeGibddReply<R extends GibddRegister>(
	register: R,
	json: unknown,
	vin: Vin,
): GibddJudgement<CarFacts[R]> {
	const signal = readSignal(json, vin);
	switch (signal.says) {
		case 'result':
			return judgementOf(READERS[register](signal.result, vin));
		case 'unknown-car':
			// Only the card of registration answers so; the other sections have an empty list of their own.
			return register === 'registration'
				? { state: 'clear' }
				: { state: 'unreadable', detail: 'status 404 from a section that has lists' };
		case 'withheld':
			return { state: 'refused', reason: 'withheld', detail: 'status 403' };
		case 'picture':
			return { state: 'picture-needed', why: signal.why };
		case 'quota':
			return { state: 'refused', reason: 'quota', detail: signal.why };
		case 'trouble':
			return { state: 'unreachable', detail: signal.why };
		case 'strange':
			return { state: 'unreadable', detail: signal.why };
	}
}

function judgementOf<Facts>(reading: Reading<Facts>): GibddJudgement<Facts> {
	if (reading.kind === 'none') return { state: 'clear' };
	if (reading.kind === 'unclear') return { state: 'unreadable', detail: reading.why };
	const { facts, skipped } = reading;
	return skipped === 0 ? { state: 'found', facts } : { state: 'partial', facts, skippedRows: skipped };
}
