import { nearVinsInText } from '@avtosverka/contract/vin-reading/near-vins-in-text';
import { nearVinsText } from '@avtosverka/contract/vin-reading/near-vins-text';
import { CAPTCHA_WORD } from '@avtosverka/contract/vocabulary/captcha';
import {
	type CarInText,
	findCarInText,
	findCarsInText,
	hasLink,
} from '@avtosverka/contract/vocabulary/car-in-text';
import { FRAME_NUMBER_TEXT, findFrameNumber } from '@avtosverka/contract/vocabulary/frame-number';
import { plainSigns } from '@avtosverka/contract/vocabulary/plain-signs';
import { type Plate, parsePlate } from '@avtosverka/contract/vocabulary/plate';
import { parseVin, VIN_LENGTH, VIN_PROBLEM_TEXT, type Vin } from '@avtosverka/contract/vocabulary/vin';

export const COMMANDS = ['start', 'help', 'check', 'my', 'forget'] as const;
export type Command = (typeof COMMANDS)[number];

/** What a person wants by what they have written. */
export type Intent =
	| { readonly kind: 'command'; readonly command: Command }
	/** One car, or several to choose from. */
	| { readonly kind: 'cars'; readonly cars: readonly [CarInText, ...CarInText[]] }
	/** Digits, which may have been read from a picture. */
	| { readonly kind: 'digits'; readonly word: string }
	/** It was meant for a VIN or a plate: why it is none, and the VINs that may have been meant. */
	| { readonly kind: 'misspelt'; readonly problem: string; readonly vins: readonly Vin[] }
	| { readonly kind: 'link' }
	| { readonly kind: 'unclear' };

/** A command at the beginning, with what stands behind it; `@` names the bot it is meant for. */
const COMMAND = /^\/([a-z]+)(?:@\w+)?(?:\s+|$)/i;
/** So many signs without a space are hardly a word. */
const NEARLY_VIN = /^(?=.*\d)[A-Za-zА-Яа-яЁё\d]{15,19}$/;
const NEARLY_PLATE = /^[A-Za-zА-Яа-яЁё]{1,3}\s?\d{3,4}\s?[A-Za-zА-Яа-яЁё]{0,2}\s?\d{0,4}$/;
/** Spaced it is prose: «2000 км 15». */
const NEARLY_OTHER_PLATE = /^\d{3,4}[A-Za-zА-Яа-яЁё]{1,2}\d{1,5}$/;

const misspelt = (problem: string, vins: readonly Vin[] = []) =>
	({ kind: 'misspelt', problem, vins }) as const;

/** Reads what was written: a command, cars, digits of a picture, or what is wrong with it. */
export function readIntent(text: string): Intent {
	const [begun, name = ''] = COMMAND.exec(text.trim()) ?? [];
	const command = COMMANDS.find((known) => known === name.toLowerCase());
	const rest = begun === undefined ? text.trim() : text.trim().slice(begun.length).trim();
	if (begun !== undefined && (command !== 'check' || rest === '')) {
		return { kind: 'command', command: command === undefined || command === 'check' ? 'help' : command };
	}
	const word = plainSigns(rest).replace(/\s/g, '');
	if (CAPTCHA_WORD.test(word)) return { kind: 'digits', word };
	const [first, ...others] = findCarsInText(rest);
	if (first) return { kind: 'cars', cars: [first, ...others] };
	if (findFrameNumber(rest) !== null) return misspelt(FRAME_NUMBER_TEXT);
	const near = nearVinsInText(rest);
	if (near) {
		const problem = VIN_PROBLEM_TEXT[near.reason === 'left-out-letters' ? 'letters' : 'length'];
		return misspelt(`${problem}. ${nearVinsText(near) ?? ''}`, near.vins);
	}
	if (NEARLY_VIN.test(word)) {
		const parsed = parseVin(word);
		return parsed.ok ? { kind: 'unclear' } : misspelt(VIN_PROBLEM_TEXT[parsed.problem]);
	}
	if (NEARLY_PLATE.test(rest) || NEARLY_OTHER_PLATE.test(rest)) {
		const parsed = parsePlate(rest);
		if (!parsed.ok) return misspelt(parsed.text);
	}
	return hasLink(rest) ? { kind: 'link' } : { kind: 'unclear' };
}

/**
 * The car that a link into the chat names, alone. A longer payload is the secret of a sign-in: a car that its
 * random letters happen to spell (one secret of two hundred) is none.
 */
export function carInPayload(payload: string): CarInText | null {
	return payload.length > VIN_LENGTH ? null : findCarInText(payload);
}

const CAR_PRESSES = ['car', 'again', 'questions', 'watch', 'unwatch', 'looknow', 'share'] as const;
type CarPress = (typeof CAR_PRESSES)[number];

/** What a pressed button asks for. */
export type Press =
	| { readonly kind: CarPress; readonly vin: Vin }
	| { readonly kind: 'plate' | 'buy'; readonly plate: Plate };

const PRESS = /^([a-z]+):(\S{6,17})$/;

/** Reads what a button carried; null for one that is not ours. Anybody can send any data. */
export function readPress(data: string): Press | null {
	const [, kind, what = ''] = PRESS.exec(data) ?? [];
	const carPress = CAR_PRESSES.find((known) => known === kind);
	if (carPress !== undefined) {
		const parsed = parseVin(what);
		return parsed.ok ? { kind: carPress, vin: parsed.vin } : null;
	}
	if (kind === 'plate' || kind === 'buy') {
		const parsed = parsePlate(what);
		return parsed.ok ? { kind, plate: parsed.plate } : null;
	}
	return null;
}

/** What a button carries, so that `readPress` reads it. */
export function pressOf(press: Press): string {
	return `${press.kind}:${'vin' in press ? press.vin : press.plate}`;
}
