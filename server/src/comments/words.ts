import { counted } from '@avtosverka/contract/vocabulary/plural';

/** Messages of the comment panel; the first two stand in the specification, sections 5 and 8. */
export const COMMENT_WORDS = {
	signIn: 'Вы должны авторизоваться для добавления комментариев.',
	added: 'Комментарий успешно добавлен. Он будет виден всем пользователям после прохождения модерации.',
	deleted: 'Комментарий удалён.',
	empty: 'Напишите хотя бы слово: в комментарии нет текста.',
	unknown: 'Такого комментария у вас нет.',
	noPage: 'Список изменился. Загрузите его заново.',
} as const;

/** How long somebody has to wait who has written five comments within an hour. */
export function sayHowLong(seconds: number): string {
	const minutes = counted(Math.ceil(seconds / 60), ['минуту', 'минуты', 'минут']);
	return `За час можно оставить пять комментариев. Следующий получится отправить через ${minutes}.`;
}
