import { describe, expect, test } from 'vitest';
import { MAX_LENGTH } from './rules.ts';
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
