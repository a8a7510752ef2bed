import type { Deps } from '../../deps.ts';
import { createSharedCount } from '../../store/shared-count.ts';
import { RequestProblem } from '../replies/request-problem.ts';
import { senderOf } from './address-limit.ts';

const WINDOW_SECONDS = 10 * 60;
const WRONG_TOKENS_AT_MOST = 60;

/** How many unknown tokens an address has tried, on whichever node. */
export type TokenGuesses = {
	/**
	 * Counts an unknown token against its sender; throws a RequestProblem (429) once there were too many. The
	 * same one again is no further guess: a page left open asks with its old token every ten seconds.
	 */
	refuseMany(token: string, address: string): Promise<void>;
};

/**
 * Sixty unknown tokens in ten minutes per address. Only unknown ones are refused, since behind one address
 * may be many people: so each token is looked up first, and the limit saves no work of the store. The limit
 * of requests does that.
 */
export function createTokenGuesses(deps: Pick<Deps, 'store' | 'clock' | 'appSecret'>): TokenGuesses {
	const { store, clock, appSecret } = deps;
	const limit = { appSecret, windowSeconds: WINDOW_SECONDS };
	const senders = createSharedCount(store, clock, {
		...limit,
		name: 'wrong-tokens',
		most: WRONG_TOKENS_AT_MOST,
	});
	const tokens = createSharedCount(store, clock, { ...limit, name: 'wrong-token', most: 1 });

	return {
		async refuseMany(token, address) {
			const sender = senderOf(address);
			if (await senders.isOver(sender)) throw tooMany();
			const isKnown = await tokens.count(`${sender} ${token}`);
			// Of many at one moment all may have seen room: the count itself decides.
			if (!isKnown && (await senders.count(sender))) throw tooMany();
		},
	};
}

function tooMany(): RequestProblem {
	return new RequestProblem(
		429,
		'too-many',
		'Слишком много попыток войти с неизвестным токеном. Подождите десять минут и войдите заново.',
		WINDOW_SECONDS,
	);
}
