import type { AnswerMeta } from '@avtosverka/contract/check/meta';
import type { PlateBase } from '@avtosverka/contract/plate';
import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import { sameVin } from '@avtosverka/contract/vocabulary/vin';
import type { BaseAnswer, PaidAnswer, VinAnswer } from './answers.ts';

type State<Name extends string, Holds> = { readonly name: Name; readonly plate: Plate } & Readonly<Holds>;

export type FoundPlate = State<
	'findVinSuccess',
	{ vins: readonly string[]; cars: readonly PlateBase[]; base: PlateBase | null; meta: AnswerMeta }
>;
/** `noRequests`: the server has just answered that no request is left, even if the page shows some. */
export type PlateNotFound = State<
	'vinNotFound',
	{ base: PlateBase | null; meta: AnswerMeta; noRequests?: boolean }
>;
export type Refresh = State<'refreshVin', { found: FoundPlate; noRequests?: boolean }>;

/**
 * A question under way; a paid one remembers where it came from. `repeat` asks what a person who reloaded the
 * page has paid for already. `toRefresh`: they come back to the refresh.
 */
export type Loading =
	| State<'loading', { asking: 'vin' | 'base' | 'repeat'; toRefresh?: boolean }>
	| State<'loading', { asking: 'paid'; from: PlateNotFound | Refresh; known: string | null }>;

/** The states of the plate lookup dialog: specification, section 4. */
export type LookupState =
	| Loading
	| State<'networkError', { message: string; retry: Loading }>
	| FoundPlate
	| PlateNotFound
	/** `message` says whether a request was spent. */
	| State<'paidRequestSuccess', { vin: string; message: string; meta: AnswerMeta }>
	/** `from` is null after a reload: what stood there before is gone. */
	| State<'paidRequestError', { from: PlateNotFound | null }>
	| Refresh
	| State<'refreshSuccess', { vin: string; message: string; found: FoundPlate; meta: AnswerMeta }>
	| State<'refreshFail', { found: FoundPlate }>;

export type LookupEvent =
	| { kind: 'vin-answered'; answer: VinAnswer }
	| { kind: 'base-answered'; answer: BaseAnswer }
	| { kind: 'paid-answered' | 'repeat-answered'; answer: PaidAnswer }
	| { kind: 'bought' }
	| { kind: 'retried' }
	| { kind: 'refresh-opened' }
	/** Back to what was shown before the refresh, or before a paid question that failed. */
	| { kind: 'left' }
	/** `bought`: the VIN of this plate that a person has bought, as the page shows it. */
	| { kind: 'paid-asked'; bought?: string | undefined };

/** What a person comes back to: a refresh before its payment, a paid question that a reload cut off. */
export type LookupResumption = { readonly toRefresh?: boolean; readonly toPaid?: boolean };

/** A lookup begins with the question for the VIN, or with what was paid for before the page went away. */
export function begin(
	plate: Plate,
	{ toRefresh = false, toPaid = false }: LookupResumption = {},
): LookupState {
	return { name: 'loading', plate, asking: toPaid ? 'repeat' : 'vin', ...(toRefresh && { toRefresh }) };
}

/** The dialog's next state. An event that has no meaning in a state, as a late answer, changes nothing. */
export function lookupReducer(state: LookupState, event: LookupEvent): LookupState {
	switch (event.kind) {
		case 'vin-answered':
			return state.name === 'loading' && state.asking === 'vin' ? afterVin(state, event.answer) : state;
		case 'base-answered':
			if (state.name === 'findVinSuccess') return withBase(state, event.answer);
			return state.name === 'loading' && state.asking === 'base' ? afterBase(state, event.answer) : state;
		case 'paid-answered':
			return state.name === 'loading' && state.asking === 'paid' ? afterPaid(state, event.answer) : state;
		case 'repeat-answered':
			return state.name === 'loading' && state.asking === 'repeat' ? afterRepeat(state, event.answer) : state;
		case 'bought':
			return state.name === 'vinNotFound' || state.name === 'refreshVin'
				? { ...state, noRequests: false }
				: state;
		case 'retried':
			return retry(state);
		case 'refresh-opened':
			return state.name === 'findVinSuccess' && state.vins.length === 1
				? { name: 'refreshVin', plate: state.plate, found: state }
				: state;
		case 'left':
			return leave(state);
		case 'paid-asked':
			return askPaid(state, event.bought);
	}
}

function askPaid(state: LookupState, bought?: string): LookupState {
	if (state.name !== 'vinNotFound' && state.name !== 'refreshVin') return state;
	const shown = state.name === 'refreshVin' ? state.found.vins[0] : bought;
	return { name: 'loading', plate: state.plate, asking: 'paid', from: state, known: shown ?? null };
}

function retry(state: LookupState): LookupState {
	if (state.name === 'networkError') return state.retry;
	const { plate } = state;
	if (state.name === 'paidRequestError') return state.from === null ? begin(plate) : askPaid(state.from);
	if (state.name !== 'refreshFail') return state;
	return askPaid({ name: 'refreshVin', plate, found: state.found });
}

function leave(state: LookupState): LookupState {
	if (state.name === 'paidRequestError') return state.from ?? begin(state.plate);
	if (state.name === 'refreshVin' || state.name === 'refreshFail') return state.found;
	if (state.name !== 'networkError') return state;
	if (state.retry.asking === 'repeat') return withoutRepeat(state.retry);
	return state.retry.asking === 'paid' ? state.retry.from : state;
}

function afterVin(state: Loading, answer: VinAnswer): LookupState {
	const { plate } = state;
	switch (answer.kind) {
		case 'vins': {
			const { vins, cars, meta } = answer;
			const found: FoundPlate = { name: 'findVinSuccess', plate, vins, cars, base: null, meta };
			const toRefresh = 'toRefresh' in state && vins.length === 1;
			return toRefresh ? { name: 'refreshVin', plate, found } : found;
		}
		case 'none':
			return { name: 'loading', plate, asking: 'base' };
		case 'silent':
			return { name: 'networkError', plate, message: answer.message, retry: state };
	}
}

function afterBase(state: Loading, answer: BaseAnswer): LookupState {
	const { plate } = state;
	switch (answer.kind) {
		case 'base':
			return { name: 'vinNotFound', plate, base: answer.base, meta: answer.meta };
		case 'none':
			return { name: 'vinNotFound', plate, base: null, meta: answer.meta };
		case 'silent':
			return { name: 'networkError', plate, message: answer.message, retry: state };
	}
}

/** A paid answer is new only when it names another VIN than the one that was shown. */
function afterPaid(state: Loading & { asking: 'paid' }, answer: PaidAnswer): LookupState {
	const { plate, from } = state;
	switch (answer.kind) {
		case 'signed-out':
		case 'nothing':
			return from;
		case 'no-requests':
			return { ...from, noRequests: true };
		case 'silent':
			return { name: 'networkError', plate, message: answer.message, retry: state };
		case 'none':
			return from.name === 'vinNotFound'
				? { name: 'paidRequestError', plate, from }
				: { name: 'refreshFail', plate, found: from.found };
		case 'vin': {
			const { vin, message, meta } = answer;
			if (from.name === 'vinNotFound') return { name: 'paidRequestSuccess', plate, vin, message, meta };
			const { found } = from;
			const isKnown = found.vins.some((known) => sameVin(known, vin));
			return isKnown
				? { name: 'refreshFail', plate, found }
				: { name: 'refreshSuccess', plate, vin, message, found, meta };
		}
	}
}

type Repeating = Exclude<Loading, { asking: 'paid' }>;

function withoutRepeat({ plate, toRefresh = false }: Repeating): LookupState {
	return begin(plate, { toRefresh });
}

/** What was paid for is shown again; what cost nothing may be asked again. */
function afterRepeat(state: Repeating, answer: PaidAnswer): LookupState {
	const { plate, toRefresh = false } = state;
	if (answer.kind === 'silent') return { name: 'networkError', plate, message: answer.message, retry: state };
	if (answer.kind === 'none' && !toRefresh) return { name: 'paidRequestError', plate, from: null };
	if (answer.kind !== 'vin' || (!answer.charged && toRefresh)) return withoutRepeat(state);
	const { vin, message, meta } = answer;
	return { name: 'paidRequestSuccess', plate, vin, message, meta };
}

/** The model beside a VIN that is found already: an ornament, so its absence changes nothing. */
function withBase(state: FoundPlate, answer: BaseAnswer): LookupState {
	return answer.kind === 'base' && state.base === null ? { ...state, base: answer.base } : state;
}
