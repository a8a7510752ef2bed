import { type ContractValues, EMPTY_VALUES, FIELD_NAMES, isPersonal } from './values.ts';

const KEY = 'contract-of-sale';

/** Names, passports and addresses: here until the page is reloaded or left, and nowhere else. */
let personal: Partial<ContractValues> = {};

/** What was typed before: the car and the deal as long as the tab is open, the people until a reload. */
export function recallValues(): ContractValues {
	return { ...EMPTY_VALUES, ...readStored(), ...personal };
}

/** Keeps what was typed; never throws, a browser without storage keeps it in memory alone. */
export function rememberValues(values: ContractValues): void {
	const some = (wanted: (name: (typeof FIELD_NAMES)[number]) => boolean) =>
		Object.fromEntries(
			FIELD_NAMES.filter((name) => wanted(name) && values[name] !== '').map((name) => [name, values[name]]),
		);
	personal = some(isPersonal);
	try {
		sessionStorage.setItem(KEY, JSON.stringify(some((name) => !isPersonal(name))));
	} catch {
		// Storage is forbidden or full: a reload starts with empty fields.
	}
}

/** Forgets everything that was typed. */
export function forgetValues(): void {
	rememberValues(EMPTY_VALUES);
}

function readStored(): Partial<ContractValues> {
	try {
		const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
		if (typeof stored !== 'object' || stored === null) return {};
		const known = Object.entries(stored).filter(
			([name, value]) =>
				typeof value === 'string' && FIELD_NAMES.some((one) => one === name && !isPersonal(one)),
		);
		return Object.fromEntries(known);
	} catch {
		return {};
	}
}
