import { describe, expect, test } from 'vitest';
import { EMPTY_FORM, type FormEvent, formReducer } from './form-state.ts';

function after(...events: FormEvent[]) {
	return events.reduce(formReducer, EMPTY_FORM);
}
const fill = (field: 'last_name' | 'first_name' | 'birth_date', text: string, alone = true): FormEvent => ({
	kind: 'filled',
	field,
	text,
	alone,
});

describe('a text that comes whole', () => {
	test('spreads a name from the first field', () => {
		expect(after(fill('last_name', 'Иванов Иван Иванович')).fields).toMatchObject({
			last_name: 'Иванов',
			first_name: 'Иван',
			middle_name: 'Иванович',
		});
	});

	test('writes over nothing, and does not spread from another field or into a text', () => {
		const before: FormEvent = { kind: 'typed', field: 'first_name', text: 'Пётр' };
		expect(after(before, fill('last_name', 'Иванов Иван Иванович')).fields.first_name).toBe('Пётр');
		expect(after(fill('first_name', 'Али Вагиф оглы')).fields.first_name).toBe('Али Вагиф оглы');
		expect(after(fill('last_name', 'Иванов Иван Иванович', false)).fields.first_name).toBe('');
	});

	test('is masked where there is a mask', () => {
		expect(after(fill('birth_date', '1980-02-01')).fields.birth_date).toBe('01.02.1980');
	});
});

describe('the box «Нет отчества»', () => {
	const tick = (ticked: boolean): FormEvent => ({ kind: 'no-middle-name', ticked });

	test('empties the field and takes its mistake away', () => {
		const refused = after({
			kind: 'refused',
			mistakes: { middle_name: 'а', first_name: 'б' },
			message: null,
		});
		const typed = formReducer(refused, { kind: 'typed', field: 'middle_name', text: 'Иванович' });
		expect(formReducer(typed, tick(true))).toMatchObject({
			fields: { middle_name: '', no_middle_name: true },
			mistakes: { first_name: 'б' },
		});
	});

	test('is clear again once a patronymic comes with a whole name', () => {
		const state = after(tick(true), fill('last_name', 'Иванов Иван Иванович'));
		expect(state.fields).toMatchObject({ middle_name: 'Иванович', no_middle_name: false });
		expect(after(tick(true), tick(false)).fields.no_middle_name).toBe(false);
	});

	test('comes back as it was kept', () => {
		const restored = after({ kind: 'restored', fields: { last_name: 'Ким', no_middle_name: true } });
		expect(restored.fields).toMatchObject({ last_name: 'Ким', no_middle_name: true });
		const typed = after({ kind: 'typed', field: 'middle_name', text: 'И' });
		expect(formReducer(typed, { kind: 'restored', fields: { no_middle_name: true } }).fields).toMatchObject({
			middle_name: 'И',
			no_middle_name: false,
		});
	});
});

describe('a mistake', () => {
	test('of signs shows while typing and goes with them', () => {
		const wrong = after({ kind: 'typed', field: 'last_name', text: 'I' });
		expect(wrong.mistakes.last_name).toBe('Пожалуйста, используйте только кириллицу');
		expect(formReducer(wrong, { kind: 'typed', field: 'last_name', text: 'И' }).mistakes).toEqual({});
	});

	test('of sending goes with the first change of its field, the others stay', () => {
		const message = { kind: 'mistake', text: 'Заполните все поля', field: 'first_name' } as const;
		const refused = after({ kind: 'refused', mistakes: { first_name: 'а', birth_date: 'б' }, message });
		const changed = formReducer(refused, { kind: 'typed', field: 'first_name', text: 'И' });
		expect(changed).toMatchObject({ mistakes: { birth_date: 'б' }, message: null });
		expect(changed.mistakes.first_name).toBeUndefined();
	});
});

test('what was typed outlives a refusal and a sign-in', () => {
	const typed: FormEvent = { kind: 'typed', field: 'last_name', text: 'Примеров' };
	const message = { kind: 'sign-in', text: 'Вы не авторизованы' } as const;
	const state = after(typed, { kind: 'refused', mistakes: {}, message });
	expect(formReducer(state, { kind: 'signed-in' })).toMatchObject({
		fields: { last_name: 'Примеров' },
		message: null,
	});
});

test('what was kept comes back only where nothing stands', () => {
	const typed: FormEvent = { kind: 'typed', field: 'last_name', text: 'Тестова' };
	const state = after(typed, { kind: 'restored', fields: { last_name: 'Примеров', first_name: 'Пётр' } });
	expect(state.fields).toMatchObject({ last_name: 'Тестова', first_name: 'Пётр' });
});
