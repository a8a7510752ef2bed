import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { Answers } from '../answers/answer-cache.ts';
import { siteCalls } from '../check/cached-report.ts';
import { signInWays } from '../config/sign-in-ways.ts';
import type { Deps } from '../deps.ts';
import { drawCarCard } from '../drawing/car-card.ts';
import type { Lookups } from '../paid-lookup/lookups.ts';
import { createChatWorks } from './background.ts';
import { type CarCheckTools, createCarChecks, EDIT_INTERVAL } from './car-checks.ts';
import { createCarNames } from './car-names.ts';
import { createCarQuestions } from './car-questions.ts';
import { createConversation } from './conversation.ts';
import type { Conversation } from './conversation-port.ts';
import { createInlinePreviews } from './inline-previews.ts';
import { createBotLimits } from './limits.ts';
import { createLinkedAccounts } from './linked-account/store.ts';
import { createPlateChecks } from './plate-checks.ts';
import { createShareOncePressed } from './share-once-pressed.ts';
import { createBotChats } from './store.ts';
import { createWaitingChallenges } from './waiting-challenge/store.ts';
import type { CarWatches } from './watches-port.ts';
import { shareOnSite } from './words.ts';

/** What the bot asks with: the same answers and paid lookups as the site's own. */
export type BotServices = {
	readonly answers: Answers;
	readonly lookups: Pick<Lookups, 'ask' | 'bought'>;
	readonly watches: CarWatches;
	/** Makes a link to a report for an account; what to say of it, without markup. */
	readonly share: (accountId: string, vin: Vin) => Promise<string>;
};

/** The bot's conversation over the parts of the server; tests may change interval and drawing. */
export function createBotConversation(
	deps: Deps,
	{ answers, lookups, watches, share }: BotServices,
	given: Partial<Pick<CarCheckTools, 'interval' | 'drawCard'>> = {},
): Conversation {
	const { clock, config, store, log, appSecret } = deps;
	const { siteUrl } = config;
	const signIn = signInWays(config);
	const questions = createCarQuestions(deps, answers);
	const chats = createBotChats(store, appSecret);
	const pictures = createWaitingChallenges(store);
	const works = createChatWorks(log);
	const cars = createCarChecks(deps, {
		questions,
		pictures,
		interval: EDIT_INTERVAL,
		drawCard: drawCarCard,
		...given,
	});
	const findAccount = createLinkedAccounts(store);
	const plates = createPlateChecks({
		siteUrl,
		questions,
		lookups,
		findAccount,
		// Requests belong to accounts: nothing is sold where sign-in is off.
		sells: ({ messenger }) => config.moneta !== null && signIn[messenger.name],
		async check(check, car, message) {
			await chats.remember(check, car.vin, clock.now());
			const work = await cars.begin(check, car, {
				refresh: false,
				...(message !== undefined && { message }),
			});
			await work?.();
		},
	});
	const limits = createBotLimits(deps);
	const { cachedReport } = siteCalls(deps);
	return createConversation({
		...{ siteUrl, clock, chats, pictures, limits, works, cars, plates, cachedReport, watches },
		carName: createCarNames(deps),
		isSelling: config.moneta !== null,
		preview: createInlinePreviews({ ...deps, cachedReport }),
		hasSignIn: ({ messenger }) => signIn[messenger.name],
		share: createShareOncePressed(async (who, vin) => {
			const account = await findAccount(who);
			return account ? share(account.id, vin) : shareOnSite(siteUrl, vin);
		}),
	});
}
