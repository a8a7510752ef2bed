import type { AnswerMeta } from '@avtosverka/contract/check/meta';
import { CAPTCHA_WORD } from '@avtosverka/contract/vocabulary/captcha';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';

/** A supplier's picture that waits for its digits. */
export type ChallengeState = NonNullable<AnswerMeta['challenge']>;

type ReplyWithMeta = { readonly meta: AnswerMeta } | null;

/** The picture that a reply asks to be read; null for every reply that asks for none. */
export function challengeOf(reply: ReplyWithMeta): ChallengeState | null {
	return (reply?.meta.state === 'refused' && reply.meta.challenge) || null;
}

const OF_POLICE: readonly Section[] = ['registration', 'dtp', 'wanted', 'restrict', 'diagnostic'];

/** Whose picture, once read, opens a section; null where no supplier shows one. */
export function picturedBy(section: Section): SupplierId | null {
	return OF_POLICE.includes(section) ? 'gibdd' : null;
}

/** True where only the digits of the supplier's picture stand between a section and its answer. */
export function waitsForDigits(section: Section, reply: ReplyWithMeta, supplier: SupplierId): boolean {
	return (
		picturedBy(section) === supplier && reply?.meta.state === 'refused' && reply.meta.reason === 'captcha'
	);
}

/** The digits for the server, without the spaces that people type; null for anything else. */
export function readDigits(text: string): string | null {
	const digits = text.replace(/\s/g, '');
	return CAPTCHA_WORD.test(digits) ? digits : null;
}

/**
 * The card that shows the field: it stays where it is while that card waits for digits, so that it never
 * jumps away from under the fingers when a card further up gets its picture later.
 */
export function nextShownChallenge(shown: Section | null, waiting: readonly Section[]): Section | null {
	return shown !== null && waiting.includes(shown) ? shown : (waiting[0] ?? null);
}
