import { useReducer } from 'react';
import { type Field, type Fields, judge, type Mistake, pasted, signMistake, typed } from './rules.ts';

/** The search form between two key strokes. */
export type SearchState = { readonly fields: Fields; readonly mistake: Mistake | null };

export type SearchEvent =
	| { kind: 'typed'; field: Field; text: string }
	| { kind: 'pasted'; field: Field; from: number; to: number; text: string }
	| { kind: 'cleared'; field: Field }
	| { kind: 'refused'; mistake: Mistake };

/** The form's next state; a mistake found on sending goes away with the first change. */
export function searchReducer(state: SearchState, event: SearchEvent): SearchState {
	switch (event.kind) {
		case 'typed':
			return filled(state, event.field, typed(event.field, event.text));
		case 'pasted': {
			const { field, from, to, text } = event;
			return filled(state, field, pasted(field, state.fields[field], from, to, text));
		}
		case 'cleared':
			return filled(state, event.field, '');
		case 'refused':
			return { ...state, mistake: event.mistake };
	}
}

function filled(state: SearchState, field: Field, text: string): SearchState {
	return { fields: { ...state.fields, [field]: text }, mistake: signMistake(field, text) };
}

/** What the form opens with; fields that came with the address are judged at once. */
export function openWith({ fields, judged }: { fields: Partial<Fields>; judged: boolean }): SearchState {
	const whole: Fields = { vin: fields.vin ?? '', plate: fields.plate ?? '' };
	const verdict = judge(whole);
	return { fields: whole, mistake: judged && !verdict.ok ? verdict.mistake : null };
}

/** The state of a search form, and the way to change it. */
export function useSearch(start: { fields: Partial<Fields>; judged: boolean }) {
	const [state, send] = useReducer(searchReducer, start, openWith);
	return { state, send };
}

export type SearchHandle = ReturnType<typeof useSearch>;
