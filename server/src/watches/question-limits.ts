import type { Deps } from '../deps.ts';
import { createSharedCount, type SharedCount } from '../store/shared-count.ts';
import { WATCHED_SECTIONS } from './records.ts';
import { ownerName, type WatchOwner } from './store.ts';

const DAY_SECONDS = 24 * 60 * 60;
const INSTALLATION = 'installation';
/** Nobody takes more than this part of what an installation asks for watches in a day. */
const OWN_SHARE = 1 / 20;
/** Looks that somebody wants leave the rest to cars that are watched already. */
const WANTED_SHARE = 1 / 2;

/** A question about a watched car: whose watch it is, and whether its person wants it now. */
export type WatchQuestion = { readonly owner: WatchOwner; readonly isWanted: boolean };

/** How many questions a day are asked for watches; all processes count together. */
export type QuestionLimits = {
	/** Counts a question; false, and counts nothing, where a limit is reached. */
	take(question: WatchQuestion): Promise<boolean>;
	/** Takes a question out of the count that was not sent. */
	giveBack(question: WatchQuestion): Promise<void>;
};

/**
 * The owner's limit comes first: a stranger who wants looks without end spends their own day and nobody
 * else's. Its least is a look at each car that they may watch.
 */
export function createQuestionLimits({
	store,
	clock,
	config,
	appSecret,
}: Pick<Deps, 'store' | 'clock' | 'config' | 'appSecret'>): QuestionLimits {
	const { watchQuestionsPerDay, watchedCarsPerPerson } = config.limits;
	const countOf = (name: string, most: number) =>
		createSharedCount(store, clock, { appSecret, name, most, windowSeconds: DAY_SECONDS });
	const leastOwn = watchedCarsPerPerson * WATCHED_SECTIONS.length;
	const own = countOf('watch-questions-own', Math.max(leastOwn, Math.ceil(watchQuestionsPerDay * OWN_SHARE)));
	const wanted = countOf('watch-questions-wanted', Math.ceil(watchQuestionsPerDay * WANTED_SHARE));
	const all = countOf('watch-questions', watchQuestionsPerDay);

	function countsOf({ owner, isWanted }: WatchQuestion): readonly (readonly [SharedCount, string])[] {
		const first = [own, ownerName(owner)] as const;
		return isWanted ? [first, [wanted, INSTALLATION], [all, INSTALLATION]] : [first, [all, INSTALLATION]];
	}

	async function giveBack(counts: ReturnType<typeof countsOf>): Promise<void> {
		for (const [count, what] of counts) await count.giveBack(what);
	}

	return {
		async take(question) {
			const counts = countsOf(question);
			for (const [at, [count, what]] of counts.entries()) {
				if (!(await count.count(what))) continue;
				await giveBack(counts.slice(0, at + 1));
				return false;
			}
			return true;
		},
		giveBack: (question) => giveBack(countsOf(question)),
	};
}
