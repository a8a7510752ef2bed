import type { AnswerMeta } from '@avtosverka/contract/check/meta';
import type { PlateBase } from '@avtosverka/contract/plate';
import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import { sameVin } from '@avtosverka/contract/vocabulary/vin';
import type { BaseAnswer, VinAnswer } from './answers.ts';

type State<Name extends string, Holds> = { readonly name: Name; readonly plate: Plate } & Readonly<Holds>;

export type Found = State<
	'findVinSuccess',
	{ vins: readonly string[]; base: PlateBase | null; meta: AnswerMeta }
>;
export type NotFound = State<'vinNotFound', { base: PlateBase | null; meta: AnswerMeta }>;

/** A question under way; a paid one remembers where it came from. */
export type Loading =
	| State<'loading', { asking: 'vin' | 'base' }>
	| State<'loading', { asking: 'paid'; from: NotFound | Found }>;

/** The states of the plate lookup dialog: specification, section 4. */
export type LookupState =
	| Loading
	| State<'networkError', { message: string; retry: Loading }>
	| Found
	| NotFound
	| State<'paidRequestSuccess', { vin: string; meta: AnswerMeta }>
	| State<'paidRequestError', { from: NotFound }>
	| State<'refreshVin', { found: Found }>
	| State<'refreshSuccess', { vin: string; found: Found; meta: AnswerMeta }>
	| State<'refreshFail', { found: Found }>;

export type LookupEvent =
	| { kind: 'vin-answered'; answer: VinAnswer }
	| { kind: 'base-answered'; answer: BaseAnswer }
	| { kind: 'retried' }
	| { kind: 'refresh-opened' }
	| { kind: 'refresh-left' }
	| { kind: 'paid-asked' };

/** A lookup begins with the question for the VIN. */
export function begin(plate: Plate): LookupState {
	return { name: 'loading', plate, asking: 'vin' };
}

/** The dialog's next state. An event that has no meaning in a state, as a late answer, changes nothing. */
export function lookupReducer(state: LookupState, event: LookupEvent): LookupState {
	switch (event.kind) {
		case 'vin-answered':
			if (state.name !== 'loading') return state;
			if ('from' in state) return afterPaid(state, state.from, event.answer);
			return state.asking === 'vin' ? afterVin(state, event.answer) : state;
		case 'base-answered':
			if (state.name === 'findVinSuccess') return withBase(state, event.answer);
			return state.name === 'loading' && state.asking === 'base' ? afterBase(state, event.answer) : state;
		case 'retried':
			return state.name === 'networkError' ? state.retry : state;
		case 'refresh-opened':
			return state.name === 'findVinSuccess' && state.vins.length === 1
				? { name: 'refreshVin', plate: state.plate, found: state }
				: state;
		case 'refresh-left':
			return state.name === 'refreshVin' || state.name === 'refreshFail' ? state.found : state;
		case 'paid-asked':
			return askPaid(state);
	}
}

function askPaid(state: LookupState): LookupState {
	const { plate } = state;
	if (state.name === 'vinNotFound') return { name: 'loading', plate, asking: 'paid', from: state };
	if (state.name === 'refreshVin') return { name: 'loading', plate, asking: 'paid', from: state.found };
	return state;
}

function afterVin(state: Loading, answer: VinAnswer): LookupState {
	const { plate } = state;
	switch (answer.kind) {
		case 'vins':
			return { name: 'findVinSuccess', plate, vins: answer.vins, base: null, meta: answer.meta };
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
function afterPaid(state: Loading, from: NotFound | Found, answer: VinAnswer): LookupState {
	const { plate } = state;
	if (answer.kind === 'silent') return { name: 'networkError', plate, message: answer.message, retry: state };
	const vin = answer.kind === 'vins' ? answer.vins[0] : undefined;
	if (from.name === 'vinNotFound') {
		if (vin === undefined) return { name: 'paidRequestError', plate, from };
		return { name: 'paidRequestSuccess', plate, vin, meta: answer.meta };
	}
	if (vin === undefined || from.vins.some((known) => sameVin(known, vin))) {
		return { name: 'refreshFail', plate, found: from };
	}
	return { name: 'refreshSuccess', plate, vin, found: from, meta: answer.meta };
}

/** The model beside a VIN that is found already: an ornament, so its absence changes nothing. */
function withBase(state: Found, answer: BaseAnswer): LookupState {
	return answer.kind === 'base' && state.base === null ? { ...state, base: answer.base } : state;
}
