import type { OperatorSupplier } from '@avtosverka/contract/operator/suppliers';
import { isNearlySpent } from '@avtosverka/contract/vocabulary/budget';
import { formatMoment, formatShortMoment } from '@avtosverka/contract/vocabulary/moment';
import { showKopecks } from '@avtosverka/contract/vocabulary/money';
import { ORDER_PURPOSE_WORDS } from '@avtosverka/contract/vocabulary/order-purpose';
import { counted, formatNumber } from '@avtosverka/contract/vocabulary/plural';

function stopText({ stopped, stopped_at }: OperatorSupplier): string {
	if (!stopped) return '';
	return stopped_at === null ? 'остановлен' : `остановлен ${formatMoment(stopped_at)}`;
}

/** After «из». */
const PROCESS_FORMS = ['процесса', 'процессов', 'процессов'] as const;

function statusText(supplier: OperatorSupplier, processes: number): string {
	const { configured, recent } = supplier;
	const isIdle = configured && recent.calls + recent.unsent === 0;
	return [
		stopText(supplier),
		configured ? 'подключён' : 'не подключён',
		isIdle ? 'за последние 15 минут вопросов не было' : '',
		recent.breakers_open > 0
			? `пауза после отказов подряд у ${recent.breakers_open} из ${counted(processes, PROCESS_FORMS)}`
			: '',
	]
		.filter(Boolean)
		.join('; ');
}

const SECONDS = new Intl.NumberFormat('ru-RU', { maximumSignificantDigits: 2 });

function callsText({ recent }: OperatorSupplier): string[] {
	const { calls, failed, unsent, p50_seconds, p95_seconds } = recent;
	if (calls + unsent === 0) return [];
	const part = failed === 0 ? '' : ` (${formatNumber((failed / calls) * 100)} %)`;
	const held = unsent === 0 ? '' : `, не отправлено ${formatNumber(unsent)}`;
	const counts = `за 15 минут: вопросов ${formatNumber(calls)}, неудач ${formatNumber(failed)}${part}${held}`;
	if (p50_seconds === null || p95_seconds === null) return [counts];
	const [half, most] = [p50_seconds, p95_seconds].map((seconds) => SECONDS.format(seconds));
	return [counts, `половина не дольше ${half} с, 95 % не дольше ${most} с`];
}

/** True where the last call that ended has failed. */
export function isFailing({ recent: { last_reply_at, last_failure_at } }: OperatorSupplier): boolean {
	return last_failure_at !== null && (last_reply_at === null || last_reply_at < last_failure_at);
}

/** Since when a supplier does not answer; null where it does. */
export function noReplyText(supplier: OperatorSupplier): string | null {
	const { last_reply_at, last_failure_at } = supplier.recent;
	if (last_failure_at === null || !isFailing(supplier)) return null;
	const reply = last_reply_at === null ? 'с запуска ни одного' : formatShortMoment(last_reply_at);
	return `не отвечает: последний ответ — ${reply}, последняя неудача — ${formatShortMoment(last_failure_at)}`;
}

function budgetText(used: number, limit: number, show: (value: number) => string = formatNumber): string {
	const count = `${show(used)} из ${show(limit)}`;
	if (!isNearlySpent(used, limit)) return count;
	return `${count}, бюджет ${used >= limit ? 'исчерпан' : 'почти исчерпан'}`;
}

const ORDER_FORMS = ['заказ', 'заказа', 'заказов'] as const;

function ordersText({ orders }: OperatorSupplier): string[] {
	if (orders === null) return [];
	const { used, limit, kopecks, limit_kopecks, purposes, month } = orders;
	const cost = (sum: number) => (kopecks === null ? '' : `, ${showKopecks(sum)}`);
	const count = limit === null ? `${formatNumber(used)}, дневного бюджета нет` : budgetText(used, limit);
	return [
		`заказов за сегодня ${count}${limit_kopecks === null ? cost(kopecks ?? 0) : ''}`,
		...(limit_kopecks === null ? [] : [`на ${budgetText(kopecks ?? 0, limit_kopecks, showKopecks)}`]),
		...purposes.map((one) => `${ORDER_PURPOSE_WORDS[one.purpose]}: ${budgetText(one.used, one.limit)}`),
		...(month.orders > 0 ? [`за месяц ${counted(month.orders, ORDER_FORMS)}${cost(month.kopecks)}`] : []),
	];
}

/** How a supplier stands, line by line; `processes` is how many run. */
export function supplierLines(supplier: OperatorSupplier, processes: number): string[] {
	const { configured } = supplier;
	const calls = configured ? callsText(supplier) : [];
	return [statusText(supplier, processes), ...calls, ...ordersText(supplier)];
}

/** True where a budget of the day is spent or nearly. */
export function hasNearlySpent({ orders }: OperatorSupplier): boolean {
	if (orders === null) return false;
	const isCostly = isNearlySpent(orders.kopecks ?? 0, orders.limit_kopecks);
	return isCostly || [orders, ...orders.purposes].some(({ used, limit }) => isNearlySpent(used, limit));
}

/** All suppliers in a few words: they are read while the part is folded. */
export function suppliersSummary(suppliers: readonly OperatorSupplier[]): string {
	const count = (fits: (supplier: OperatorSupplier) => boolean) => suppliers.filter(fits).length;
	const countText = (words: string, number: number) => (number > 0 ? `${words}\u00a0${number}` : '');
	return [
		`подключено ${count(({ configured }) => configured)} из ${suppliers.length}`,
		countText(
			'остановлено',
			count(({ stopped }) => stopped),
		),
		countText('не отвечает', count(isFailing)),
		countText(
			'на паузе',
			count(({ recent }) => recent.breakers_open > 0),
		),
		countText('бюджет на исходе:', count(hasNearlySpent)),
	]
		.filter(Boolean)
		.join(', ');
}
