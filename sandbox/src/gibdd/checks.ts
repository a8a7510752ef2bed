import { diagnostic } from './diagnostic.ts';
import { dtp } from './dtp.ts';
import { history } from './history.ts';
import { restrict, wanted } from './police.ts';
import { register } from './register.ts';
import type { Page, Result } from './words.ts';

/** One check: its `checkType`, what it says of a car, and of an unknown VIN (null: 404). */
type Check = {
	readonly types: readonly string[];
	readonly tell: (page: Page) => Result;
	readonly nothing: Result | null;
};

const NO_RECORDS: Result = { records: [], count: 0, error: 0 };

/** The checks by their place in the address. */
export const CHECKS = {
	register: { types: ['history', 'register'], tell: register, nothing: null },
	history: { types: ['history'], tell: history, nothing: null },
	dtp: {
		types: ['aiusdtp'],
		tell: dtp,
		nothing: { errorDescription: '', statusCode: 1, Accidents: [] },
	},
	wanted: { types: ['wanted'], tell: wanted, nothing: NO_RECORDS },
	restrict: { types: ['restricted'], tell: restrict, nothing: NO_RECORDS },
	diagnostic: {
		types: ['diagnostic'],
		tell: diagnostic,
		nothing: { diagnosticCards: [], error: null, status: 'OK' },
	},
} as const satisfies Readonly<Record<string, Check>>;

export type CheckName = keyof typeof CHECKS;

export function isCheckName(name: string): name is CheckName {
	return Object.hasOwn(CHECKS, name);
}

/** Whether a check is the registration card, in either form. */
export function isRegistration(name: CheckName): boolean {
	return name === 'register' || name === 'history';
}
