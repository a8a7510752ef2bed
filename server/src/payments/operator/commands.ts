import { parseArgs } from 'node:util';
import { markPaid, refund } from './by-hand.ts';
import {
	checkLedger,
	listExceptions,
	listOrders,
	type Office,
	type PaymentCommandResult,
	refused,
	settle,
	showPaymentOrder,
} from './reading.ts';
import { reconcile } from './reconcile.ts';

export const PAYMENT_USAGE = `npm run payments -- …
  list                                 последние заказы
  show <заказ>                         всё об одном заказе
  mark-paid <заказ> --reason "…"       зачислить: деньги пришли, а уведомление нет; [--operation <номер>]
  refund <заказ> [--reason "…"]        снять непотраченные запросы или закрыть отчёт; деньги верните в кабинете MONETA
  check                                сходятся ли балансы с движениями
  remarks                              что ждёт разбора
  settle <запись>                      запись разобрана
  reconcile <файл.csv>                 сверить с операциями MONETA; [--from 2026-11-01] [--to 2026-11-30]`;

const OPTIONS = {
	reason: { type: 'string' },
	operation: { type: 'string' },
	from: { type: 'string' },
	to: { type: 'string' },
} as const;

const usage = () => refused(PAYMENT_USAGE);
const isDay = (text: string | undefined) => text === undefined || /^\d{4}-\d\d-\d\d$/.test(text);

function parse(words: readonly string[]) {
	try {
		return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
	} catch {
		return null;
	}
}

/** Runs `npm run payments --`. `readFile` rejects where there is no such file. */
export async function runPaymentCommand(
	office: Office,
	words: readonly string[],
	readFile: (path: string) => Promise<Uint8Array>,
): Promise<PaymentCommandResult> {
	const parsed = parse(words);
	if (parsed === null) return usage();
	const [name, what = '', ...more] = parsed.positionals;
	const { reason = '', operation = null, from, to } = parsed.values;
	if (more.length > 0) return usage();
	if (what === '') {
		if (name === 'list') return listOrders(office);
		if (name === 'check') return checkLedger(office);
		if (name === 'remarks') return listExceptions(office);
		return usage();
	}
	switch (name) {
		case 'show':
			return showPaymentOrder(office, what);
		case 'settle':
			return settle(office, what);
		case 'mark-paid':
			if (reason.trim() === '') return refused('Укажите, почему: --reason "…".');
			return markPaid(office, { id: what, reason, operationId: operation });
		case 'refund':
			return refund(office, { id: what, reason });
		case 'reconcile': {
			if (!isDay(from) || !isDay(to)) return refused('Дни пишутся так: --from 2026-11-01 --to 2026-11-30.');
			const bytes = await readFile(what).catch(() => null);
			if (bytes === null) return refused(`Файл ${what} не читается.`);
			return reconcile(office, bytes, { from: from ?? null, to: to ?? null });
		}
		default:
			return usage();
	}
}
