import type { OperatorQueueId } from '@avtosverka/contract/operator/queues';
import { counted, type Forms, RECORD_FORMS } from '@avtosverka/contract/vocabulary/plural';

const QUEUE_NAMES: Readonly<Record<OperatorQueueId, string>> = {
	reports: 'Отчёты собираются',
	'returns-due': 'Ждут возврата части цены',
	letters: 'Письма ждут отправки',
	moderation: 'Комментарии ждут модератора',
	'held-lookups': 'Запросы заняты под поиск',
	'overdue-polls': 'Опросы машин опаздывают больше часа',
	'late-notices': 'Сообщения об изменениях ждут больше часа',
};

type QueueRetry = { readonly note: string; readonly forms: Forms };

/** What a retry does, and what it counts; without words where a queue has none. */
const RETRIES: Readonly<Partial<Record<OperatorQueueId, QueueRetry>>> = {
	reports: {
		note: 'Сайт спросит сейчас те реестры, которые собирался спросить позже; платные вопросы стоят как обычно.',
		forms: ['вопрос', 'вопроса', 'вопросов'],
	},
	'returns-due': {
		note: 'Сайт вернёт сейчас то, что должен, и каждому один раз.',
		forms: ['возврат', 'возврата', 'возвратов'],
	},
	letters: {
		note: 'Сайт попробует отправить письма сейчас, не дожидаясь следующей попытки.',
		forms: ['письмо', 'письма', 'писем'],
	},
	'overdue-polls': {
		note: 'Сайт опросит машины сейчас; платные вопросы стоят как обычно.',
		forms: ['машина', 'машины', 'машин'],
	},
	'late-notices': {
		note: 'Сайт попробует отправить сообщения сейчас, а с 22 до 9 часов по Москве — в девять утра.',
		forms: ['сообщение', 'сообщения', 'сообщений'],
	},
};

const REST = 'За один раз — не больше 500.';

/** A queue as people call it; one that is not known, as it stands. */
export function queueName(queue: string): string {
	return (QUEUE_NAMES as Readonly<Record<string, string>>)[queue] ?? queue;
}

/** What is to be known of a queue that is not retried by hand; null for the others. */
export function queueText(queue: OperatorQueueId): string | null {
	if (queue !== 'held-lookups') return null;
	return 'Прерванный поиск сайт сам продолжает через полминуты, а через 15 минут освобождает запрос.';
}

/** What follows from «Попробовать снова». */
export function retryNote(queue: OperatorQueueId): string {
	const note = RETRIES[queue]?.note;
	return note === undefined ? REST : `${note} ${REST}`;
}

/** What came of it. */
export function retryResult(queue: OperatorQueueId, retried: number): string {
	const name = queueName(queue);
	if (retried === 0) return `${name}: сейчас повторять нечего.`;
	return `${name}: пробуем снова, ${counted(retried, RETRIES[queue]?.forms ?? RECORD_FORMS)}.`;
}
