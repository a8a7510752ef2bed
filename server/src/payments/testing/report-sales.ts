import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Environment } from '../../config.ts';
import type { Store } from '../../store/store.ts';
import { type TestDatabase, testDatabase } from '../../store/testing/test-database.ts';
import type { Person } from '../../testing/open-site.ts';
import { runPaymentCommand } from '../operator/commands.ts';
import { detailsOf, openShop, type Shop, signed, tell } from './shop.ts';

export const MAIL = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'otchet@example.org' };
/** Whose name no log and no payment page may have. */
export const EMAIL = 'vera.tajnaya@example.com';

export type Form = Record<string, string>;
/** What a report is once an order has paid for it, and before. */
export const OPENED = (form: Form) => ({ paid: true, order_id: form.MNT_TRANSACTION_ID });
export const CLOSED = { paid: false, order_id: null };
/** What is booked when a visitor pays for a report. */
export const SALE = { account_id: null, reason: 'purchase', requests: 0, kopecks: 79_00 };

/** A shop for the tests of a file, and in each of them a report of its own that can be paid for. */
export function sellReports(settings: Environment = {}) {
	/** `uuid` is the number of the report. */
	const sale = {} as { store: Store; shop: Shop; uuid: string };
	let database: TestDatabase;
	beforeAll(async () => {
		database = await testDatabase();
		const { store } = database;
		const shop = await openShop(store, { ORDERS_PER_HOUR: '1000', ...settings });
		Object.assign(sale, { store, shop });
	});
	afterAll(async () => {
		await sale.shop.close();
		await database.close();
	});
	beforeEach(async () => {
		sale.uuid = await sale.shop.report();
	});

	let lastOperation = 800_000;
	const query = async (question: SQL) => (await sale.store.db.execute(question)).rows;
	const asking = (more: object = {}) => ({
		...{ purpose: 'report1', pack: undefined, report_uuid: sale.uuid },
		...more,
	});
	return {
		...{ sale, query, asking },
		order: (more: object = {}, person?: Person) => sale.shop.order(person, asking(more)),
		pay(form: Form, changes: Form = {}) {
			lastOperation += 1;
			const fields = detailsOf(form, { MNT_OPERATION_ID: String(lastOperation), ...changes });
			return tell(sale.shop, signed(fields));
		},
		async report() {
			const [row] = await query(sql`
				select paid_at is not null as paid, order_id from owner_report where uuid = ${sale.uuid}`);
			return row;
		},
		movements: (form: Form) =>
			query(sql`
				select account_id, reason, requests, kopecks from ledger_entry
				where reference like ${`%:${form.MNT_TRANSACTION_ID}`} order by id`),
		letters: () => query(sql`select kind, state from letter where about = ${sale.uuid}`),
		/** Why its payments stand on the operator's list. */
		whys: async (form: Form) => (await sale.shop.exceptions(form.MNT_TRANSACTION_ID!)).map(({ why }) => why),
		/** What `npm run payments` does with these words. */
		async run(...words: string[]) {
			const office = { store: sale.store, clock: { now: () => new Date() }, letters: sale.shop.letters };
			const { ok, lines } = await runPaymentCommand(office, words, () =>
				Promise.reject(new Error('no file')),
			);
			return { ok, text: lines.join('\n') };
		},
	};
}
