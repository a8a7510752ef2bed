import { formatDay } from '@avtosverka/contract/vocabulary/moment';
import { showKopecks } from '@avtosverka/contract/vocabulary/money';
import { ORDER_PURPOSE_WORDS } from '@avtosverka/contract/vocabulary/order-purpose';
import { formatNumber } from '@avtosverka/contract/vocabulary/plural';
import { supplierName } from '@avtosverka/contract/vocabulary/supplier';
import type { OrderPrices } from '../../config/budgets.ts';
import { supplierSetting } from '../../config/suppliers.ts';
import type { SpendingPeriod } from './period.ts';
import type { DatedSpending } from './store.ts';

type Rows = readonly DatedSpending[];
type Cells = readonly [what: string, orders: string, cost: string];

/** Lines for a terminal: orders and their cost by supplier and purpose; of a month, also by day. */
export function costsLines(
	{ first, last, words }: SpendingPeriod,
	rows: Rows,
	prices: OrderPrices,
): readonly string[] {
	if (rows.length === 0) return [`За ${words} платных заказов не было.`];
	const cellsOf = (what: string, own: Rows): Cells => [
		what,
		formatNumber(sumOf(own, 'orders')),
		costOf(own, prices),
	];
	const suppliers = groups(rows, 'supplier').flatMap(([supplier, own]) => [
		cellsOf(supplierName(supplier), own),
		...groups(own, 'purpose').map(([purpose, some]) => cellsOf(`  ${ORDER_PURPOSE_WORDS[purpose]}`, some)),
	]);
	const days = groups(rows, 'day')
		.toSorted(([one], [other]) => one.localeCompare(other))
		.map(([day, own]) => cellsOf(formatDay(day), own));
	const bySupplier: readonly Cells[] = [['За что', 'Заказы', 'Сумма'], ...suppliers, cellsOf('Всего', rows)];
	const byDay: readonly Cells[] = [['', '', ''], ['День', 'Заказы', 'Сумма'], ...days];
	return [
		`Расходы за ${words}`,
		'',
		...aligned(first === last ? bySupplier : [...bySupplier, ...byDay]),
		...unpricedLines(rows, prices),
	];
}

function groups<Name extends 'supplier' | 'purpose' | 'day'>(rows: Rows, name: Name) {
	return [...Map.groupBy(rows, (row) => row[name])] as [DatedSpending[Name], Rows][];
}

function sumOf(rows: Rows, name: 'orders' | 'kopecks'): number {
	return rows.reduce((sum, row) => sum + row[name], 0);
}

/** True for no sum without a price of today; orders made while there was one have a sum. */
const isUnpriced = (rows: Rows, prices: OrderPrices) =>
	sumOf(rows, 'kopecks') === 0 && rows.every(({ supplier }) => prices[supplier] === null);

function costOf(rows: Rows, prices: OrderPrices): string {
	return isUnpriced(rows, prices) ? 'цена не задана' : showKopecks(sumOf(rows, 'kopecks'));
}

function unpricedLines(rows: Rows, prices: OrderPrices): readonly string[] {
	const unpriced = rows.filter((row) => isUnpriced([row], prices));
	const settings = groups(unpriced, 'supplier').map(([id]) => supplierSetting(id, 'ORDER_PRICE'));
	if (settings.length === 0) return [];
	return ['', `Заказы без цены в суммы не входят. Не задано: ${settings.join(', ')}.`];
}

function aligned(table: readonly Cells[]): readonly string[] {
	const widest = (at: 0 | 1 | 2) => Math.max(...table.map((cells) => cells[at].length));
	const widths = [widest(0), widest(1), widest(2)] as const;
	return table.map(([what, orders, cost]) =>
		[what.padEnd(widths[0]), orders.padStart(widths[1]), cost.padStart(widths[2])].join('   ').trimEnd(),
	);
}
