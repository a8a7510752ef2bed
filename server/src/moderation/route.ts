import type { User } from '@avtosverka/contract/accounts';
import {
	decideComments,
	getAuthorHistory,
	getModerationNumbers,
	getSubscription,
	setSubscription,
	takeQueue,
	undoDecision,
} from '@avtosverka/contract/moderation';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { signedIn } from '../http/guards/session.ts';
import { RequestProblem } from '../http/replies/request-problem.ts';
import { serve } from '../http/serve.ts';
import type { Telegram } from '../telegram/telegram.ts';
import { startMessages } from './messages/messages.ts';
import { createModeration } from './moderation.ts';
import { dayOfDigest } from './subscriptions/day.ts';
import { findSubscriptions, storeSubscriptions } from './subscriptions/store.ts';
import { MODERATION_WORDS } from './words.ts';

/** Anyone who has not the role learns that, and nothing else. */
function moderator(user: User | null): User {
	const person = signedIn(user);
	if (!person.roles.includes('moderator')) throw new RequestProblem(403, 'role', MODERATION_WORDS.role);
	return person;
}

const replied = <Data>(data: Data) => ({ success: true as const, message: '', data });

/** The work of moderators: queue, decisions, an author's history, numbers, messages of the bot. */
export function registerModeration(
	app: FastifyInstance,
	deps: Deps & { readonly telegram: Telegram | null },
): void {
	const { store, clock, telegram } = deps;
	const moderation = createModeration(store, clock);
	startMessages(deps, moderation);

	serve(app, deps, takeQueue, async ({ user, body }) =>
		replied(await moderation.take(moderator(user).id, body.count)),
	);

	serve(app, deps, decideComments, async ({ user, body }) =>
		replied(await moderation.decide(moderator(user).id, body.ids, body)),
	);

	serve(app, deps, undoDecision, async ({ user, body }) => {
		const undone = await moderation.undo(moderator(user).id, body.id);
		if (undone === null) throw new RequestProblem(404, 'not-found', MODERATION_WORDS.nothingToUndo);
		return replied(undone);
	});

	serve(app, deps, getAuthorHistory, async ({ user, params }) => {
		moderator(user);
		return replied(await moderation.history(params.id));
	});

	serve(app, deps, getModerationNumbers, async ({ user }) => {
		moderator(user);
		return replied(await moderation.numbers());
	});

	const subscriptionOf = async ({ id, telegram_id }: User) => ({
		available: telegram !== null,
		linked: telegram_id !== null,
		...(await findSubscriptions(store, id)),
	});

	serve(app, deps, getSubscription, async ({ user }) => replied(await subscriptionOf(moderator(user))));

	serve(app, deps, setSubscription, async ({ user, body }) => {
		const person = moderator(user);
		const wantsAny = body.digest || body.urgent;
		if (wantsAny && telegram === null) throw new RequestProblem(400, 'bad-input', MODERATION_WORDS.noBot);
		if (wantsAny && person.telegram_id === null)
			throw new RequestProblem(400, 'bad-input', MODERATION_WORDS.notLinked);
		const now = clock.now();
		await storeSubscriptions(store, person.id, { ...body, hadDigestOn: dayOfDigest(now) }, now);
		return replied(await subscriptionOf(person));
	});
}
