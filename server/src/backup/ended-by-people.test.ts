import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkKeys } from '../store/key-fingerprints.ts';
import { openStore } from '../store/open-store.ts';
import type { DeletionKind } from '../store/schema/deletion.ts';
import type { Store } from '../store/store.ts';
import {
	emptyDatabase,
	setUpDatabase,
	TEST_DATA_KEYS,
	TEST_SECRETS,
} from '../store/testing/test-database.ts';
import { backUp } from './commands/backing-up.ts';
import { runRestore } from './commands/restore-command.ts';
import { appendDeletions, readDeletions } from './deletions-file.ts';
import { exportDeletions } from './export-deletions.ts';
import type { Begun } from './testing/begun-accounts.ts';
import { beginEverything } from './testing/everything-begun.ts';

/** What the journal has lines of, and sessions, which no restoration brings back. */
type Ended = DeletionKind | 'session';

/** What people may end in each table; a sentence where they may end nothing. */
const ENDED_IN: Readonly<Record<string, readonly Ended[] | string>> = {
	access_token: ['session'],
	account: ['account', 'identity', 'held-identity', 'identity-taken-back'],
	account_role: ['role'],
	bot_car: ['bot-chat'],
	bot_check: ['bot-chat'],
	bot_picture: ['bot-chat'],
	comment: ['comment', 'comment-approval'],
	comment_count: 'Counted from comments.',
	comment_decision: 'What moderators did stays; what it let stand on the site is a comment’s.',
	daily_reply: 'Counts.',
	daily_spent: 'Counts.',
	deletion: 'The journal itself.',
	failed_question: 'What registers did not answer, whoever asked.',
	held_identity: ['held-identity', 'identity-taken-back'],
	installation_key: 'Of the installation.',
	kept_answer: 'What registers said of cars, whoever asked.',
	last_backup: 'Of the store itself.',
	last_reply: 'When suppliers answered, whoever asked.',
	lease: 'Of processes.',
	ledger_entry: 'The ledger.',
	letter: 'What it is about ends it.',
	max_bot: 'Of the installation.',
	migration: 'Of the store itself.',
	moderator_subscription: ['moderator-subscription'],
	operator_act: 'What operators did stays.',
	owner_report: ['owner-report'],
	owner_report_block: ['owner-report'],
	owner_report_consent: 'That somebody agreed is kept as evidence when the report is gone.',
	paid_lookup: 'The ledger; the car in it goes with the account.',
	payment_order: 'The ledger; the address in it goes with the account.',
	payment_remark: 'The ledger.',
	purge_act: 'What operators did stays.',
	raw_reply: 'What suppliers said, whoever asked; it goes with its term.',
	running_process: 'Of processes.',
	shared_count: 'Counts.',
	shared_report: ['shared-report'],
	sign_in_notice: 'Told once; it goes with the account.',
	spent_challenge: 'Of addresses, by a hash.',
	spent_id_token: 'By a hash.',
	store_mark: 'Of the store itself.',
	supplier_budget: 'Counts.',
	supplier_order: 'Counts: nothing of whoever asked.',
	supplier_rate: 'Counts.',
	supplier_rate_process: 'Of processes.',
	supplier_report: 'What suppliers said of cars, whoever asked.',
	supplier_spending: 'The ledger.',
	supplier_stop: 'The operator’s, who looks at it after a restoration.',
	telegram_bot: 'Of the installation.',
	telegram_sign_in: 'A trip of a few minutes, which is over.',
	watch: ['watch', 'bot-chat'],
	watch_channel: ['watch-channel'],
	watch_notice: ['watch', 'watch-channel'],
	watch_section: ['watch'],
};

const SECRETS = { appSecret: TEST_SECRETS.APP_SECRET, dataKeys: TEST_DATA_KEYS };

const database = setUpDatabase();
const { path: folder, remove } = temporaryFolder();
let begun: Readonly<Record<Ended, Begun>>;
/** The same things of others, who end nothing. */
let untouched: Readonly<Record<Ended, Begun>>;
let backup: string;
beforeAll(async () => {
	const { store } = database;
	await checkKeys(store, SECRETS);
	begun = await beginEverything(store, SECRETS.appSecret);
	untouched = await beginEverything(store, SECRETS.appSecret);
	({ path: backup } = await backUp(settingsOf(database.url), SECRETS));
});
afterAll(remove);

const settingsOf = (databaseUrl: string, deletionsFile: string | null = null) => ({
	...({ databaseUrl, databaseCa: null, databasePooler: 'off' } as const),
	...{ dataDir: folder, backupDir: join(folder, 'backups'), backupKey: null },
	...{ deletionsFile, deletionsRetentionDays: 400 },
});

test('whoever adds a table says what people may end in it, and each kind is ended here', async () => {
	const { rows } = await database.store.db.execute<{ name: string }>(
		sql`select relname as name from pg_class
			where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
	);
	expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(ENDED_IN).sort());
	const ended = Object.values(ENDED_IN).flatMap((kinds) => (typeof kinds === 'string' ? [] : kinds));
	expect(new Set(ended)).toEqual(new Set(Object.keys(begun)));
});

test('what people end after a backup does not come back from it, and all of it would without the journal', async () => {
	const { store } = database;
	const kinds = Object.keys(begun) as Ended[];
	const journalled = kinds.filter((kind) => kind !== 'session');
	expect(await thoseLeft(store, begun)).toEqual(kinds);
	for (const kind of kinds) await begun[kind].end();
	expect(await thoseLeft(store, begun)).toEqual([]);

	const journal = join(folder, 'deletions.jsonl');
	await exportDeletions({ store, clock: { now: () => new Date() } }, journal);
	const text = await readFile(journal, 'utf8');
	for (const { personal } of Object.values(begun)) if (personal) expect(text).not.toContain(personal);
	const lines = (await readDeletions(journal))?.deletions ?? [];
	expect(new Set(lines.map(({ what }) => what))).toEqual(new Set(journalled));
	expect(await leftInRestored([], journal)).toEqual([]);
	expect(await leftInRestored(['--without-deletions'], null)).toEqual(journalled);

	// Of the day before: what has no number of its own was begun again since.
	const older = join(folder, 'older.jsonl');
	const aDayBefore = (at: Date) => new Date(at.getTime() - 86_400_000);
	await appendDeletions(
		older,
		lines.map((line) => ({ ...line, at: aDayBefore(line.at) })),
	);
	const stays: Ended[] = ['identity', 'held-identity', 'role', 'moderator-subscription'];
	expect(await leftInRestored([], older)).toEqual([...stays, 'comment-approval', 'bot-chat']);
});

async function thoseLeft({ db }: Store, things: typeof begun): Promise<Ended[]> {
	const left: Ended[] = [];
	for (const [kind, { found }] of Object.entries(things) as [Ended, Begun][]) {
		const { rows } = await db.execute(sql`select from ${found}`);
		if (rows.length > 0) left.push(kind);
	}
	return left;
}

async function leftInRestored(words: readonly string[], journal: string | null): Promise<Ended[]> {
	await using empty = await emptyDatabase();
	await runRestore(settingsOf(empty.url, journal), SECRETS, [backup, ...words]);
	const copy = await openStore({ url: empty.url, dataKeys: TEST_DATA_KEYS, poolSize: 2 });
	try {
		const others = Object.keys(untouched).filter((kind) => kind !== 'session');
		expect(await thoseLeft(copy, untouched)).toEqual(others);
		return await thoseLeft(copy, begun);
	} finally {
		await copy.close();
	}
}
