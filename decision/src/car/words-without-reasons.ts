import type { DecisionVerdict } from '@avtosverka/contract/vocabulary/decision';

/** What stands under a verdict that has no reasons. */
export const WORDS_WITHOUT_REASONS: Readonly<Record<DecisionVerdict, string>> = {
	stop: '',
	clarify: '',
	'no-obstacles':
		'Розыск, ограничения и залоги ответили сегодня: записей нет. Осмотра машины и документов это не заменяет.',
	'too-little':
		'Без ответа осталось то, что может остановить сделку. Молчание реестра не значит, что записей нет.',
};
