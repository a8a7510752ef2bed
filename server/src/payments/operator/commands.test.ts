import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addHeldLookup } from '../../ledger/testing/rows.ts';
import { setUpDatabase, testDatabase } from '../../store/testing/test-database.ts';
import type { Person } from '../../testing/open-site.ts';
import { detailsOf, openShop, type Shop, signed, tell } from '../testing/shop.ts';
import { PAYMENT_USAGE, runPaymentCommand } from './commands.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const clock = { now: () => NOW };

const database = setUpDatabase();
let shop: Shop;
let vera: Person;
let form: Record<string, string>;
let id: string;
beforeAll(async () => {
	shop = await openShop(database.store, {}, clock);
});
afterAll(() => shop.close());
beforeEach(async () => {
	vera = await shop.person();
	form = await shop.order(vera);
	id = form.MNT_TRANSACTION_ID!;
});

let lastOperation = 700_000;
async function pay(fields = form): Promise<string> {
	lastOperation += 1;
	const MNT_OPERATION_ID = String(lastOperation);
	expect(await tell(shop, signed(detailsOf(fields, { MNT_OPERATION_ID })))).toEqual([200, 'SUCCESS']);
	return MNT_OPERATION_ID;
}

let file = '';
const run = async (...words: string[]) => {
	const readFile = async (path: string) => {
		if (path !== 'ops.csv') throw new Error('no such file');
		return new TextEncoder().encode(file);
	};
	const { ok, lines } = await runPaymentCommand(
		{ store: database.store, clock, letters: null },
		words,
		readFile,
	);
	return { ok, text: lines.join('\n') };
};
const state = async () => ((await shop.readOrder(id, vera)) as { data: { state: string } }).data.state;

describe('npm run payments', () => {
	test.each([[], ['help'], ['show'], ['list', 'x'], ['mark-paid', 'a', 'b'], ['check', '--force']])(
		'with %j says how it is used',
		async (...words) => {
			expect(await run(...(words as unknown as string[]))).toEqual({ ok: false, text: PAYMENT_USAGE });
		},
	);

	test('lists and shows orders, without anybody’s name', async () => {
		const operation = await pay();
		expect((await run('list')).text).toContain(
			`21.11.2026, 13:00 МСК  ${id}  49 ₽  10 запросов  оплачен  карта  website`,
		);
		const { text } = await run('show', id);
		expect(text).toContain(`Заказ ${id}: оплачен`);
		expect(text).toContain(`операция ${operation}`);
		expect(text).toContain('purchase  запросов 10, копеек 4900');
		expect(text).not.toContain('@');
		expect(await run('show', 'A1')).toEqual({ ok: false, text: 'Заказа A1 нет.' });
	});
});

describe('mark-paid', () => {
	test('credits an order once, and keeps why', async () => {
		expect(await run('mark-paid', id, '--reason', 'деньги пришли 20-го')).toEqual({
			ok: true,
			text: `Заказ ${id} оплачен: зачислено 10 запросов.`,
		});
		expect(await run('mark-paid', id, '--reason', 'ещё раз')).toEqual({
			ok: false,
			text: `Заказ ${id} уже оплачен: ничего не изменено.`,
		});
		expect([await shop.balance(vera), await shop.entries(vera)]).toEqual([10, 1]);
		expect((await run('show', id)).text).toContain('reason: деньги пришли 20-го');
		expect((await run('remarks')).text).not.toContain(id);
	});

	test('and the notification that comes after it credit once together', async () => {
		await run('mark-paid', id, '--reason', 'сверка');
		const operation = await pay();
		expect([await shop.balance(vera), await shop.exceptions(id)]).toEqual([10, [expect.anything()]]);
		expect((await run('show', id)).text).toContain(`операция ${operation}`);
	});

	test('needs a reason, an order, and somebody to credit', async () => {
		expect((await run('mark-paid', id)).text).toBe('Укажите, почему: --reason "…".');
		expect((await run('mark-paid', 'A1', '--reason', 'x')).ok).toBe(false);
		await shop.accounts.remove(vera.id);
		const { ok, text } = await run('mark-paid', id, '--reason', 'x');
		expect([ok, text]).toEqual([false, expect.stringContaining('Верните 49 ₽')]);
		expect(await shop.entries(vera)).toBe(1);
	});
});

describe('refund', () => {
	test('takes back a whole unspent order, once', async () => {
		const operation = await pay();
		expect(await run('refund', id, '--reason', 'передумал')).toEqual({
			ok: true,
			text: `Снято 10 запросов из 10.\nВерните плательщику 49 ₽ в кабинете MONETA, операция ${operation}.`,
		});
		expect([await shop.balance(vera), await state()]).toEqual([0, 'refunded']);
		expect((await run('refund', id)).ok).toBe(false);
		expect(await shop.entries(vera)).toBe(2);
	});

	test('of a part says how many and how much', async () => {
		await pay();
		await database.store.transaction(async (tx) => {
			await addHeldLookup({ db: tx }, vera.id);
			await addHeldLookup({ db: tx }, vera.id);
			await addHeldLookup({ db: tx }, vera.id);
		});
		const { ok, text } = await run('refund', id);
		expect([ok, text]).toEqual([
			true,
			expect.stringContaining('Снято 7 запросов из 10: остальные (3) потрачены или заняты.'),
		]);
		expect(text).toContain('34,30 ₽');
		expect(await shop.balance(vera)).toBe(3);
	});

	test('of an order that is not paid, or spent to the last request, is refused', async () => {
		expect((await run('refund', id)).text).toContain('ждёт оплаты');
		await pay();
		for (let i = 0; i < 10; i++) await addHeldLookup(database.store, vera.id);
		expect((await run('refund', id)).text).toContain('Все запросы потрачены');
		expect([await shop.balance(vera), await state()]).toEqual([10, 'paid']);
	});
});

describe('check', () => {
	test('says that all is well, and by how much it is not', async () => {
		await pay();
		const { ok, text } = await run('check');
		expect([ok, text]).toEqual([
			true,
			expect.stringMatching(/аккаунтов \d+, движений \d+\.\nВсё сходится\.$/),
		]);
		await using broken = await testDatabase();
		const other = await openShop(broken.store);
		const pyotr = await other.person();
		const order = await other.order(pyotr);
		await broken.store.db.execute(sql`update account set requests = 3 where id = ${pyotr.id}`);
		await broken.store.db.execute(sql`
			update payment_order set state = 'paid', paid_at = now() where id = ${order.MNT_TRANSACTION_ID}`);
		const { ok: well, lines } = await runPaymentCommand(
			{ store: broken.store, clock, letters: null },
			['check'],
			async () => Buffer.of(),
		);
		await other.close();
		expect([well, lines.slice(1)]).toEqual([
			false,
			[
				`Аккаунт ${pyotr.id}: баланс 3, сумма движений 0, занято под поиск 0.`,
				`order:${order.MNT_TRANSACTION_ID}: строка и движение расходятся.`,
			],
		]);
	});
});

test('remarks stand on the list until they are settled', async () => {
	await tell(shop, signed(detailsOf(form, { MNT_AMOUNT: '10.00' })));
	const { text } = await run('remarks');
	expect(text).toContain('пришла другая сумма');
	const [number] = /^\d+(?= {2}.*пришла другая сумма\n {4}заказ A)/m.exec(text) ?? [];
	expect(await run('settle', number!)).toEqual({ ok: true, text: `Запись ${number} разобрана.` });
	expect((await run('settle', number!)).ok).toBe(false);
	expect((await run('settle', 'x')).ok).toBe(false);
	expect((await run('remarks')).text).not.toContain(id);
});

describe('reconcile', () => {
	const HEAD = 'Номер операции;Номер заказа;Сумма;Статус;Дата\n';
	const line = (order: string, operation: string, amount = '49,00') =>
		`${operation};${order};${amount};Исполнена;21.11.2026\n`;

	test('finds what is paid there and not here, here and not there, and other sums; and lists each once', async () => {
		await using own = await testDatabase();
		const other = await openShop(own.store, {}, clock);
		const pyotr = await other.person();
		const forms: (typeof form)[] = [];
		for (let i = 0; i < 4; i++) forms.push(await other.order(pyotr));
		const [well, late, only, sum] = forms as [typeof form, typeof form, typeof form, typeof form];
		for (const [index, paid] of [well, only, sum].entries()) {
			await tell(other, signed(detailsOf(paid, { MNT_OPERATION_ID: `80${index}` })));
		}
		const idOf = (fields: typeof form) => fields.MNT_TRANSACTION_ID!;
		const unknown = `A${'9'.repeat(32)}Z`;
		const csv =
			HEAD +
			line(idOf(well), '800') +
			line(idOf(well), '899') +
			line(idOf(late), '810') +
			line(idOf(sum), '802', '4,90') +
			line(unknown, '811', '1,00');
		const reconcile = () =>
			runPaymentCommand({ store: own.store, clock, letters: null }, ['reconcile', 'a'], async () =>
				new TextEncoder().encode(csv),
			);
		expect(await reconcile()).toEqual({
			ok: false,
			lines: [
				'Операций с заказами: 5, прочих строк: 0.',
				`${idOf(well)}: там оплачено 49 ₽ операцией 899, а зачислена 800`,
				`${idOf(late)}: там оплачено 49 ₽, а у нас ждёт оплаты`,
				`${idOf(sum)}: там оплачено 4,90 ₽, а заказ на 49 ₽`,
				`${unknown}: там оплачено 1 ₽, а у нас такого заказа нет`,
				`${idOf(only)}: у нас оплачено 49 ₽, а в списке операций его нет`,
				'Расхождений: 5, из них новых в списке: 5 (npm run payments -- remarks).',
			],
		});
		const again = await reconcile();
		expect(again.lines.at(-1)).toContain('Расхождений: 5, из них новых в списке: 0');
		expect(await other.exceptions(idOf(late))).toMatchObject([
			{ why: 'reconciliation', operation_id: '810' },
		]);
		expect(await other.balance(pyotr)).toBe(30);
		await other.close();
	});

	test('finds a second payment of an order that was marked as paid without an operation', async () => {
		await using own = await testDatabase();
		const other = await openShop(own.store, {}, clock);
		const { MNT_TRANSACTION_ID = '' } = await other.order(await other.person());
		const office = { store: own.store, clock, letters: null };
		const csv = HEAD + line(MNT_TRANSACTION_ID, '820') + line(MNT_TRANSACTION_ID, '821');
		const readCsv = async () => new TextEncoder().encode(csv);
		await runPaymentCommand(office, ['mark-paid', MNT_TRANSACTION_ID, '--reason', 'пришло'], readCsv);
		expect((await runPaymentCommand(office, ['reconcile', 'a'], readCsv)).lines.slice(1)).toEqual([
			`${MNT_TRANSACTION_ID}: там оплачено 49 ₽ операцией 821, а зачислена 820`,
			'Расхождений: 1, из них новых в списке: 1 (npm run payments -- remarks).',
		]);
		await other.close();
	});

	test('of a day on which all agrees says so; another day is not asked about', async () => {
		file = `${HEAD}${line(id, await pay())}`;
		await database.store.db.execute(
			sql`update payment_order set paid_at = '2026-11-22T00:00:00+03' where id = ${id}`,
		);
		await database.store.db.execute(
			sql`update payment_order set paid_at = '2026-11-20T23:59:59+03' where state <> 'waiting' and id <> ${id}`,
		);
		expect(await run('reconcile', 'ops.csv')).toEqual({
			ok: true,
			text: 'Операций с заказами: 1, прочих строк: 0.\nРасхождений нет.',
		});
		expect((await run('reconcile', 'ops.csv', '--from', '2026-11-20')).ok).toBe(false);
	});

	test('of a file that is none, or has no days, says what is missing', async () => {
		expect((await run('reconcile', 'none.csv')).text).toBe('Файл none.csv не читается.');
		file = 'a;b';
		expect((await run('reconcile', 'ops.csv')).text).toContain('нужны номер заказа и сумма');
		file = 'Заказ;Сумма\nA1Z;49,00';
		expect((await run('reconcile', 'ops.csv')).text).toContain('укажите дни');
		expect((await run('reconcile', 'ops.csv', '--from', 'вчера')).text).toContain('--from 2026-11-01');
	});
});
