import type { AnswerMeta, CheckReply } from '@avtosverka/contract/check/meta';
import type { CardIndexVin } from '@avtosverka/contract/payments';
import type { PlateBase, PlateVin } from '@avtosverka/contract/plate';
import { type CallOutcome, FAILED_TEXT, failureText } from '../client.ts';

/** Nothing may be concluded: the call failed, or brought no answer that we understand. */
export type Silent = { readonly kind: 'silent'; readonly message: string };

/** The register's own word that it has nothing. */
export type None = { readonly kind: 'none'; readonly meta: AnswerMeta };

export type VinAnswer =
	| {
			readonly kind: 'vins';
			readonly vins: readonly string[];
			readonly cars: readonly PlateBase[];
			readonly meta: AnswerMeta;
	  }
	| None
	| Silent;

export type BaseAnswer =
	| { readonly kind: 'base'; readonly base: PlateBase; readonly meta: AnswerMeta }
	| None
	| Silent;

/** What the card index says, and whether it cost a request; `message` is the server's words. */
export type PaidAnswer =
	| {
			readonly kind: 'vin';
			readonly vin: string;
			readonly charged: boolean;
			readonly message: string;
			readonly meta: AnswerMeta;
	  }
	| None
	| Silent
	/** Of a repetition: this person has neither paid for the plate today nor a lookup under way. */
	| { readonly kind: 'nothing' }
	/** No longer signed in, or no request is left: nothing was asked. */
	| { readonly kind: 'signed-out' | 'no-requests' };

/** What a plate's VIN call tells. Only `clear`, or `found` without a VIN, means that there is none. */
export function judgeVin(outcome: CallOutcome<CheckReply<PlateVin>>): VinAnswer {
	if (outcome.kind !== 'reply') return silent(failureText(outcome));
	const { data, meta, message } = outcome.reply;
	const vins = vinsOf(data);
	const cars = data?.cars ?? [];
	switch (meta.state) {
		case 'found':
			return vins.length > 0 ? { kind: 'vins', vins, cars, meta } : { kind: 'none', meta };
		case 'partial':
			// The VIN may stand in the very row that could not be read.
			return vins.length > 0 ? { kind: 'vins', vins, cars, meta } : silent(message);
		case 'clear':
			return { kind: 'none', meta };
		case 'unreachable':
		case 'refused':
		case 'unreadable':
		case 'not-asked':
			return silent(message);
	}
}

/** What the call for the car behind a plate tells. */
export function judgeBase(outcome: CallOutcome<CheckReply<PlateBase>>): BaseAnswer {
	if (outcome.kind !== 'reply') return silent(failureText(outcome));
	const { data, meta, message } = outcome.reply;
	switch (meta.state) {
		case 'found':
		case 'partial':
			return data === null ? silent(message) : { kind: 'base', base: data, meta };
		case 'clear':
			return { kind: 'none', meta };
		case 'unreachable':
		case 'refused':
		case 'unreadable':
		case 'not-asked':
			return silent(message);
	}
}

/** Who loses the connection does not know whether a request was spent; the next press costs nothing then. */
const CUT_OFF =
	'Связь оборвалась раньше ответа. Повторите: если VIN за это время нашёлся, второй раз запрос не спишем.';

/** What the paid call tells. Only the word of the card index means that it has no VIN. */
export function judgePaid(outcome: CallOutcome<CheckReply<CardIndexVin>>): PaidAnswer {
	if (outcome.kind === 'failed') return silent(outcome.problem?.message ?? CUT_OFF);
	if (outcome.kind === 'problem') {
		const { code, message } = outcome.problem;
		if (code === 'sign-in') return { kind: 'signed-out' };
		return code === 'no-requests' ? { kind: 'no-requests' } : silent(`${message} Запрос не списан.`);
	}
	const { data, meta, message } = outcome.reply;
	switch (meta.state) {
		case 'found':
		case 'clear':
		case 'partial':
			if (data === null) return silent(message);
			if (data.vin !== null) return { kind: 'vin', vin: data.vin, charged: data.charged, message, meta };
			// The VIN may stand in the very row that could not be read.
			return meta.state === 'partial' ? silent(message) : { kind: 'none', meta };
		case 'unreachable':
		case 'refused':
		case 'unreadable':
		case 'not-asked':
			// An answer that this person got before holds while the register is silent.
			return data?.vin
				? { kind: 'vin', vin: data.vin, charged: data.charged, message, meta }
				: silent(message);
	}
}

/** What the repetition of a paid call tells: success without data is that there is nothing to repeat. */
export function judgeRepeat(outcome: CallOutcome<CheckReply<CardIndexVin>>): PaidAnswer {
	const isNothing = outcome.kind === 'reply' && outcome.reply.success && outcome.reply.data === null;
	return isNothing ? { kind: 'nothing' } : judgePaid(outcome);
}

function vinsOf(data: PlateVin | null): readonly string[] {
	if (data === null) return [];
	if (data.vins.length > 0) return [...new Set(data.vins)];
	return data.vin === null ? [] : [data.vin];
}

function silent(message: string): Silent {
	return { kind: 'silent', message: message.trim() || FAILED_TEXT };
}
