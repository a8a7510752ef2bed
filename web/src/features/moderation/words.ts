import type { Phase, RefusalReason, RemarkSeverity } from '@avtosverka/contract/vocabulary/moderation';
import { counted, type Forms } from '@avtosverka/contract/vocabulary/plural';

/** Sentences of the moderators' page. */

export const REASON_WORDS: Readonly<Record<RefusalReason, string>> = {
	spam: 'Спам или реклама',
	obscene: 'Нецензурные слова',
	insult: 'Оскорбление или вражда',
	'off-topic': 'Не о машине',
	'personal-data': 'Персональные данные',
	other: 'Другое',
};

export const PHASE_WORDS: Readonly<Record<Phase, string>> = {
	links: 'Ссылки и реклама',
	contacts: 'Телефоны и почта',
	'personal-data': 'Персональные данные',
	obscene: 'Нецензурные слова',
	insults: 'Оскорбления',
	floods: 'Повторы',
	'too-short': 'Слишком коротко',
};

export const SEVERITY_WORDS: Readonly<Record<RemarkSeverity, string>> = {
	high: 'Важно',
	medium: 'Проверьте',
	low: 'Мелочь',
};

export const COMMENTS: Forms = ['комментарий', 'комментария', 'комментариев'];
const MINUTES: Forms = ['минута', 'минуты', 'минут'];
const HOURS: Forms = ['час', 'часа', 'часов'];
const DAYS: Forms = ['день', 'дня', 'дней'];

/** «меньше минуты», «12 минут», «3 часа», «2 дня»: as long as seconds last, in the unit that says enough. */
export function duration(seconds: number): string {
	const minutes = Math.round(seconds / 60);
	if (minutes < 1) return 'меньше минуты';
	if (minutes < 60) return counted(minutes, MINUTES);
	const hours = Math.round(minutes / 60);
	return hours < 48 ? counted(hours, HOURS) : counted(Math.round(hours / 24), DAYS);
}

/** What is read out after a press. */
export function decisionWords(count: number, reason: RefusalReason | null): string {
	const what = counted(count, COMMENTS);
	return reason === null ? `Одобрено: ${what}.` : `Отклонено: ${what}. ${REASON_WORDS[reason]}.`;
}

/** What is said of comments that could not be decided about. */
export function missedWords(count: number): string {
	return `Не решено: ${counted(count, COMMENTS)} — автор удалил или смотрит другой модератор.`;
}
