import { showKopecks } from '../vocabulary/money.ts';
import { counted, type Forms, pluralForm } from '../vocabulary/plural.ts';
import type { ReportReturn } from './report.ts';

/** Within so many days the operator gives money back: the law on consumers' rights, article 22. */
export const MONEY_BACK_DAYS = 10;

const REQUESTS: Forms = ['запрос', 'запроса', 'запросов'];

/** What was given back for registers that never answered, as the payer reads it in letter and page. */
export function returnSentences({ registers, requests, kopecks }: ReportReturn): readonly string[] {
	const why =
		registers === 1
			? 'Один реестр так и не ответил.'
			: `Так и не ответили ${counted(registers, ['реестр', 'реестра', 'реестров'])}.`;
	return [why, requests > 0 ? toBalance(requests) : inMoney(kopecks)];
}

function toBalance(requests: number): string {
	return `За это мы вернули часть цены запросами: добавили на ваш баланс ${counted(requests, REQUESTS)}.`;
}

function inMoney(kopecks: number): string {
	return `За это мы вернём ${showKopecks(kopecks)} тем же способом, каким вы платили, в течение ${MONEY_BACK_DAYS} дней.`;
}

/** The same beside a payment in the cabinet: «Возвращено 3 запроса: реестр не ответил.» */
export function returnLine({ registers, requests, kopecks }: ReportReturn): string {
	const why = registers === 1 ? 'реестр не ответил' : 'реестры не ответили';
	if (requests === 0) return `Вернём ${showKopecks(kopecks)}: ${why}.`;
	const returned = pluralForm(requests, ['Возвращён', 'Возвращено', 'Возвращено']);
	return `${returned} ${counted(requests, REQUESTS)}: ${why}.`;
}
