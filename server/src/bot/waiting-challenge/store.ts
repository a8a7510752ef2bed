import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { botPicture } from '../../store/schema/bot.ts';
import type { Store } from '../../store/store.ts';
import type { MessageRef } from '../messenger.ts';
import { type ChatPlace, type CheckFor, isGoingOn } from '../store.ts';

/** A picture that waits for its digits. */
export type WaitingChallenge = Omit<
	typeof botPicture.$inferSelect,
	'messenger' | 'chatId' | 'expiresAt' | 'picture'
>;

/** What a check may do with its picture. */
export type ChallengePlace =
	/** `replaced` is the car of an older one that was not read, and whose digits are no longer accepted. */
	| { readonly kind: 'waits'; readonly replaced: Vin | null }
	/** The chat has been forgotten meanwhile. */
	| { readonly kind: 'forgotten' };

/** Who has sent digits, and to which message of the bot they reply; null where to none. */
export type DigitsFrom = { readonly personId: number; readonly repliedTo: MessageRef | null };

/** Pictures that wait in chats, the same for all processes. Every method rejects when the store fails. */
export type WaitingChallenges = {
	/** One picture a chat: the newest. */
	add(
		check: CheckFor<ChatPlace>,
		picture: WaitingChallenge,
		times: { readonly now: Date; readonly expiresAt: Date },
	): Promise<ChallengePlace>;
	/** The picture with this token stands in that message. */
	shown(place: ChatPlace, token: string, picture: MessageRef): Promise<void>;
	/**
	 * The picture that waits for this person's digits, once; null without one, and where they reply to another
	 * message than the picture or the report that waits for it.
	 */
	take(place: ChatPlace, from: DigitsFrom, now: Date): Promise<WaitingChallenge | null>;
};

/** Pictures in PostgreSQL. */
export function createWaitingChallenges(store: Pick<Store, 'db' | 'transaction'>): WaitingChallenges {
	const { db } = store;
	const isHere = ({ messenger, chat }: ChatPlace) =>
		and(eq(botPicture.messenger, messenger.name), eq(botPicture.chatId, chat.id));

	return {
		add(check, picture, { now, expiresAt }) {
			return store.transaction(async (tx): Promise<ChallengePlace> => {
				if (!(await isGoingOn(tx, check))) return { kind: 'forgotten' };
				const [older] = await tx
					.select({ vin: botPicture.vin })
					.from(botPicture)
					.where(and(isHere(check), gt(botPicture.expiresAt, now)));
				const row = { ...picture, picture: null, expiresAt };
				await tx
					.insert(botPicture)
					.values({ messenger: check.messenger.name, chatId: check.chat.id, ...row })
					.onConflictDoUpdate({ target: [botPicture.messenger, botPicture.chatId], set: row });
				return { kind: 'waits', replaced: older?.vin ?? null };
			});
		},
		async shown(place, token, picture) {
			await db
				.update(botPicture)
				.set({ picture })
				.where(and(isHere(place), eq(botPicture.token, token)));
		},
		async take(place, { personId, repliedTo }, now) {
			const isMeant =
				repliedTo === null
					? undefined
					: or(
							isNull(botPicture.picture),
							eq(botPicture.picture, repliedTo),
							eq(botPicture.message, repliedTo),
						);
			const isTheirs = and(
				isHere(place),
				eq(botPicture.personId, personId),
				gt(botPicture.expiresAt, now),
				isMeant,
			);
			const [row] = await db.delete(botPicture).where(isTheirs).returning();
			if (!row) return null;
			const { personId: reader, vin, section, supplier, token, message } = row;
			return { personId: reader, vin, section, supplier, token, message };
		},
	};
}
