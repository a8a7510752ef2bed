import { kopecksOf } from '../money.ts';
import { cellsOf } from './csv.ts';

/** An operation of the payment system that took somebody's money. */
export type Operation = {
	readonly orderId: string;
	readonly operationId: string | null;
	readonly kopecks: number;
	/** The day it was made, `2026-11-21`; null where the file does not tell or tells it unreadably. */
	readonly day: string | null;
};

/** What a list of operations says; `unread` are lines that could matter and were not understood. */
export type OperationList = {
	readonly operations: readonly Operation[];
	/** Lines that are no payment of an order: payouts, refunds, cancelled ones. */
	readonly passed: number;
	readonly unread: readonly { readonly line: number; readonly why: string }[];
};

/** Names of columns in small letters and without signs; docs/payments.md lists them. */
const COLUMNS = {
	order: [
		'mnttransactionid',
		'clienttransaction',
		'transactionid',
		'номерзаказа',
		'заказ',
		'внешнийидентификатор',
		'идентификаторзаказа',
		'номероперациивмагазине',
	],
	operation: [
		'mntoperationid',
		'operationid',
		'id',
		'номероперации',
		'операция',
		'идентификатороперации',
		'кодоперации',
	],
	amount: ['mntamount', 'amount', 'sourceamount', 'сумма', 'суммаоперации', 'суммаплатежа', 'суммаруб'],
	state: ['statusid', 'status', 'state', 'статус', 'состояние', 'статусоперации'],
	day: [
		'modified',
		'created',
		'date',
		'дата',
		'датаоперации',
		'датаивремя',
		'датаплатежа',
		'датасоздания',
		'датаизменения',
	],
} as const;
type Column = keyof typeof COLUMNS;

/** States with the money taken, notified to us or not; then states of what is no payment. */
const TAKEN = [
	'succeed',
	'success',
	'takeninnotsent',
	'успешно',
	'успешна',
	'исполнена',
	'завершена',
	'выполнена',
	'оплачен',
	'оплачена',
	'уведомлениенеотправлено',
];
const NOT_TAKEN = [
	'created',
	'inprogress',
	'canceled',
	'cancelled',
	'takenout',
	'frozen',
	'создана',
	'вобработке',
	'отменена',
	'отменено',
	'отклонена',
	'заморожена',
];

/** Moscow is three hours ahead of UTC, all year. */
const MOSCOW_MS = 3 * 60 * 60 * 1000;

const bare = (text: string) =>
	text
		.toLowerCase()
		.replaceAll('ё', 'е')
		.replace(/[^a-zа-я0-9]/g, '');

type Head = { readonly at: number; readonly columns: Partial<Record<Column, number>> };

function findHead(rows: readonly string[][]): Head | null {
	for (const [at, row] of rows.slice(0, 30).entries()) {
		const names = row.map(bare);
		const found = (Object.keys(COLUMNS) as Column[]).flatMap((column): [Column, number][] => {
			const known: readonly string[] = COLUMNS[column];
			const place = known.map((name) => names.indexOf(name)).find((index) => index >= 0);
			return place === undefined ? [] : [[column, place]];
		});
		const columns = Object.fromEntries(found) as Head['columns'];
		if (columns.order !== undefined && columns.amount !== undefined) return { at, columns };
	}
	return null;
}

function amountIn(cell: string): number | 'negative' | null {
	const text = cell
		.replace(/[\s\u00a0\u202f]/g, '')
		.replace(/(₽|rub|руб\.?)$/i, '')
		.replace(',', '.');
	if (/^[-−–]/.test(text)) return 'negative';
	return kopecksOf(text.replace(/^\+/, ''));
}

/** The day in Moscow; a moment without a time zone is Moscow's already. */
function dayIn(cell: string): string | null {
	const moment = /^\s*(\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d))\s*$/.exec(cell)?.[1];
	if (moment !== undefined && !Number.isNaN(Date.parse(moment))) {
		return new Date(Date.parse(moment) + MOSCOW_MS).toISOString().slice(0, 10);
	}
	const [, year, month, day] = /^\s*(\d{4})-(\d\d)-(\d\d)/.exec(cell) ?? [];
	if (year) return `${year}-${month}-${day}`;
	const [, d, m, y] = /^\s*(\d\d)\.(\d\d)\.(\d{4})/.exec(cell) ?? [];
	return y ? `${y}-${m}-${d}` : null;
}

/** Reads a list of operations; null where no line names the needed columns: order and amount. */
export function readOperations(text: string): OperationList | null {
	for (const separator of [';', ',', '\t']) {
		const rows = cellsOf(text.replace(/^\ufeff/, ''), separator);
		const head = findHead(rows);
		if (head !== null) return readRows(rows, head);
	}
	return null;
}

function readRows(rows: readonly string[][], { at: headAt, columns }: Head): OperationList {
	const operations: Operation[] = [];
	const unread: { line: number; why: string }[] = [];
	let passed = 0;
	for (const [index, row] of rows.slice(headAt + 1).entries()) {
		const line = headAt + index + 2;
		const cell = (column: Column) => row[columns[column] ?? -1]?.trim() ?? '';
		if (row.every((text) => text.trim() === '')) continue;
		const orderId = cell('order');
		const kopecks = amountIn(cell('amount'));
		const state = bare(cell('state'));
		if (orderId === '' || kopecks === 'negative' || NOT_TAKEN.includes(state)) passed++;
		else if (kopecks === null) unread.push({ line, why: `сумма «${cell('amount')}»` });
		else if (columns.state !== undefined && !TAKEN.includes(state)) {
			unread.push({ line, why: `состояние «${cell('state')}»` });
		} else {
			operations.push({ orderId, operationId: cell('operation') || null, kopecks, day: dayIn(cell('day')) });
		}
	}
	return { operations, passed, unread };
}
