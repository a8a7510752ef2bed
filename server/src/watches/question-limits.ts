import type { Deps } from '../deps.ts';
import { type CountTarget, countInAll, giveBackInAll } from '../store/count-in-all.ts';
import { createSharedCount } from '../store/shared-count.ts';
import { WATCHED_SECTIONS } from './records.ts';
import { ownerName, type WatchOwner } from './store.ts';

const DAY_SECONDS = 24 * 60 * 60;
const INSTALLATION = 'installation';
/** An owner takes no more than this part of what an installation asks for watches in a day. */
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
 * The owner's limit comes first: a stranger who requests polls without end spends only their own day. Its
 * least is a poll of each car that they may watch.
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

	function limitsOf({ owner, isWanted }: WatchQuestion): readonly CountTarget[] {
		const onlyWanted: readonly CountTarget[] = isWanted ? [[wanted, INSTALLATION]] : [];
		return [[own, ownerName(owner)], ...onlyWanted, [all, INSTALLATION]];
	}

	return {
		take: (question) => countInAll(limitsOf(question)),
		giveBack: (question) => giveBackInAll(limitsOf(question)),
	};
}
