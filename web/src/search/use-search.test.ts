import { describe, expect, test } from 'vitest';
import { MAX_LENGTH } from './rules.ts';
import { openWith, type SearchEvent, searchReducer } from './use-search.ts';

const empty = openWith({ fields: {}, judged: false });
const after = (...events: SearchEvent[]) => events.reduce(searchReducer, empty);

describe('the search form', () => {
	test('opens without a word', () => {
		expect(empty).toEqual({ fields: { vin: '', plate: '' }, mistake: null, note: null });
	});

	test('opens with the mistake of what came with the address', () => {
		expect(openWith({ fields: { vin: 'XTA' }, judged: true }).mistake?.text).toBe('VIN состоит из 17 знаков');
	});

	test('shows a foreign sign while it is typed and forgets it when it is gone', () => {
		const wrong = after({ kind: 'typed', field: 'vin', text: 'xtaж' });
		expect(wrong.mistake?.text).toBe('Только латинские буквы и цифры');
		expect(searchReducer(wrong, { kind: 'typed', field: 'vin', text: 'XTA' }).mistake).toBeNull();
	});

	test('leaves alone what a keyboard is composing, and takes it in once it is done', () => {
		const half = after({ kind: 'composing', field: 'plate', text: 'к' });
		expect(half).toEqual({ fields: { vin: '', plate: 'к' }, mistake: null, note: null });
		expect(searchReducer(half, { kind: 'typed', field: 'plate', text: 'к' }).fields.plate).toBe('К');
	});

	test('tells where a pasted car went until something else is typed', () => {
		const note = { field: 'plate', text: 'Это госномер' } as const;
		const moved = searchReducer(after({ kind: 'typed', field: 'vin', text: 'XT' }), {
			...{ kind: 'found', field: 'plate', text: 'А123ВС77', note },
		});
		expect(moved.fields).toEqual({ vin: '', plate: 'А123ВС77' });
		expect(moved.note?.field).toBe('plate');
		expect(searchReducer(moved, { kind: 'typed', field: 'plate', text: 'А123ВС' }).note).toBeNull();
	});

	test('drops the mistake of the last sending with the first change', () => {
		const refused = searchReducer(empty, { kind: 'refused', mistake: { field: 'both', text: 'нет' } });
		expect(refused.mistake?.text).toBe('нет');
		expect(searchReducer(refused, { kind: 'typed', field: 'plate', text: 'а' }).mistake).toBeNull();
	});

	test('takes what was typed before the page woke up once, also when it was told it twice', () => {
		const early = {
			kind: 'pasted',
			field: 'plate',
			from: 0,
			to: MAX_LENGTH.plate,
			text: 'В222ВВ22',
		} as const;
		expect(after(early).fields.plate).toBe('В222ВВ22');
		expect(after({ kind: 'typed', field: 'plate', text: 'В222ВВ22' }, early).fields.plate).toBe('В222ВВ22');
	});

	test('clears one field and leaves the other', () => {
		const both = openWith({ fields: { vin: 'XTA', plate: 'А123ВС77' }, judged: true });
		expect(searchReducer(both, { kind: 'cleared', field: 'vin' }).fields).toEqual({
			vin: '',
			plate: 'А123ВС77',
		});
	});
});
