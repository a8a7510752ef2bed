import type { AnswerMeta } from '@avtosverka/contract/check/meta';
import { PICTURE_SERVES_MS } from '@avtosverka/contract/vocabulary/captcha';
import type { Answer } from '@avtosverka/registers/answer';
import type { SolvedChallenge } from '@avtosverka/registers/register';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import type { ChallengeSolution, RequestVisitor } from '../http/call.ts';
import { TOKEN_AT_MOST } from '../http/challenge-headers.ts';
import type { Ciphertext } from '../store/cipher.ts';

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
			const ticket = JSON.stringify({ token, shownAt: clock.now().getTime() });
			const ciphertext = write(store.cipher.encrypt(Buffer.from(ticket), contextOf(visitor)));
			return ciphertext.length > TOKEN_AT_MOST ? null : { supplier: answer.source, token: ciphertext, image };
		},
		recognise({ token, word }, visitor) {
			const ticket = open(token, visitor);
			if (ticket === null || clock.now().getTime() - ticket.shownAt >= PICTURE_LIVES_MS) return null;
			return { token: ticket.token, word };
		},
	};

	function open(token: string, visitor: RequestVisitor): z.output<typeof Ticket> | null {
		try {
			const plain = store.cipher.decrypt(read(token), contextOf(visitor));
			return Ticket.parse(JSON.parse(plain.toString('utf8')));
		} catch {
			// Not a token that we made for this visitor: the reason does not matter.
			return null;
		}
	}
}

function write({ keyId, bytes }: Ciphertext): string {
	const id = Buffer.from(keyId);
	return Buffer.concat([Buffer.of(id.length), id, bytes]).toString('base64url');
}

function read(token: string): Ciphertext {
	const all = Buffer.from(token, 'base64url');
	const start = 1 + (all[0] ?? 0);
	return { keyId: all.toString('utf8', 1, start), bytes: all.subarray(start) };
}
