import type { Phase, RefusalReason } from '@avtosverka/contract/vocabulary/moderation';

export const MODERATION_WORDS = {
	role: 'Эта часть сайта — для модераторов.',
	nothingToUndo: 'Отменять нечего: комментарий удалён, или последнее решение о нём не ваше.',
	notLinked: 'Бот пишет только тем, кто вошёл на сайт через Telegram.',
	noBot: 'Бот на этом сайте сейчас не включён.',
} as const;

const REFUSALS: Readonly<Record<RefusalReason, string>> = {
	spam: 'Похоже на рекламу или спам.',
	obscene: 'В комментарии есть нецензурные слова.',
	insult: 'Комментарий кого-то оскорбляет.',
	'off-topic': 'Комментарий не об этой машине.',
	'personal-data': 'В комментарии есть личные данные: телефон, адрес, имя или документ.',
	other: 'Комментарий нарушает правила публикации.',
};

/** What the author reads in their cabinet: the rule, and the moderator's own words where there are any. */
export function refusalFor(reason: RefusalReason, note: string | null): string {
	return note === null ? REFUSALS[reason] : `${REFUSALS[reason]} Модератор поясняет: ${note}`;
}

/** The rule that a comment breaks if what a phase saw in it is true. */
export const REASON_OF_PHASE: Readonly<Record<Phase, RefusalReason>> = {
	links: 'spam',
	contacts: 'personal-data',
	'personal-data': 'personal-data',
	obscene: 'obscene',
	insults: 'insult',
	floods: 'spam',
	'too-short': 'off-topic',
};
