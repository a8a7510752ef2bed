import { NO_FIELDS, type OwnerField, type OwnerFormFields } from './fields.ts';

const KEY = 'owner_report_form';
const STORED: readonly OwnerField[] = ['last_name', 'first_name', 'middle_name', 'birth_date'];

/** Lives as long as the page's scripts: a way to another page of ours and back, but no reload. */
let passport = '';

/**
 * Keeps what was typed until the report is ordered: names and birth date for this tab, so that they outlive a
 * reload and a sign-in that takes the whole page away; the passport number in memory only, it is never
 * written down in a browser.
 */
export function storeFields(fields: OwnerFormFields): void {
	passport = fields.passport_number;
	try {
		const stored = Object.fromEntries(STORED.map((field) => [field, fields[field]]));
		const { no_middle_name } = fields;
		const empty = !no_middle_name && Object.values(stored).every((text) => text === '');
		if (empty) sessionStorage.removeItem(KEY);
		else sessionStorage.setItem(KEY, JSON.stringify({ ...stored, no_middle_name }));
	} catch {
		// Storage is refused: what was typed lives as long as the page.
	}
}

/** What was stored of the form; `passportGone`: after a reload the number must be typed again. */
export function storedFields(): {
	readonly fields: Partial<OwnerFormFields>;
	readonly passportGone: boolean;
} {
	const fields: Partial<Record<OwnerField, string>> & { no_middle_name?: boolean } = {
		passport_number: passport,
	};
	try {
		const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
		if (typeof stored === 'object' && stored !== null) {
			for (const field of STORED) {
				const text = (stored as Record<string, unknown>)[field];
				if (typeof text === 'string') fields[field] = text;
			}
			if ((stored as Record<string, unknown>).no_middle_name === true) fields.no_middle_name = true;
		}
	} catch {
		// What cannot be read was never kept.
	}
	const some = STORED.some((field) => (fields[field] ?? '') !== '');
	return { fields, passportGone: some && passport === '' };
}

/** Forgets it all: the report is ordered. */
export function forgetFields(): void {
	storeFields(NO_FIELDS);
}
