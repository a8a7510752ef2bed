import { SHARE_LIMITS } from './store.ts';

/** What people are told of their links. */
export const SHARE_WORDS = {
	made: 'Ссылка создана. Скопируйте её сейчас: потом мы её показать не сможем.',
	nothing: 'По этой машине ещё нет ответов: делиться нечем. Сначала запросите данные.',
	'no-account': 'Войдите, чтобы продолжить.',
	live: `Действующих ссылок уже ${SHARE_LIMITS.live}: отзовите ненужные.`,
	'a-day': `За сутки можно создать не больше ${SHARE_LIMITS.aDay} ссылок. Попробуйте завтра.`,
	revoked: 'Ссылка отозвана.',
	unknown: 'Эта ссылка уже не действует.',
} as const;
