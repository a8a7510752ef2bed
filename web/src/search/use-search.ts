import { useReducer } from 'react';
import type { FoundInPaste } from './car-in-paste.ts';
import {
	type Mistake,
	type Note,
	type Paste,
	pasted,
	type SearchField,
	type SearchFields,
	signMistake,
	typed,
	validateSearch,
} from './rules.ts';

/** The search form between two key strokes. */
export type SearchState = {
	readonly fields: SearchFields;
	readonly mistake: Mistake | null;
	readonly note: Note | null;
};

export type SearchEvent =
	| { kind: 'typed'; field: SearchField; text: string }
	/** The keyboard is in the middle of a word: its text must stay as it is. */
	| { kind: 'composing'; field: SearchField; text: string }
	| ({ kind: 'pasted' } & Paste)
	/** In a pasted text; the other field is emptied, for only one is ever filled. */
	| ({ kind: 'found' } & FoundInPaste)
	| { kind: 'cleared'; field: SearchField }
	| { kind: 'refused'; mistake: Mistake };

/** The form's next state; a mistake found on sending goes away with the first change. */
export function searchReducer(state: SearchState, event: SearchEvent): SearchState {
	switch (event.kind) {
		case 'typed':
			return filled(state, event.field, typed(event.field, event.text));
		case 'composing':
			return filled(state, event.field, event.text);
		case 'pasted':
			return filled(state, event.field, pasted(state.fields[event.field], event));
		case 'found': {
			const { field, text, note, mistake = null } = event;
			return { fields: { vin: '', plate: '', [field]: text }, mistake, note };
		}
		case 'cleared':
			return filled(state, event.field, '');
		case 'refused':
			return { ...state, mistake: event.mistake };
	}
}

function filled(state: SearchState, field: SearchField, text: string): SearchState {
	return { fields: { ...state.fields, [field]: text }, mistake: signMistake(field, text), note: null };
}

/** What a form is opened with; `judged`: its mistakes are shown at once, `mistake` before any other. */
export type SearchStart = { fields: Partial<SearchFields>; judged: boolean; mistake?: Mistake | null };

/** What the form opens with; fields that came with the address are judged at once. */
export function openWith({ fields, judged, mistake }: SearchStart): SearchState {
	const whole: SearchFields = { vin: fields.vin ?? '', plate: fields.plate ?? '' };
	const verdict = validateSearch(whole);
	const found = judged && !verdict.ok ? verdict.mistake : null;
	return { fields: whole, mistake: mistake ?? found, note: null };
}

/** The state of a search form, and the way to change it. */
export function useSearch(start: SearchStart) {
	const [state, send] = useReducer(searchReducer, start, openWith);
	return { state, send };
}

export type SearchHandle = ReturnType<typeof useSearch>;
