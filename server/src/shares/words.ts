import { SHARE_LIMITS } from './store.ts';

/** What people are told of their links. */
export const SHARE_WORDS = {
	made: 'Ссылка создана. Скопируйте её сейчас: потом мы её показать не сможем.',
	nothingYet: 'По этой машине ещё нет ответов: делиться нечем. Сначала запросите данные.',
	revoked: 'Ссылка отозвана.',
	unknown: 'Эта ссылка уже не действует.',
	tooManyLive: `Действующих ссылок уже ${SHARE_LIMITS.live}: отзовите ненужные.`,
	tooManyToday: `За сутки можно создать не больше ${SHARE_LIMITS.aDay} ссылок. Попробуйте завтра.`,
} as const;
