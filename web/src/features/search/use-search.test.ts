import { describe, expect, test } from 'vitest';
import { openWith, type SearchEvent, searchReducer } from './use-search.ts';

const empty = openWith({ fields: {}, judged: false });
const after = (...events: SearchEvent[]) => events.reduce(searchReducer, empty);

describe('the search form', () => {
	test('opens without a word', () => {
		expect(empty).toEqual({ fields: { vin: '', plate: '' }, mistake: null });
	});

	test('opens with the mistake of what came with the address', () => {
		expect(openWith({ fields: { vin: 'XTA' }, judged: true }).mistake?.text).toBe('VIN состоит из 17 знаков');
	});

	test('shows a foreign sign while it is typed and forgets it when it is gone', () => {
		const wrong = after({ kind: 'typed', field: 'vin', text: 'xtaж' });
		expect(wrong.mistake?.text).toBe('Только латинские буквы и цифры');
		expect(searchReducer(wrong, { kind: 'typed', field: 'vin', text: 'XTA' }).mistake).toBeNull();
	});

	test('drops the mistake of the last sending with the first change', () => {
		const refused = searchReducer(empty, { kind: 'refused', mistake: { field: 'both', text: 'нет' } });
		expect(refused.mistake?.text).toBe('нет');
		expect(searchReducer(refused, { kind: 'typed', field: 'plate', text: 'а' }).mistake).toBeNull();
	});

	test('clears one field and leaves the other', () => {
		const both = openWith({ fields: { vin: 'XTA', plate: 'А123ВС77' }, judged: true });
		expect(searchReducer(both, { kind: 'cleared', field: 'vin' }).fields).toEqual({
			vin: '',
			plate: 'А123ВС77',
		});
	});
});
