import type { OperatorConsole } from '@avtosverka/contract/operator';
import { isNearlySpent } from '@avtosverka/contract/vocabulary/budget';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { showKopecks } from '@avtosverka/contract/vocabulary/money';
import { ORDER_PURPOSE_WORDS } from '@avtosverka/contract/vocabulary/order-purpose';
import { formatNumber } from '@avtosverka/contract/vocabulary/plural';

export type ConsoleSupplier = OperatorConsole['suppliers'][number];

function statusText(
	{ stopped_at, configured, calls, breakers_open }: ConsoleSupplier,
	processes: number,
): string {
	return [
		stopped_at === null ? '' : `остановлен ${formatMoment(stopped_at)}`,
		configured ? 'подключён' : 'не подключён',
		configured && calls === 0 ? 'ещё не спрашивали' : '',
		breakers_open > 0 ? `пауза после отказов подряд у ${breakers_open} из ${processes} процессов` : '',
	]
		.filter(Boolean)
		.join('; ');
}

/** «1,2»; instead of «0,0» says that it is less than 0.1. */
function secondsText(seconds: number): string {
	return seconds < 0.05 ? 'меньше 0,1' : seconds.toFixed(1).replace('.', ',');
}

function callsText({ calls, failed, mean_seconds }: ConsoleSupplier): string[] {
	if (calls === 0) return [];
	const part = failed === 0 ? '' : ` (${formatNumber((failed / calls) * 100)} %)`;
	const seconds = mean_seconds === null ? '' : `, в среднем ${secondsText(mean_seconds)} с`;
	return [`вопросов ${formatNumber(calls)}, неудач ${formatNumber(failed)}${part}${seconds}`];
}

function budgetText(used: number, limit: number): string {
	const count = `${formatNumber(used)} из ${formatNumber(limit)}`;
	if (!isNearlySpent(used, limit)) return count;
	return `${count}, бюджет ${used >= limit ? 'исчерпан' : 'почти исчерпан'}`;
}

function ordersText({ orders }: ConsoleSupplier): string[] {
	if (orders === null) return [];
	const { used, limit, kopecks, purposes } = orders;
	const cost = kopecks === null ? '' : `, ${showKopecks(kopecks)}`;
	const count = limit === null ? `${formatNumber(used)}, дневного бюджета нет` : budgetText(used, limit);
	return [
		`заказов за сегодня ${count}${cost}`,
		...purposes.map((one) => `${ORDER_PURPOSE_WORDS[one.purpose]}: ${budgetText(one.used, one.limit)}`),
	];
}

/** How a supplier stands, line by line; `processes` is how many run. */
export function supplierLines(supplier: ConsoleSupplier, processes: number): string[] {
	return [statusText(supplier, processes), ...callsText(supplier), ...ordersText(supplier)];
}

/** True where a budget of the day is spent or nearly. */
export function hasNearlySpent({ orders }: ConsoleSupplier): boolean {
	return (
		orders !== null && [orders, ...orders.purposes].some(({ used, limit }) => isNearlySpent(used, limit))
	);
}

/** All suppliers in a few words: they are read while the part is folded. */
export function suppliersSummary(suppliers: readonly ConsoleSupplier[]): string {
	const count = (fits: (supplier: ConsoleSupplier) => boolean) => suppliers.filter(fits).length;
	const countText = (words: string, number: number) => (number > 0 ? `${words} ${number}` : '');
	return [
		`подключено ${count(({ configured }) => configured)} из ${suppliers.length}`,
		countText(
			'остановлено',
			count(({ stopped_at }) => stopped_at !== null),
		),
		countText(
			'на паузе',
			count(({ breakers_open }) => breakers_open > 0),
		),
		countText('бюджет на исходе:', count(hasNearlySpent)),
	]
		.filter(Boolean)
		.join(', ');
}
