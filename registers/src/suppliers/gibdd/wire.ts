import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { isRecord, node } from '../../reading/node.ts';
import { whole } from '../../reading/number.ts';
import { recordNamesAnotherCar } from './own-car.ts';
import { gibddText } from './text.ts';

/** The five sections: the end of their path and what their form calls them. */
export const GIBDD_SECTIONS = {
	registration: { path: 'register', checkType: 'history' },
	dtp: { path: 'dtp', checkType: 'aiusdtp' },
	wanted: { path: 'wanted', checkType: 'wanted' },
	restrict: { path: 'restrict', checkType: 'restricted' },
	diagnostic: { path: 'diagnostic', checkType: 'diagnostic' },
} as const;

export type GibddRegister = keyof typeof GIBDD_SECTIONS;

/** The path of `registration` until about 2023, which still turns up. */
export const OLDER_REGISTRATION_PATH = 'history';

/** What an answer says before its section is read. */
export type Signal =
	| { readonly says: 'result'; readonly result: Readonly<Record<string, unknown>> }
	/** The register does not know the VIN. */
	| { readonly says: 'unknown-car' }
	/** It knows the car and will not tell. */
	| { readonly says: 'withheld' }
	/** The digits were wrong or too old, or the session is over. */
	| { readonly says: 'picture'; readonly why: string }
	| { readonly says: 'quota'; readonly why: string }
	/** Its own trouble. */
	| { readonly says: 'trouble'; readonly why: string }
	| { readonly says: 'strange'; readonly why: string };

const Envelope = node({ status: whole, code: whole, vin: gibddText, message: gibddText });

const WRONG_DIGITS = 201;

/**
 * Reads the envelope `{ vin, status, RequestResult, message }` of an answer about this VIN. `message` holds a
 * version («ver.3.1») in good answers, so that it decides nothing but «Service has stop!».
 */
export function readSignal(json: unknown, vin: Vin): Signal {
	if (!isRecord(json)) return { says: 'strange', why: 'no object' };
	const { status, code, vin: ownVin, message } = Envelope.parse(json);
	const replyCode = status ?? code;
	if (STOPPED.test(message ?? '')) return { says: 'trouble', why: 'the service has stopped' };
	if (status === WRONG_DIGITS || code === WRONG_DIGITS) return { says: 'picture', why: 'status 201' };
	if (replyCode === null) return { says: 'strange', why: 'no status' };
	if (replyCode >= 500) return { says: 'trouble', why: `status ${replyCode}` };
	if (replyCode === 403 && ownVin === null) return { says: 'picture', why: 'the session is over' };
	if (recordNamesAnotherCar(json, vin)) return { says: 'strange', why: 'another car' };
	const { RequestResult: result } = json;
	if (replyCode === 200 && isRecord(result)) return { says: 'result', result };
	if (replyCode === 403) return { says: 'withheld' };
	// A gateway's own 404 has neither the VIN nor an explicit null.
	if (replyCode === 404 && result === null && ownVin !== null) return { says: 'unknown-car' };
	if (replyCode === 429) return { says: 'quota', why: 'status 429' };
	return { says: 'strange', why: `status ${replyCode} without its result` };
}

/** What the service says when it is off, inside the envelope and without it. */
export const STOPPED = /service has stop|currently unavailable/i;

/** A picture as the supplier hands it out. */
export type WireCaptcha = { readonly token: string; readonly base64: string };

const Picture = node({ token: gibddText, base64jpg: gibddText });

/** The answer of `/captcha`; null for anything else. */
export function readCaptcha(json: unknown): WireCaptcha | null {
	const { token, base64jpg } = Picture.parse(json);
	return token === null || base64jpg === null ? null : { token, base64: base64jpg.replace(/\s/g, '') };
}
