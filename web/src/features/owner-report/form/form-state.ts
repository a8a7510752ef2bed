import { useReducer } from 'react';
import {
	FIELDS,
	isName,
	type Mistakes,
	NO_FIELDS,
	type OwnerField,
	type OwnerFormFields,
	ownerSignMistake,
} from './fields.ts';
import { readFullName, spreadName, wholeDate, wholePassport } from './whole-text.ts';

/** The form between two key strokes. `message` concerns the form as a whole. */
export type FormState = {
	readonly fields: OwnerFormFields;
	readonly mistakes: Mistakes;
	readonly message: SubmitResult | null;
};

/** `sign-in`: what was typed waits until the person is signed in. */
export type SubmitResult =
	/** `field`: beside which it stands; null for the button that was pressed. */
	| { readonly kind: 'mistake'; readonly text: string; readonly field: OwnerField | null }
	| { readonly kind: 'sign-in'; readonly text: string };

export type FormEvent =
	/** A masked field brings its text masked. */
	| { readonly kind: 'typed'; readonly field: OwnerField; readonly text: string }
	/** A text that came all at once, as it came; `alone`: it is all that the field holds. */
	| { readonly kind: 'filled'; readonly field: OwnerField; readonly text: string; readonly alone: boolean }
	| { readonly kind: 'no-middle-name'; readonly ticked: boolean }
	| { readonly kind: 'restored'; readonly fields: Partial<OwnerFormFields> }
	| { readonly kind: 'refused'; readonly mistakes: Mistakes; readonly message: SubmitResult | null }
	| { readonly kind: 'signed-in' };

export const EMPTY_FORM: FormState = { fields: NO_FIELDS, mistakes: {}, message: null };

/** The form's next state; typed text is never lost, and a mistake goes with the first change. */
export function formReducer(state: FormState, event: FormEvent): FormState {
	switch (event.kind) {
		case 'typed':
			return changed(state, { [event.field]: event.text });
		case 'filled':
			return changed(state, filled(state.fields, event.field, event.text, event.alone));
		case 'no-middle-name': {
			const { ticked } = event;
			return changed(state, { no_middle_name: ticked, ...(ticked && { middle_name: '' }) });
		}
		case 'restored': {
			const { no_middle_name = false, ...texts } = event.fields;
			const empty = Object.entries(texts).filter(([field]) => state.fields[field as OwnerField] === '');
			const ticked = no_middle_name && state.fields.middle_name === '';
			return changed(state, { ...Object.fromEntries(empty), ...(ticked && { no_middle_name }) });
		}
		case 'refused':
			return { ...state, mistakes: event.mistakes, message: event.message };
		case 'signed-in':
			return state.message?.kind === 'sign-in' ? { ...state, message: null } : state;
	}
}

/** A whole name in the first field goes to all three, unless that would write over something. */
function filled(
	fields: OwnerFormFields,
	field: OwnerField,
	text: string,
	alone: boolean,
): Partial<OwnerFormFields> {
	if (field === 'birth_date') return { [field]: wholeDate(text) };
	if (field === 'passport_number') return { [field]: wholePassport(text) };
	const parts = alone && field === 'last_name' ? spreadName(text) : null;
	const free = fields.first_name === '' && fields.middle_name === '';
	return parts !== null && free
		? { ...parts, no_middle_name: false }
		: { [field]: alone ? readFullName(text) : text };
}

function changed(state: FormState, change: Partial<OwnerFormFields>): FormState {
	const mistakes: Partial<Record<OwnerField, string>> = { ...state.mistakes };
	for (const field of FIELDS.filter((one) => change[one] !== undefined)) {
		const mistake = isName(field) ? ownerSignMistake(field, change[field] ?? '') : null;
		if (mistake === null) delete mistakes[field];
		else mistakes[field] = mistake;
	}
	const message = state.message?.kind === 'mistake' ? null : state.message;
	return { fields: { ...state.fields, ...change }, mistakes, message };
}

/** The state of the form, and the way to change it. */
export function useForm() {
	const [state, send] = useReducer(formReducer, EMPTY_FORM);
	return { state, send };
}
