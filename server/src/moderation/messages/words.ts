import type { ModerationNumbers } from '@avtosverka/contract/moderation';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { counted } from '@avtosverka/contract/vocabulary/plural';
import type { AnswerButton } from '../../bot/talk.ts';
import type { CommentRow } from '../../comments/store.ts';

const momentText = (moment: Date) => `${formatMoment(moment.toISOString())} МСК`;

export const BUTTONS = { approve: 'Одобрить', refuse: 'Отклонить' } as const;
/** How a press of ours begins; the comment's id comes after it. */
export const PRESS = 'comment';

export const SAID = {
	notForYou: 'Эта кнопка для модераторов.',
	held: 'Его сейчас смотрит другой модератор. Попробуйте позже.',
	approved: 'Одобрен.',
	refused: 'Отклонён.',
	deleted: 'Автор удалил этот комментарий.',
	nothing: 'Это ваш комментарий: о нём решит другой модератор.',
} as const;

/** A message of Telegram holds 4096 signs, a comment may have nearly as many. */
const TEXT_AT_MOST = 3_000;

function shortened(text: string): string {
	return text.length <= TEXT_AT_MOST
		? text
		: `${text
				.slice(0, TEXT_AT_MOST)
				.toWellFormed()
				.replace(/\ufffd$/, '')}…`;
}

type UrgentComment = Pick<CommentRow, 'vin' | 'text' | 'remarks' | 'createdAt'>;

/**
 * An urgent comment: what was seen, to which car, and its text. Plain text, never markup. Not whose: an
 * account that is deleted later could not take its name out of a chat.
 */
export function tellUrgent({ vin, text, remarks, createdAt }: UrgentComment, siteUrl: string): string {
	const reasons = remarks.map(({ reason }) => reason).join(' ');
	return `Срочно: ${reasons}\n${momentText(createdAt)}, VIN ${vin}\n\n${shortened(text)}\n\n${siteUrl}/moderation`;
}

export function buttonsFor(id: string): AnswerButton[] {
	return Object.entries(BUTTONS).map(([what, text]) => ({ text, data: `${PRESS}:${what}:${id}` }));
}

/** The queue in the morning. */
export function tellDigest(
	{ waiting, oldest, approved, refused }: ModerationNumbers,
	siteUrl: string,
): string {
	const gone = refused.reduce((sum, { count }) => sum + count, 0);
	const queue =
		waiting === 0 || oldest === null
			? 'Очередь пуста: проверять нечего.'
			: `Ждут проверки: ${counted(waiting, ['комментарий', 'комментария', 'комментариев'])}, самый старый от ${momentText(new Date(oldest))}.`;
	return `Комментарии на утро. ${queue}\nЗа 30 дней одобрено ${approved}, отклонено ${gone}.\n\n${siteUrl}/moderation`;
}
