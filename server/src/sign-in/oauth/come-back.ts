import { z } from 'zod';
import { type Flow, idOfState, isSame } from './flow.ts';
import type { Google } from '../providers/google/google.ts';
import type { HandOff } from './hand-off-page.ts';
import { GOOGLE_WORDS, type SignInRefusal } from './words.ts';

/** What the provider adds to the address of the callback, RFC 6749 section 4.1.2 and RFC 9207. */
const CameWith = z.object({
	state: z.string().max(512).default(''),
	code: z.string().min(1).max(4096).optional(),
	error: z.string().max(200).optional(),
	iss: z.string().max(512).optional(),
});

/** The end of the trip to the provider: a page to show, cookies to carry on, and why it failed. */
export type CameBack = {
	readonly handOff: HandOff;
	/** Null: nothing more is to be done with this sign-in. */
	readonly flow: Flow | null;
	readonly refused: { readonly reason: SignInRefusal; readonly error?: string } | null;
};

const AUTH_PAGE = '/auth';

/** Where a whole page goes on after its trip. */
export function nextPage(from: string | null): string {
	return from === null ? AUTH_PAGE : `${AUTH_PAGE}?from=${encodeURIComponent(from)}`;
}

/** A sign-in that ended here, in words; sent to the page that waits for it, as far as it is known. */
export function handOffProblem(problem: string, flow: Pick<Flow, 'id' | 'mode' | 'from'>): HandOff {
	return { mode: flow.mode, message: { id: flow.id, problem }, problem, next: nextPage(flow.from) };
}

function lost(state: string): HandOff {
	const id = idOfState(state);
	const problem = GOOGLE_WORDS.notBegun;
	return { mode: 'stays', message: id === null ? null : { id, problem }, problem, next: AUTH_PAGE };
}

/**
 * Reads with what a browser came back from the provider, and turns a code into an ID token. Only a browser
 * that carries the sign-in's own flow, for the first time, gets that far. Never rejects.
 */
export async function comeBack(query: unknown, flow: Flow | null, google: Google): Promise<CameBack> {
	const read = CameWith.safeParse(query);
	const { state, code, error, iss } = read.success ? read.data : { state: '' };
	if (flow === null || flow.trip === null || !isSame(flow.trip.state, state)) {
		return { handOff: lost(state), flow, refused: { reason: 'notBegun' } };
	}

	const refuse = (reason: SignInRefusal, provider?: string): CameBack => ({
		handOff: handOffProblem(GOOGLE_WORDS[reason], flow),
		flow: null,
		refused: { reason, ...(provider && { error: provider }) },
	});
	if (error === 'access_denied') return refuse('declined');
	if (error !== undefined) return refuse('refused', /^[a-z_]{1,40}$/.test(error) ? error : 'unreadable');
	if (code === undefined || (iss !== undefined && iss !== google.issuer))
		return refuse('refused', 'unreadable');

	const exchanged = await google.exchange(code, flow.trip.verifier);
	if (exchanged.kind === 'away') return refuse('away');
	if (exchanged.kind === 'refused') return refuse('refused', exchanged.error);
	const { id, mode, from } = flow;
	return {
		handOff: { mode, message: { id, idToken: exchanged.idToken }, problem: null, next: nextPage(from) },
		flow: { ...flow, trip: null },
		refused: null,
	};
}
