import { randomUUID } from 'node:crypto';
import type { Clock, Logger } from '../deps.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Store, Tx } from '../store/store.ts';
import type { Composers, LetterKind } from './letter.ts';
import type { MailSender, SendResult } from './post.ts';
import {
	addLetter,
	countWaiting,
	findLetter,
	findOverdueLetters,
	type LetterRow,
	removeSettled,
	settleLetter,
	takeLetter,
} from './store.ts';
import { MAIL_TIMING, pauseAfter } from './timing.ts';

const EVERY_QUARTER = '*/15 * * * *';

/** What became of an attempt: `retried` will be tried again, `given-up` was for too long. */
export const LETTER_OUTCOMES = ['sent', 'retried', 'refused', 'given-up', 'dropped'] as const;
export type LetterOutcome = (typeof LETTER_OUTCOMES)[number];

/** The outbox as those see it who have something to tell. */
export type Outbox = {
	/** Puts a letter there, to be sent when the transaction has come about. */
	put(tx: Tx, kind: LetterKind, about: string): Promise<void>;
};

/** What sends the letters of the outbox. */
export type Mail = {
	/** Says who does the jobs of the outbox; call it when the queues are there and before their jobs begin. */
	begin(): Promise<void>;
	waiting(): Promise<number>;
	close(): void;
};

type AttemptResult = SendResult | { readonly outcome: 'dropped' };

type OutboxDeps = { readonly clock: Clock; readonly jobs: Pick<Jobs, 'enqueue'> };

export function createOutbox({ clock, jobs }: OutboxDeps): Outbox {
	return {
		async put(tx, kind, about) {
			const id = randomUUID();
			await addLetter(tx, { id, kind, about, createdAt: clock.now() });
			await jobs.enqueue(tx, 'letter', { id });
		},
	};
}

export type MailDeps = {
	readonly store: Store;
	readonly clock: Clock;
	readonly log: Logger;
	readonly jobs: Jobs;
	readonly post: MailSender;
	/** Who writes letters of each kind; one that this process cannot write is tried again. */
	readonly composers: Partial<Composers>;
	/** What else is not needed once letters are sent: part of the tidying's transaction. */
	readonly alsoTidy: (tx: Tx, now: Date) => Promise<void>;
	readonly onLetter: (kind: LetterKind, outcome: LetterOutcome) => void;
};

/**
 * Sends letters at least once: a process that dies between the mail server's word and ours leaves a letter
 * that is sent again, under the same Message-ID. Two sendings of one letter at a time there are not.
 */
export function createMail(deps: MailDeps): Mail {
	const { store, clock, log, jobs, post, composers, alsoTidy, onLetter } = deps;
	const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

	async function attempt({ id, kind, about }: LetterRow): Promise<AttemptResult> {
		try {
			const compose = composers[kind];
			if (compose === undefined) return { outcome: 'failed', problem: 'no-writer' };
			const letter = await compose(about);
			return letter === null ? { outcome: 'dropped' } : post.send(id, letter);
		} catch (error) {
			// A message may repeat what was to be written.
			log.error({ kind, name: (error as Error).name }, 'a letter was not written');
			return { outcome: 'failed', problem: 'not-written' };
		}
	}

	/** Its process may have died: it is checked again when the lease is over. */
	async function checkAgain(id: string): Promise<void> {
		const row = await findLetter(store, id);
		if (row?.state !== 'waiting' || row.leasedUntil === null) return;
		const startAfter = later(row.leasedUntil, 1_000);
		await store.transaction((tx) => jobs.enqueue(tx, 'letter', { id }, { startAfter }));
	}

	async function retry(row: LetterRow, problem: string): Promise<LetterOutcome> {
		const now = clock.now();
		const isOver = now.getTime() - row.createdAt.getTime() > MAIL_TIMING.givenUpAfterMs;
		if (isOver) {
			await settle(row, 'refused', problem);
			return 'given-up';
		}
		const nextAt = later(now, pauseAfter(row.attempts));
		await store.transaction(async (tx) => {
			await settleLetter(tx, row, { state: 'waiting', nextAt, problem, settledAt: null });
			await jobs.enqueue(tx, 'letter', { id: row.id }, { startAfter: nextAt });
		});
		return 'retried';
	}

	async function settle(row: LetterRow, state: 'sent' | 'refused' | 'dropped', problem: string | null) {
		const settledAt = clock.now();
		await store.transaction((tx) => settleLetter(tx, row, { state, nextAt: null, problem, settledAt }));
	}

	async function finish(row: LetterRow, posted: AttemptResult): Promise<LetterOutcome> {
		if (posted.outcome === 'failed') return retry(row, posted.problem);
		await settle(row, posted.outcome, 'problem' in posted ? posted.problem : null);
		return posted.outcome;
	}

	async function send({ id }: { readonly id: string }): Promise<void> {
		const now = clock.now();
		const held = { leaseOwner: randomUUID(), now, until: later(now, MAIL_TIMING.heldForMs) };
		const row = await takeLetter(store, id, held);
		if (row === null) return checkAgain(id);
		const posted = await attempt(row);
		const outcome = await finish(row, posted);
		onLetter(row.kind, outcome);
		if ('problem' in posted)
			log.warn({ kind: row.kind, outcome, problem: posted.problem }, 'a letter was not sent');
	}

	async function tidy(): Promise<void> {
		const now = clock.now();
		await store.transaction(async (tx) => {
			const overdue = await findOverdueLetters(tx, later(now, -MAIL_TIMING.overdueMs));
			for (const id of overdue) await jobs.enqueue(tx, 'letter', { id });
			await removeSettled(tx, later(now, -MAIL_TIMING.retentionMs));
			await alsoTidy(tx, now);
		});
	}

	return {
		begin() {
			jobs.handle('letter', send);
			jobs.handle('letter-tidy', tidy);
			return jobs.schedule('letter-tidy', EVERY_QUARTER);
		},
		waiting: () => countWaiting(store),
		close: () => post.close(),
	};
}
