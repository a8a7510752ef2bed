import { randomUUID } from 'node:crypto';
import { type RunningSandbox, startSandbox } from '@avtosverka/sandbox/start';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createStoredJobs, type StoredJobs } from '../jobs/testing/stored-jobs.ts';
import { createLog } from '../log.ts';
import { type TestDatabase, testDatabase } from '../store/testing/test-database.ts';
import type { Letter } from './letter.ts';
import { createMail, createOutbox, type LetterOutcome } from './mail.ts';
import type { MailSender, SendResult } from './post.ts';
import { inboxOf, LETTER, posting, smtpSender, TO } from './testing/senders.ts';
import { MAIL_TIMING } from './timing.ts';

const BEGUN = new Date('2026-11-21T10:00:00Z');
const OF = '00000000-0000-4000-8000-000000000001';

let database: TestDatabase;
let sandbox: RunningSandbox;
beforeAll(async () => {
	[database, sandbox] = await Promise.all([testDatabase(), startSandbox({ port: 0, timeScale: 0 })]);
});
afterAll(async () => {
	await sandbox.close();
	await database.close();
});

let now: Date;
let jobs: StoredJobs;
let log: string[];
let outcomes: LetterOutcome[];
beforeEach(async () => {
	now = BEGUN;
	jobs = createStoredJobs();
	log = [];
	outcomes = [];
	await control('reset');
	await database.store.db.execute(sql`delete from letter`);
});

const control = (path: string, body: object = {}) =>
	fetch(`${sandbox.url}/_control/${path}`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(body),
	});
const clock = { now: () => now };

type Written = Letter | null | (() => never);

async function sender(post: MailSender, written: Written = LETTER) {
	const compose = async () => (typeof written === 'function' ? written() : written);
	const mail = createMail({
		store: database.store,
		clock,
		jobs,
		log: createLog('trace', { write: (line) => log.push(line) }),
		post,
		composers: { 'report-paid': compose, 'report-completed': compose, 'report-returned': compose },
		alsoTidy: async () => {},
		onLetter: (_, outcome) => outcomes.push(outcome),
	});
	await mail.begin();
	const handlers = new Map(jobs.handlers);
	return {
		mail,
		send: async (id: string) => handlers.get('letter')?.({ id }, new AbortController().signal),
		tidy: async () => handlers.get('letter-tidy')?.({ id: 'by-the-clock' }, new AbortController().signal),
	};
}

/** Puts a letter into the outbox; resolves to its id. */
async function put(): Promise<string> {
	await database.store.transaction((tx) => createOutbox({ clock, jobs }).put(tx, 'report-paid', OF));
	const last = jobs.stored.at(-1);
	if (last?.queue !== 'letter') throw new Error('no job for the letter');
	return last.id;
}

async function row(id: string) {
	const { rows } = await database.store.db.execute(
		sql`select state, attempts, problem, next_at is null as over, holder from letter where id = ${id}`,
	);
	return rows[0];
}

const later = (ms: number) => {
	now = new Date(now.getTime() + ms);
};
describe('a letter', () => {
	test('is sent once, with its words, its file and a Message-ID of its own', async () => {
		const { send, mail } = await sender(smtpSender(sandbox));
		const id = await put();
		await send(id);
		await send(id);
		expect(await inboxOf(sandbox)).toMatchObject([
			{
				to: [TO],
				from: 'Автосверка <otchet@example.org>',
				subject: 'Отчёт готов',
				messageId: `<${id}@site.example.org>`,
				files: [{ name: 'otchet.pdf', type: 'application/pdf', size: 4 }],
			},
		]);
		expect(await row(id)).toEqual({
			state: 'sent',
			attempts: 1,
			problem: null,
			over: true,
			holder: null,
		});
		mail.close();
	});

	test('of a transaction that fails is not there', async () => {
		const failing = database.store.transaction(async (tx) => {
			await createOutbox({ clock, jobs }).put(tx, 'report-paid', OF);
			throw new Error('the rest of it failed');
		});
		await expect(failing).rejects.toThrow('the rest of it failed');
		const { rows } = await database.store.db.execute(sql`select from letter`);
		expect(rows).toHaveLength(0);
	});

	test('about something that is gone is dropped', async () => {
		const post = posting();
		const { send } = await sender(post, null);
		const id = await put();
		await send(id);
		expect([await row(id), post.sent, outcomes]).toMatchObject([{ state: 'dropped' }, [], ['dropped']]);
	});

	test('that somebody has taken away is no trouble', async () => {
		const { send } = await sender(posting());
		await send(randomUUID());
		expect(outcomes).toEqual([]);
	});

	test('that eight want to send at one moment is sent by one of them', async () => {
		const post = posting(async () => {
			await new Promise((resolve) => setTimeout(resolve, 100));
			return { outcome: 'sent' };
		});
		const senders = await Promise.all(Array.from({ length: 8 }, () => sender(post)));
		const id = await put();
		await Promise.all(senders.map(({ send }) => send(id)));
		expect([post.sent, outcomes]).toEqual([[id], ['sent']]);
	});
});

describe('an attempt that fails', () => {
	test.each([
		['busy', '451'],
		['down', 'ECONNECTION'],
	])('because the mail server is «%s» is made again, later each time', async (mode, problem) => {
		await control('mail', { mode });
		const { send, mail } = await sender(smtpSender(sandbox));
		const id = await put();
		await send(id);
		expect(await row(id)).toMatchObject({ state: 'waiting', attempts: 1, over: false, holder: null });
		expect([problem, 'ESOCKET', 'EPROTOCOL']).toContain((await row(id))?.problem);
		await send(id);
		const pauses = jobs.stored.flatMap(({ startAfter }) =>
			startAfter === null ? [] : [startAfter.getTime() - BEGUN.getTime()],
		);
		expect(pauses).toEqual([60_000, 300_000]);
		await control('mail', { mode: 'fine' });
		await send(id);
		expect([await row(id), outcomes]).toMatchObject([
			{ state: 'sent', attempts: 3 },
			['retried', 'retried', 'sent'],
		]);
		mail.close();
	});

	test('because there is no such address is the last one', async () => {
		await control('mail', { mode: 'refuse' });
		const { send, mail } = await sender(smtpSender(sandbox));
		const id = await put();
		await send(id);
		expect([await row(id), outcomes]).toMatchObject([
			{ state: 'refused', problem: '550', over: true },
			['refused'],
		]);
		mail.close();
	});

	test('for three days is given up', async () => {
		const { send } = await sender(posting({ outcome: 'failed', problem: 'ESOCKET' }));
		const id = await put();
		await send(id);
		later(MAIL_TIMING.givenUpAfterMs + 1);
		await send(id);
		expect([await row(id), outcomes]).toMatchObject([{ state: 'refused' }, ['retried', 'given-up']]);
	});

	test('because it could not be written is made again, and its words stay out of the log', async () => {
		const { send } = await sender(posting(), () => {
			throw new TypeError('Примеров Пётр');
		});
		const id = await put();
		await send(id);
		expect(await row(id)).toMatchObject({ state: 'waiting', problem: 'not-written' });
		expect(log.join()).toContain('a letter was not written');
		expect(log.join()).not.toContain('Примеров');
	});

	test('says neither whom nor what about, in the log and in the store', async () => {
		await control('mail', { mode: 'refuse' });
		const { send, mail } = await sender(smtpSender(sandbox));
		await send(await put());
		const { rows } = await database.store.db.execute(sql`select letter::text from letter`);
		expect(log.join() + JSON.stringify(rows)).not.toMatch(/tajnaya|example\.com/);
		expect(log.join()).toContain('"problem":"550"');
		mail.close();
	});
});

describe('a process that dies', () => {
	test('before anything went out leaves the letter to the next one, after its time', async () => {
		const dying = await sender(posting(() => new Promise(() => {})));
		const id = await put();
		// Its patience may end after the store of these tests.
		dying.send(id).catch(() => {});
		await expect.poll(async () => (await row(id))?.holder).not.toBeNull();
		const post = posting();
		const next = await sender(post);
		await next.send(id);
		expect(post.sent).toEqual([]);
		const again = jobs.stored.at(-1);
		expect(again).toMatchObject({ queue: 'letter', id });
		later(MAIL_TIMING.heldForMs + 1);
		await next.send(id);
		expect([post.sent, await row(id)]).toMatchObject([[id], { state: 'sent', attempts: 2 }]);
	});

	test('between the mail server’s word and ours sends again, under the same Message-ID', async () => {
		await control('mail', { mode: 'forgetful' });
		const { send, mail } = await sender(smtpSender(sandbox));
		const id = await put();
		await send(id);
		await control('mail', { mode: 'fine' });
		await send(id);
		const ids = (await inboxOf(sandbox)).map(({ messageId }) => messageId);
		expect(ids).toEqual([`<${id}@site.example.org>`, `<${id}@site.example.org>`]);
		expect(await row(id)).toMatchObject({ state: 'sent' });
		mail.close();
	});

	test('whose time was over does not settle what another one sends by now', async () => {
		let finish: (posted: SendResult) => void = () => {};
		const slow = await sender(
			posting(
				() =>
					new Promise((resolve) => {
						finish = resolve;
					}),
			),
		);
		const id = await put();
		const sending = slow.send(id);
		await expect.poll(async () => (await row(id))?.holder).not.toBeNull();
		later(MAIL_TIMING.heldForMs + 1);
		const quick = await sender(posting({ outcome: 'failed', problem: 'ESOCKET' }));
		await quick.send(id);
		finish({ outcome: 'refused', problem: '550' });
		await sending;
		expect(await row(id)).toMatchObject({ state: 'waiting', problem: 'ESOCKET' });
	});
});

describe('tidying', () => {
	test('gives a job back to a letter that lost its own, and none to one that waits', async () => {
		const { tidy } = await sender(posting());
		const lost = await put();
		later(MAIL_TIMING.overdueMs + 1);
		const fresh = await put();
		jobs.stored.length = 0;
		await tidy();
		expect(jobs.stored).toEqual([{ queue: 'letter', id: lost, startAfter: null }]);
		expect(await row(fresh)).toMatchObject({ state: 'waiting' });
	});

	test('takes settled letters away after a month, and never a waiting one', async () => {
		const { send, tidy, mail } = await sender(posting());
		const sent = await put();
		await send(sent);
		const waiting = await put();
		later(MAIL_TIMING.retentionMs + 1);
		await tidy();
		expect([await row(sent), (await row(waiting))?.state, await mail.waiting()]).toEqual([
			undefined,
			'waiting',
			1,
		]);
	});
});
