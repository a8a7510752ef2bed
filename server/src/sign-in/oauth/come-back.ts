import { PROVIDER_NAMES } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { z } from 'zod';
import { type Flow, idOfState, isSame } from './flow.ts';
import type { HandOff } from './hand-off-page.ts';
import type { OauthProvider, OauthRefusal } from './provider.ts';
import { refusalOfError } from './provider-refusal.ts';
import { REFUSAL_WORDS } from './words.ts';

/** What a provider adds to the address of the callback, RFC 6749 section 4.1.2 and RFC 9207; VK a device. */
const CallbackQuery = z.object({
	state: z.string().max(512).default(''),
	code: z.string().min(1).max(4096).optional(),
	error: z.string().max(200).optional(),
	iss: z.string().max(512).optional(),
	device_id: z.string().min(1).max(512).optional(),
});

/** The end of the trip to the provider: a page to show, cookies to carry on, and why it failed. */
export type CallbackResult = {
	readonly handOff: HandOff;
	/** Null: nothing more is to be done with this sign-in. */
	readonly flow: Flow | null;
	readonly refused: OauthRefusal | null;
};

const AUTH_PAGE = '/auth';
const CABINET = '/user';

/** Where a whole page goes on after its trip. */
export function nextPage({ from, purpose }: Pick<Flow, 'from' | 'purpose'>): string {
	if (purpose === 'link') return CABINET;
	return from === null ? AUTH_PAGE : `${AUTH_PAGE}?from=${encodeURIComponent(from)}`;
}

/** A sign-in that ended here, in words; sent to the page that waits for it, as far as it is known. */
export function handOffProblem(problem: string, flow: Omit<Flow, 'nonce' | 'until' | 'trip'>): HandOff {
	const { id, mode, provider } = flow;
	const message = { id, provider, problem };
	return { mode, name: PROVIDER_NAMES[provider], message, problem, next: nextPage(flow) };
}

function lost(provider: Flow['provider'], state: string): HandOff {
	const id = idOfState(state);
	const problem = REFUSAL_WORDS[provider].notBegun;
	return {
		mode: 'stays',
		name: PROVIDER_NAMES[provider],
		message: id === null ? null : { id, provider, problem },
		problem,
		next: AUTH_PAGE,
	};
}

/**
 * Reads with what a browser came back from a provider, and turns a code into a token for our page. Only a
 * browser that carries the sign-in's own flow, for the first time, gets that far. Never rejects.
 */
export async function comeBack(
	id: Flow['provider'],
	query: unknown,
	flow: Flow | null,
	provider: OauthProvider,
): Promise<CallbackResult> {
	const read = CallbackQuery.safeParse(provider.unwrap?.(query) ?? query);
	const { state, code, error, iss, device_id } = read.success ? read.data : { state: '' };
	if (flow === null || flow.provider !== id || flow.trip === null || !isSame(flow.trip.state, state)) {
		return { handOff: lost(id, state), flow, refused: { reason: 'notBegun' } };
	}

	const refuse = (refused: OauthRefusal): CallbackResult => ({
		handOff: handOffProblem(REFUSAL_WORDS[id][refused.reason], flow),
		flow: null,
		refused,
	});
	if (error !== undefined) return refuse(refusalOfError(error));
	if (code === undefined || (iss !== undefined && provider.issuer !== null && iss !== provider.issuer))
		return refuse({ reason: 'refused', error: 'unreadable' });

	const callback = { code, deviceId: device_id ?? null };
	const exchanged = await provider.exchange(callback, { ...flow.trip, nonce: flow.nonce });
	if (exchanged.kind === 'refused') {
		const { kind: _kind, ...refusal } = exchanged;
		return refuse(refusal);
	}
	const message = { id: flow.id, provider: id, token: exchanged.token };
	return {
		handOff: { mode: flow.mode, name: PROVIDER_NAMES[id], message, problem: null, next: nextPage(flow) },
		flow: { ...flow, trip: null },
		refused: null,
	};
}
