import { mendName, otherLetters } from '@avtosverka/contract/vocabulary/name-part';
import { PERSON_PROBLEM_TEXT } from '@avtosverka/contract/vocabulary/person';
import { isName, type OwnerField } from './fields.ts';
import type { FormEvent, FormState } from './form-state.ts';

/** What a press beside a mistake does, in words; nothing of it happens without the press. */
export type FieldOffer = { readonly text: string; readonly event: FormEvent };

/** How the mistake of a field may be mended; null where only the person knows. */
export function offerOf(field: OwnerField, { fields, mistakes }: FormState): FieldOffer | null {
	if (mistakes[field] === PERSON_PROBLEM_TEXT['no-patronymic']) {
		return { text: 'Отметить «Нет отчества»', event: { kind: 'no-middle-name', ticked: true } };
	}
	if (!isName(field) || mistakes[field] !== PERSON_PROBLEM_TEXT['not-cyrillic']) return null;
	const text = mendName(fields[field]);
	return text === null
		? null
		: { text: `Исправить на «${text}»`, event: { kind: 'filled', field, text, alone: true } };
}

/** A note about letters that Russian does not have; null where there are none. */
export function lettersNote(text: string): string | null {
	const letters = otherLetters(text);
	if (letters.length === 0) return null;
	const which = letters.length === 1 ? 'Букву' : 'Буквы';
	return `${which} ${letters.join(', ')} реестры могут писать иначе. Пишите, как в паспорте.`;
}
