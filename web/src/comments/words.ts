import { counted, type Forms } from '@avtosverka/contract/vocabulary/plural';

/** Sentences of the comment panel. Those of the specification, sections 5 and 8, are letter for letter. */

export const LIST_FAILED = 'Ошибка загрузки комментариев';
export const ADD_FAILED = 'Ошибка добавления комментария';
export const DELETE_FAILED = 'Ошибка удаления комментария';
export const ADDED =
	'Комментарий успешно добавлен. Он будет виден всем пользователям после прохождения модерации.';
export const SIGN_IN_FIRST = 'Для добавления комментариев нужно авторизоваться.';
export const SHOW = 'Показать';
export const SHOW_MORE = 'Показать ещё';
export const NONE = 'Для данного номера нет комментариев';
const INVITATION = 'Поделитесь мнением об этой машине: оно поможет другим.';

const COMMENTS: Forms = ['комментарий', 'комментария', 'комментариев'];

/** What is said of a number of published comments. */
export function countNote(count: number): string {
	if (count === 0) return `${NONE}. ${INVITATION}`;
	return `Для данного номера есть ${counted(count, COMMENTS)}`;
}

/** Said instead where everything waits for a moderator or was refused, and only its author sees it. */
export const NONE_BUT_OWN = 'Опубликованных комментариев пока нет. Ваши видите только вы.';

/** The rules of publication: specification, section 5. */
export const RULES: readonly string[] = [
	'Без спама и рекламы.',
	'Без нецензурных выражений.',
	'Без оскорблений и разжигания ненависти.',
	'Комментарий должен быть об этой машине.',
	'Без персональных данных: телефонов, адресов и тому подобного.',
];
