import { randomUUID } from 'node:crypto';
import { type RunningSandbox, startSandbox } from '@avtosverka/sandbox/start';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testAccounts } from '../../accounts/testing/test-accounts.ts';
import { pagesOf } from '../../documents/testing/read-pdf.ts';
import { createStoredJobs } from '../../jobs/testing/stored-jobs.ts';
import { createOutbox } from '../../mail/mail.ts';
import { type TestDatabase, testDatabase } from '../../store/testing/test-database.ts';
import { testConfig, testDeps } from '../../testing/test-deps.ts';
import { PRIMEROV, TRACES_OF_PRIMEROV } from '../testing/people.ts';
import { createReportLetters } from './letters.ts';
import { beginMail } from './sending.ts';

const EMAIL = 'vera.tajnaya@example.com';
const DAY_MS = 24 * 60 * 60 * 1000;

let database: TestDatabase;
let sandbox: RunningSandbox;
beforeAll(async () => {
	[database, sandbox] = await Promise.all([testDatabase(), startSandbox({ port: 0 })]);
});
afterAll(async () => {
	await sandbox.close();
	await database.close();
});

function office(clock = { now: () => new Date() }) {
	const { store } = database;
	const jobs = createStoredJobs();
	const letters = createReportLetters(createOutbox({ clock, jobs }));
	const config = testConfig({
		SITE_URL: 'https://site.example.org',
		SMTP_URL: sandbox.smtpUrl,
		SMTP_TLS: 'off',
		MAIL_FROM: 'otchet@example.org',
	});
	return testDeps({ config, clock, store, jobs, letters, accounts: testAccounts(store, clock) });
}
type Office = ReturnType<typeof office>;

/** A report that is paid for, its letter in the outbox; resolves to its number. */
async function buy({ accounts, ownerReports, letters, store }: Office): Promise<string> {
	const { id: accountId } = await accounts.enter({
		provider: 'google',
		id: randomUUID(),
		name: null,
		email: null,
	});
	const asked = {
		accountId,
		person: PRIMEROV,
		address: '192.0.2.1',
		idempotenceKey: null,
		unpaidLimit: null,
	};
	const { uuid } = (await ownerReports.create(asked)) ?? { uuid: '' };
	await store.transaction(async (tx) => {
		await ownerReports.pay(tx, uuid, { orderId: 'A1', email: EMAIL, at: new Date() });
		await letters?.reportPaid(tx, uuid);
	});
	return uuid;
}

const run = async (deps: Office, queue: 'letter' | 'letter-tidy') => {
	const { stored, handlers } = deps.jobs as ReturnType<typeof createStoredJobs>;
	const jobs = queue === 'letter' ? stored.filter((job) => job.queue === 'letter') : [{ id: 'by-the-clock' }];
	for (const { id } of jobs) await handlers.get(queue)?.({ id }, new AbortController().signal);
};
const addresses = async () =>
	(await database.store.db.execute(sql`select from owner_report where email is not null`)).rows.length;

type Inbox = { letters: { to: string[]; text: string; files: { path: string }[] }[] };

describe('the letters of an installation', () => {
	test('reach the mail server with a document that can be read', async () => {
		const deps = office();
		const sending = await beginMail(deps);
		const uuid = await buy(deps);
		await run(deps, 'letter');
		const { letters } = (await (await fetch(`${sandbox.url}/_control/mail`)).json()) as Inbox;
		expect(letters).toMatchObject([{ to: [EMAIL] }]);
		expect(letters[0]?.text).toContain(`https://site.example.org/ownerReport/${uuid}`);
		const file = await fetch(`${sandbox.url}${letters[0]?.files[0]?.path}`);
		const pages = await pagesOf(new Uint8Array(await file.arrayBuffer()));
		expect(pages[0]).toContain('Примеров Пётр Образцович');
		expect(pages.join()).not.toContain('4509 654321');
		expect(await deps.metrics.text()).toContain(
			'avtosverka_letters_total{kind="report-paid",outcome="sent"} 1',
		);
		expect(await deps.metrics.text()).toContain('avtosverka_letters_waiting 0');
		await sending?.close();
	});

	test('leave nothing of anybody in the outbox, and the address only sealed', async () => {
		await buy(office());
		const { rows } = await database.store.db.execute(sql`
			select l::text as letter, encode(r.email, 'escape') as email from letter l join owner_report r on r.uuid = l.about`);
		const said = JSON.stringify(rows);
		for (const trace of [...TRACES_OF_PRIMEROV, EMAIL]) expect(said).not.toContain(trace);
	});

	test('leave no address a week after a report is completed, but one that a letter still waits for', async () => {
		const clock = { now: () => new Date(Date.now() + 8 * DAY_MS) };
		const deps = office(clock);
		await database.store.db.execute(sql`delete from letter`);
		await database.store.db.execute(sql`update owner_report set email = null, email_key_id = null`);
		const sending = await beginMail(deps);
		const [waiting] = [await buy(deps), await buy(deps)];
		await database.store.db.execute(sql`update owner_report set completed_at = now()`);
		await database.store.db.execute(
			sql`update letter set state = 'sent', next_at = null, settled_at = now() where about <> ${waiting}`,
		);
		expect(await addresses()).toBe(2);
		await run(deps, 'letter-tidy');
		expect(await addresses()).toBe(1);
		await sending?.close();
	});

	test('are none where no mail server is set', async () => {
		expect(await beginMail(testDeps())).toBeNull();
	});
});
