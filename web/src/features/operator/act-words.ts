import type { OperatorActKind } from '@avtosverka/contract/operator/acts';
import { supplierName } from '@avtosverka/contract/vocabulary/supplier';
import { queueName } from './queue-words.ts';
import { ROLE_WORDS } from './role-words.ts';

/** «123… модератор»: the journal keeps the account and the role in one. */
function roleOf(whom: string): string {
	const [account = '', role = ''] = whom.split(' ');
	const word = (ROLE_WORDS as Readonly<Record<string, string>>)[role] ?? role;
	return `«${word}», аккаунт ${account}`;
}

const WORDS: Readonly<Record<OperatorActKind, (whom: string) => string>> = {
	refund: (order) => `Возврат по заказу ${order}`,
	'settle-exception': (exception) => `Разобрана запись ${exception}`,
	'stop-supplier': (supplier) => `Остановлен поставщик ${supplierName(supplier)}`,
	'start-supplier': (supplier) => `Запущен поставщик ${supplierName(supplier)}`,
	'retry-queue': (queue) => `Повторена очередь «${queueName(queue)}»`,
	'grant-role': (whom) => `Дана роль ${roleOf(whom)}`,
	'revoke-role': (whom) => `Отозвана роль ${roleOf(whom)}`,
	'end-sessions': (account) => `Завершены входы, аккаунт ${account}`,
	'delete-account': (account) => `Удалён аккаунт ${account}`,
};

/** A line of the journal: what was done, and to what. */
export function actWords(what: OperatorActKind, whom: string): string {
	return WORDS[what](whom);
}
