import { describe, expect, test } from 'vitest';
import { NO_FIELDS, type OwnerFormFields, validateFields } from './fields.ts';
import { EMPTY_FORM, formReducer } from './form-state.ts';
import { lettersNote, offerOf } from './offers.ts';

function sent(fields: Partial<OwnerFormFields>) {
	const whole = { ...NO_FIELDS, ...fields };
	return { ...EMPTY_FORM, fields: whole, mistakes: validateFields(whole, '2026-11-28') };
}

describe('beside a mistake', () => {
	test.each([
		['last_name', 'Cергеев', 'Сергеев'],
		['first_name', 'Иванoва', 'Иванова'],
		['last_name', 'Иванова (Петрова)', 'Иванова'],
	] as const)('the mended form of %s «%s» is offered, and taken at a press', (field, text, mended) => {
		const state = sent({ [field]: text });
		const offer = offerOf(field, state);
		expect(offer?.text).toBe(`Исправить на «${mended}»`);
		expect(state.fields[field]).toBe(text);
		if (offer === null) return;
		const taken = formReducer(state, offer.event);
		expect([taken.fields[field], taken.mistakes[field]]).toEqual([mended, undefined]);
	});

	test.each(['нет', 'отсутствует', '—'])('of the patronymic «%s» the box is offered', (middle_name) => {
		const offer = offerOf('middle_name', sent({ middle_name }));
		expect(offer).toEqual({
			text: 'Отметить «Нет отчества»',
			event: { kind: 'no-middle-name', ticked: true },
		});
	});

	test('nothing is offered where only the person knows', () => {
		expect(offerOf('last_name', sent({ last_name: 'Ivanov' }))).toBeNull();
		expect(offerOf('middle_name', sent({}))).toBeNull();
		expect(offerOf('birth_date', sent({ birth_date: '01.02.80' }))).toBeNull();
	});
});

test('letters that Russian does not have are said to be written otherwise by registers', () => {
	expect(lettersNote('Қожахметов')).toBe('Букву Қ реестры могут писать иначе. Пишите, как в паспорте.');
	expect(lettersNote('Їжакієв')).toBe('Буквы Ї, І, Є реестры могут писать иначе. Пишите, как в паспорте.');
	expect(lettersNote('Примеров')).toBeNull();
});
