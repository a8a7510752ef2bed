import { CAPTCHA_WORD } from '@avtosverka/contract/vocabulary/captcha';
import {
	type CarInText,
	findCarInText,
	findCarsInText,
	hasLink,
} from '@avtosverka/contract/vocabulary/car-in-text';
import { FRAME_NUMBER_TEXT, findFrameNumber } from '@avtosverka/contract/vocabulary/frame-number';
import { plainSigns } from '@avtosverka/contract/vocabulary/plain-signs';
import { PLATE_LETTERS, type Plate, parsePlate } from '@avtosverka/contract/vocabulary/plate';
import { REGIONS } from '@avtosverka/contract/vocabulary/region-codes';
import { parseVin, VIN_LENGTH, type Vin } from '@avtosverka/contract/vocabulary/vin';
import { type Misspelling, readNearlyVin } from './nearly-vin.ts';
import { type AnsweredTopic, topicOf } from './topics.ts';

export const COMMANDS = ['start', 'help', 'check', 'my', 'forget'] as const;
export type Command = (typeof COMMANDS)[number];

/** What a person wants by what they have written. */
export type Intent =
	| { readonly kind: 'command'; readonly command: Command }
	/** One car, or several to choose from. */
	| { readonly kind: 'cars'; readonly cars: readonly [CarInText, ...CarInText[]] }
	/** Digits, which may have been read from a picture. */
	| { readonly kind: 'digits'; readonly word: string }
	/** It was meant for a VIN or a plate. */
	| ({ readonly kind: 'misspelt' } & Misspelling)
	| { readonly kind: 'topic'; readonly topic: AnsweredTopic };

/** A command at the beginning, with what stands behind it; `@` names the bot it is meant for. */
const COMMAND = /^\/([a-z]+)(?:@\w+)?(?:\s+|$)/i;
const LETTER = '[A-Za-zА-Яа-яЁё]';
const TWIN = `[${PLATE_LETTERS}ABEKMHOPCTYX]`;
/** Of any letters where it is whole: «Ж 123 ВС 77»; «ВАЗ 2114» is none. */
const NEARLY_PLATE = new RegExp(
	`^(?:${LETTER}{1,2}\\s?\\d{3,4}\\s?${LETTER}{1,2}\\s?\\d{2,4}|[ТT]?${TWIN}{1,2}\\s?\\d{3,4}\\s?${TWIN}{0,2}\\s?\\d{0,4})$`,
	'i',
);
/** Spaced it is prose: «2000 км 15». */
const NEARLY_OTHER_PLATE = /^\d{3,4}[A-Za-zА-Яа-яЁё]{1,2}\d{1,5}$/;
const CODES = REGIONS.flatMap(({ codes }) => codes.map(({ code }) => code));

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
	const topic = topicOf(rest);
	if (topic === 'document') return { kind: 'topic', topic };
	if (findFrameNumber(rest) !== null) return { kind: 'misspelt', problem: FRAME_NUMBER_TEXT, vins: [] };
	const nearlyVin = readNearlyVin(rest);
	if (nearlyVin !== null) return { kind: 'misspelt', ...nearlyVin };
	if (hasLink(rest)) return { kind: 'topic', topic: 'link' };
	if (topic === 'help') return { kind: 'command', command: 'help' };
	const problem = topic === 'unclear' ? plateProblem(rest) : null;
	return problem === null ? { kind: 'topic', topic } : { kind: 'misspelt', problem, vins: [] };
}

/** What is wrong with a text that was meant for a plate; null where it was hardly meant for one. */
function plateProblem(text: string): string | null {
	if (!NEARLY_PLATE.test(text) && !NEARLY_OTHER_PLATE.test(text)) return null;
	const parsed = parsePlate(text);
	if (parsed.ok) return null;
	// «500т500» is no plate of the police: no region has such a code.
	const [region = ''] = /\d+$/.exec(text) ?? [];
	return parsed.problem === 'not-searched' && !CODES.includes(region) ? null : parsed.text;
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
