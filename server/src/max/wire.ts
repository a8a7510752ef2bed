import { z } from 'zod';

/**
 * Updates of MAX by its schema of 2026-07-01; fields that we do not read are left out. Taken from what it
 * publishes and not seen from a live server: what proves otherwise is changed here and in incoming.ts.
 */
const User = z.object({
	user_id: z.int(),
	is_bot: z.boolean().optional(),
	name: z.string().nullish(),
	first_name: z.string().nullish(),
	username: z.string().nullish(),
});
const Message = z.object({
	sender: User.nullish(),
	recipient: z.object({ chat_id: z.int().nullish(), chat_type: z.string() }),
	body: z.object({ mid: z.string(), text: z.string().nullish() }),
	/** A message that this one answers, or hands on (`forward`). */
	link: z
		.object({
			type: z.string(),
			sender: User.nullish(),
			message: z.object({ mid: z.string() }).nullish(),
		})
		.nullish(),
});

const at = { timestamp: z.number() };

export const MaxUpdate = z.discriminatedUnion('update_type', [
	z.object({ ...at, update_type: z.literal('message_created'), message: Message }),
	z.object({
		...at,
		update_type: z.literal('message_callback'),
		callback: z.object({ callback_id: z.string(), payload: z.string().nullish(), user: User }),
		message: Message.nullish(),
	}),
	z.object({
		...at,
		update_type: z.literal('bot_started'),
		chat_id: z.int(),
		user: User,
		payload: z.string().nullish(),
	}),
	z.object({ ...at, update_type: z.literal('bot_stopped'), chat_id: z.int(), user: User }),
	z.object({ ...at, update_type: z.literal('dialog_removed'), chat_id: z.int(), user: User }),
]);
export type MaxUpdate = z.infer<typeof MaxUpdate>;

/** Kinds of updates that the bot wants. */
export const WANTED_KINDS = [
	...['message_created', 'message_callback', 'bot_started', 'bot_stopped', 'dialog_removed'],
] as const;
