import { createHmac, randomUUID } from 'node:crypto';
import { isSettledAnswer } from '@avtosverka/registers/answer';
import type { Answers } from '../answers/answer-cache.ts';
import { absenceOf } from '../answers/answer-result.ts';
import { ANSWER_LIMITS } from '../answers/limits.ts';
import { createCarNames } from '../bot/car-names.ts';
import type { Deps } from '../deps.ts';
import type { JobHandler } from '../jobs/jobs.ts';
import { GivenBack } from '../jobs/queue-worker.ts';
import type { Tx } from '../store/store.ts';
import { compareRecords } from './changes.ts';
import { sendingMoment } from './hours.ts';
import { addNotices } from './notices/store.ts';
import { createQuestionLimits } from './question-limits.ts';
import { DAILY_SECTIONS, recordsOf, WATCHED_SECTIONS, type WatchedSection } from './records.ts';
import {
	closeWatch,
	giveWatchBack,
	ownerName,
	sectionsOf,
	storePoll,
	takeWatch,
	type WatchRow,
	type WatchSectionRow,
	watchOwnerOf,
} from './store.ts';
import type { WatchMetrics } from './watch-metrics.ts';
import { changesMessage, hasNews, type SectionChanges, termMessage } from './words.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

export const WATCH_TIMING = {
	/** Longer than all answers of a look take. */
	leasedForMs: 10 * 60_000,
	/** An answer that somebody else got so lately is one of a daily look: it is not paid for twice. */
	freshForMs: 6 * HOUR_MS,
	/** A silent register is asked again after this. */
	silentForMs: 6 * HOUR_MS,
} as const;

type Outcome = { readonly row: WatchSectionRow; readonly news: SectionChanges | null };

/** Polls a watched car: asks what is due, and stores the poll together with its notices. */
export function createWatchPolling(
	deps: Deps & { readonly metrics: Pick<WatchMetrics, 'pollStored'> },
	answers: Answers,
): JobHandler {
	const { store, clock, config, appSecret, metrics } = deps;
	const limits = createQuestionLimits(deps);
	const carName = createCarNames(deps);
	const named = async ({ vin }: WatchRow) => ({ vin, name: await carName(vin) });

	function askerOf(row: WatchRow) {
		const hash = createHmac('sha256', appSecret)
			.update(`watch ${ownerName(watchOwnerOf(row))}`)
			.digest('base64url');
		const visitorId = hash.slice(0, 22);
		return { kind: 'visitor', visitorId, address: `watch ${hash}`, purpose: 'watch' } as const;
	}

	/** The register's answer of now or lately; null for silence, and for an answer from before. */
	async function ask(row: WatchRow, section: WatchedSection) {
		const subject = { kind: 'vin', vin: row.vin } as const;
		const last = (await answers.cached.findNewest(subject, [section])).of(section);
		// A person who requests a poll wants current answers; no register is asked again within its minute.
		const freshFrom = row.pollRequestedAt
			? row.pollRequestedAt.getTime() - ANSWER_LIMITS.refreshEveryMs
			: clock.now().getTime() - WATCH_TIMING.freshForMs;
		if (last && last.askedAt.getTime() >= freshFrom) return last.answer;
		const question = { owner: watchOwnerOf(row), isWanted: row.polls === 0 || row.pollRequestedAt !== null };
		if (!(await limits.take(question))) return 'spent';
		const request = { register: section, subject, refresh: true, asker: askerOf(row) };
		const answered = await answers.answer(request);
		const absence = absenceOf(answered);
		if (answered.kind === 'kept' || absence?.state === 'not-asked') await limits.giveBack(question);
		if (absence?.state === 'not-asked' && absence.reason === 'budget') return 'spent';
		return answered.kind === 'asked' && isSettledAnswer(answered.answer) ? answered.answer : null;
	}

	async function pollSection(row: WatchRow, section: WatchedSection, before: WatchSectionRow | undefined) {
		const answer = await ask(row, section);
		const now = clock.now();
		const known = before?.known ?? null;
		if (answer === null || answer === 'spent') {
			const dueAt = new Date(now.getTime() + (answer === 'spent' ? DAY_MS : WATCH_TIMING.silentForMs));
			const answeredAt = before?.answeredAt ?? null;
			const silent = { watchId: row.id, section, known, answeredAt, isSilent: true, dueAt };
			return { row: silent, news: null, isSpent: answer === 'spent' };
		}
		const compared = compareRecords(known, {
			...recordsOf(section, answer.state === 'clear' ? null : answer.facts),
			...{ source: answer.source, isComplete: answer.state !== 'partial' },
			before: before?.answeredAt ?? null,
		});
		const dueAt = new Date(now.getTime() + (DAILY_SECTIONS.includes(section) ? DAY_MS : WEEK_MS));
		return {
			row: {
				watchId: row.id,
				section,
				known: compared.known,
				answeredAt: now,
				isSilent: false,
				dueAt,
			},
			news: { section, changes: compared.changes },
			isSpent: false,
		};
	}

	async function endByTerm(row: WatchRow): Promise<void> {
		const now = clock.now();
		const html = termMessage(await named(row));
		await store.transaction(async (tx) => {
			const nextPollAt = now;
			const number = row.polls + 1;
			const change = { polls: number, nextPollAt, problem: null };
			if (!(await storePoll(tx, row, change, { sections: [], now }))) return;
			await closeWatch(tx, row.id, 'term', now);
			await notify(row, number, html, now)(tx);
		});
	}

	const notify = (row: WatchRow, poll: number, html: string, now: Date) => (tx: Tx) =>
		addNotices(tx, row, { poll, html, createdAt: now, nextAt: sendingMoment(now) });

	async function pollCar(row: WatchRow): Promise<void> {
		const begun = clock.now();
		const before = new Map((await sectionsOf(store, row.id)).map((known) => [known.section, known]));
		const isDue = (section: WatchedSection) =>
			row.pollRequestedAt !== null || (before.get(section)?.dueAt ?? begun) <= begun;
		const due = WATCHED_SECTIONS.filter(isDue);
		const outcomes = await Promise.all(due.map((section) => pollSection(row, section, before.get(section))));
		const now = clock.now();
		const dueOf = [...before.values(), ...outcomes.map((outcome) => outcome.row)];
		const moments = new Map(dueOf.map(({ section, dueAt }) => [section, dueAt.getTime()]));
		const nextPollAt = new Date(Math.min(...moments.values(), row.endsAt.getTime()));
		const problem = outcomes.some(({ isSpent }) => isSpent) ? ('budget' as const) : null;
		const news = outcomes.flatMap(({ news: found }: Outcome) => (found && hasNews(found) ? [found] : []));
		const number = row.polls + 1;
		const html = news.length > 0 ? changesMessage(await named(row), news, config.siteUrl) : null;
		const isStored = await store.transaction(async (tx) => {
			const change = { polls: number, nextPollAt, problem };
			const sections = outcomes.map((outcome) => outcome.row);
			if (!(await storePoll(tx, row, change, { sections, now }))) return false;
			if (html !== null) await notify(row, number, html, now)(tx);
			return true;
		});
		if (isStored) metrics.pollStored(news.length > 0 ? 'changed' : 'same');
	}

	return async ({ id }, stopping) => {
		const now = clock.now();
		const leaseOwner = randomUUID();
		const until = new Date(now.getTime() + WATCH_TIMING.leasedForMs);
		const row = await takeWatch(store, id, { leaseOwner, now, until });
		if (row === null) return;
		if (row.endsAt <= now) return endByTerm(row);
		const stopped = Promise.withResolvers<never>();
		const stop = () => stopped.reject(new GivenBack());
		stopping.addEventListener('abort', stop);
		try {
			await Promise.race([pollCar(row), stopped.promise]);
		} catch (error) {
			// The next lease owner need not wait until this lease is over.
			await giveWatchBack(store, id, leaseOwner);
			throw error;
		} finally {
			stopping.removeEventListener('abort', stop);
		}
	};
}
