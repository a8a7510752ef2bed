import { randomUUID } from 'node:crypto';
import type { PaymentForm } from '@avtosverka/contract/payments';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../../accounts/accounts.ts';
import type { Environment } from '../../config.ts';
import type { Clock } from '../../deps.ts';
import { MARKER } from '../../http/testing/served-app.ts';
import type { StoredJobs } from '../../jobs/testing/stored-jobs.ts';
import { createOutbox } from '../../mail/mail.ts';
import { createReportLetters } from '../../owner-reports/letters/letters.ts';
import type { ReportLetters } from '../../owner-reports/owner-reports.ts';
import { PRIMEROV } from '../../owner-reports/testing/people.ts';
import type { Store } from '../../store/store.ts';
import { openSite, type Person } from '../../testing/open-site.ts';
import { type SignedFields, sign } from '../moneta/signature.ts';

export const SECRET = 'QWERTY';
export const SHOP = { MONETA_ACCOUNT: '54600817', MONETA_SECRET: SECRET } as const;

/** A site that sells, over a real store. */
export type Shop = {
	readonly app: FastifyInstance;
	readonly accounts: Accounts;
	/** Every line of its log, at the most talkative level. */
	readonly log: string[];
	readonly metrics: () => Promise<string>;
	/** Jobs that are only stored. */
	readonly jobs: StoredJobs;
	readonly letters: ReportLetters | null;
	/** A new person who is signed in; with an e-mail by default. */
	person(): Promise<Person>;
	create(
		person?: Person,
		body?: object,
	): Promise<{ status: number; json: { data: PaymentForm; code?: string } }>;
	/** An order of ten requests; resolves to the fields of its form. */
	order(person?: Person, body?: object): Promise<Record<string, string>>;
	/** A report of somebody new, ready to be paid for; resolves to its number. */
	report(): Promise<string>;
	readOrder(id: string, person?: Person): Promise<unknown>;
	balance(person: Person): Promise<number>;
	/** How many rows the ledger has for a person. */
	entries(person: Person): Promise<number>;
	exceptions(orderId: string): Promise<{ why: string; details: string; operation_id: string | null }[]>;
	close(): Promise<void>;
};

const PACK = { purpose: 'requests', pack: 'pack-10', type: 'website', method: 'card' };

export async function openShop(
	store: Store,
	settings: Environment = {},
	clock: Clock = { now: () => new Date() },
): Promise<Shop> {
	const { app, deps, accounts, jobs, log, ...site } = await openSite(store, {
		clock,
		settings: { ...SHOP, ...settings },
		given: ({ config, jobs }) => ({
			letters: config.mail && createReportLetters(createOutbox({ clock, jobs })),
		}),
	});
	const headers = (person?: Person) => ({
		...MARKER,
		...(person && { authorization: `Bearer ${person.token}` }),
	});

	async function create(person?: Person, body: object = {}) {
		const payload = { ...PACK, ...body };
		const reply = await app.inject({
			method: 'POST',
			url: '/v1/payments/create',
			headers: headers(person),
			payload,
		});
		return { status: reply.statusCode, json: reply.json() };
	}

	const person = () => site.person(null, `${randomUUID()}@example.com`);

	return {
		app,
		accounts,
		log,
		metrics: () => deps.metrics.text(),
		create,
		jobs,
		letters: deps.letters,
		person,
		async report() {
			const { id: accountId } = await person();
			const asked = {
				accountId,
				person: PRIMEROV,
				address: '192.0.2.1',
				idempotenceKey: null,
				unpaidLimit: null,
			};
			const report = await deps.ownerReports.create(asked);
			if (report === null) throw new Error('the account was just made');
			await store.db.execute(sql`
				update owner_report set created_at = created_at - interval '1 day' where uuid = ${report.uuid}`);
			return report.uuid;
		},
		async order(person, body) {
			const { json } = await create(person, body);
			return json.data.fields;
		},
		async readOrder(id, person) {
			const reply = await app.inject({ url: `/v1/checkPayment/${id}`, headers: headers(person) });
			return reply.json();
		},
		async balance(person) {
			const reply = await app.inject({ url: '/v1/user', headers: headers(person) });
			return reply.json().data.requests;
		},
		async entries(person) {
			const { rows } = await store.db.execute(sql`select from ledger_entry where account_id = ${person.id}`);
			return rows.length;
		},
		async exceptions(orderId) {
			const { rows } = await store.db.execute<{ why: string; details: string; operation_id: string | null }>(
				sql`select why, told as details, operation_id from payment_remark where order_id = ${orderId} order by id`,
			);
			return rows;
		},
		close: site.close,
	};
}

/** What MONETA tells of a payment of an order, before it is signed. */
export function detailsOf(form: SignedFields, changes: SignedFields = {}): Record<string, string> {
	const fields = {
		MNT_ID: form.MNT_ID,
		MNT_TRANSACTION_ID: form.MNT_TRANSACTION_ID,
		MNT_OPERATION_ID: '700123456',
		MNT_AMOUNT: form.MNT_AMOUNT,
		MNT_CURRENCY_CODE: form.MNT_CURRENCY_CODE,
		MNT_SUBSCRIBER_ID: form.MNT_SUBSCRIBER_ID,
		MNT_TEST_MODE: form.MNT_TEST_MODE,
		'paymentSystem.unitId': '12299232',
		...changes,
	};
	return Object.fromEntries(
		Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined),
	);
}

/** The same with its signature. */
export function signed(fields: SignedFields, message: 'pay' | 'check' = 'pay'): Record<string, string> {
	return { ...(fields as Record<string, string>), MNT_SIGNATURE: sign(message, fields, SECRET) };
}

/** Tells it as MONETA does; resolves to the status and the text of the answer. */
export async function tell(
	{ app }: Pick<Shop, 'app'>,
	fields: Record<string, string>,
	{ method = 'POST', path = '/v1/payments/moneta/pay' }: { method?: 'GET' | 'POST'; path?: string } = {},
): Promise<[number, string]> {
	const encoded = new URLSearchParams(fields).toString();
	const headers = { 'content-type': 'application/x-www-form-urlencoded' };
	const reply = await app.inject(
		method === 'GET' ? { url: `${path}?${encoded}` } : { method, url: path, headers, payload: encoded },
	);
	return [reply.statusCode, reply.body];
}
