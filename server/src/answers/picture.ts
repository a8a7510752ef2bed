import type { AnswerMeta } from '@avtosverka/contract/check/meta';
import { PICTURE_SERVES_MS } from '@avtosverka/contract/vocabulary/captcha';
import type { Answer } from '@avtosverka/registers/answer';
import type { SolvedChallenge } from '@avtosverka/registers/register';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import type { ChallengeSolution, RequestVisitor } from '../http/call.ts';
import { TOKEN_AT_MOST } from '../http/challenge-headers.ts';
import { decryptToken, encryptToken } from '../store/encrypted-token.ts';

/**
 * Suppliers' pictures on their way to a visitor and back. The supplier's token is encrypted for that visitor,
 * together with the time, so that no one else can use it and nothing has to be stored.
 */
export type Pictures = {
	/** The challenge of an answer for its visitor; null where there is none, or none that could come back. */
	show(answer: Answer<unknown>, visitor: RequestVisitor): NonNullable<AnswerMeta['challenge']> | null;
	/** What a supplier is asked with; null for a token that is old, changed or another visitor's. */
	recognise(read: ChallengeSolution, visitor: RequestVisitor): SolvedChallenge | null;
};

const READING_MS = 180_000;
/** Counted from when it was shown: that it was solved, and when, is the supplier's knowledge and not ours. */
export const PICTURE_LIVES_MS = READING_MS + PICTURE_SERVES_MS;

const Ticket = z.object({ token: z.string(), shownAt: z.number() });

const contextOf = (visitor: RequestVisitor) => `picture:${visitor.id}`;

export function createPictures({ store, clock }: Pick<Deps, 'store' | 'clock'>): Pictures {
	return {
		show(answer, visitor) {
			if (answer.state !== 'refused' || !answer.challenge) return null;
			const { token, image } = answer.challenge;
			const ticket = { token, shownAt: clock.now().getTime() };
			const encrypted = encryptToken(store.cipher, ticket, contextOf(visitor));
			return encrypted.length > TOKEN_AT_MOST ? null : { supplier: answer.source, token: encrypted, image };
		},
		recognise({ token, word }, visitor) {
			const ticket = decryptToken(store.cipher, token, contextOf(visitor), Ticket);
			if (ticket === null || clock.now().getTime() - ticket.shownAt >= PICTURE_LIVES_MS) return null;
			return { token: ticket.token, word };
		},
	};
}
