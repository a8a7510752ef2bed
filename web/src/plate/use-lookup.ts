import { getBaseByPlateRoute, getVinByPlateRoute } from '@avtosverka/contract/routes/plate';
import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import { useEffect, useReducer } from 'react';
import { protectedCall, warmProtection } from '../protection/protected-call.ts';
import { type BaseAnswer, judgeBase, judgeVin, type VinAnswer } from './answers.ts';
import { askPaid, askRepeat } from './ask-paid.ts';
import { begin, type LookupEvent, type LookupState, lookupReducer } from './machine.ts';
import {
	isPaidRemembered,
	isRefreshRemembered,
	rememberPaid,
	rememberRefresh,
} from './remembered-refresh.ts';

/** Runs the lookup of one plate: a `loading` state asks its question, leaving it withdraws that. */
export function useLookup(plate: Plate): { state: LookupState; send: (event: LookupEvent) => void } {
	const [state, send] = useReducer(lookupReducer, plate, () =>
		begin(plate, { toRefresh: isRefreshRemembered(plate), toPaid: isPaidRemembered(plate) }),
	);

	useEffect(() => {
		const question = questionOf(state);
		if (question === null) return;
		const withdrawal = new AbortController();
		question(withdrawal.signal).then(
			(event) => withdrawal.signal.aborted || send(event),
			() => {
				// Only an abort rejects, and who aborted does not wait for an answer.
			},
		);
		return () => withdrawal.abort();
	}, [state]);

	const toRefresh = isAtRefresh(state);
	useEffect(() => rememberRefresh(toRefresh ? plate : null), [plate, toRefresh]);
	const paid = isPaidFor(state);
	useEffect(() => rememberPaid(paid ? plate : null), [plate, paid]);
	// Anyone who closes the dialog is done with it; anyone who reloads the page or goes away to pay is not.
	useEffect(
		() => () => {
			rememberRefresh(null);
			rememberPaid(null);
		},
		[],
	);

	return { state, send };
}

/** True while a person is about to pay for a refresh, or waits for what they have paid for. */
function isAtRefresh(state: LookupState): boolean {
	if (state.name === 'networkError') return isAtRefresh(state.retry);
	if (state.name !== 'loading') return state.name === 'refreshVin';
	return state.asking === 'paid' ? state.from.name === 'refreshVin' : 'toRefresh' in state;
}

/** True from the press that may spend a request until its answer, or lack of one, is gone. */
function isPaidFor(state: LookupState): boolean {
	if (state.name === 'networkError') return isPaidFor(state.retry);
	if (state.name === 'loading') return state.asking === 'paid' || state.asking === 'repeat';
	return state.name === 'paidRequestSuccess' || state.name === 'refreshSuccess';
}

type Question = (signal: AbortSignal) => Promise<LookupEvent>;

function questionOf(state: LookupState): Question | null {
	if (state.name === 'loading' && state.asking === 'paid') {
		return async (signal) => ({
			kind: 'paid-answered',
			answer: await askPaid(state, signal),
		});
	}
	if (state.name === 'loading' && state.asking === 'repeat') {
		return async (signal) => ({ kind: 'repeat-answered', answer: await askRepeat(state.plate, signal) });
	}
	if (state.name === 'loading' && state.asking === 'vin') {
		return async (signal) => ({ kind: 'vin-answered', answer: await askVin(state.plate, signal) });
	}
	const wantsModel = state.name === 'findVinSuccess' && state.base === null && state.vins.length === 1;
	if (wantsModel || (state.name === 'loading' && state.asking === 'base')) {
		return async (signal) => ({ kind: 'base-answered', answer: await askBase(state.plate, signal) });
	}
	return null;
}

async function askVin(plate: Plate, signal: AbortSignal): Promise<VinAnswer> {
	const asked = protectedCall(getVinByPlateRoute, { plate }, { signal });
	// The next question is what else is known of the car.
	warmProtection('plate');
	return judgeVin(await asked);
}

async function askBase(plate: Plate, signal: AbortSignal): Promise<BaseAnswer> {
	return judgeBase(await protectedCall(getBaseByPlateRoute, { plate }, { signal }));
}
