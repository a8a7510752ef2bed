import type { MessengerName } from '@avtosverka/contract/vocabulary/oauth-sign-in';

/** A chat with the bot: a person's own, or a group. */
export type Chat = { readonly id: number; readonly isGroup: boolean };

/** A button: `press` comes back to the bot, 64 bytes at most; `url` opens a page. */
export type ChatButton =
	| { readonly text: string; readonly press: string }
	| { readonly text: string; readonly url: string };

/** What the bot writes: text in HTML of the tags `b`, `i`, `code` and `a`, and rows of buttons. */
export type OutMessage = { readonly html: string; readonly rows?: readonly (readonly ChatButton[])[] };

/** A picture as a messenger takes it. */
export type ChatImage = {
	readonly bytes: Uint8Array;
	readonly type: 'image/png' | 'image/jpeg' | 'image/gif';
};

/** Where a message stands that the bot has sent. */
export type MessageRef = string;

/** `closed`: the bot may not write there. `refused`: the messenger does not take this message, ever. */
export type SendOutcome = { readonly ref: MessageRef } | { readonly refusal: 'closed' | 'refused' };

/**
 * What the conversation needs of a messenger. A message that is refused for good is no failure: sending says
 * so, a picture resolves to null, changing to false. Everything else that goes wrong rejects.
 */
export type Messenger = {
	readonly name: MessengerName;
	/** The longest text, in signs of HTML. */
	readonly limits: { readonly text: number };
	send(chat: Chat, message: OutMessage): Promise<SendOutcome>;
	edit(chat: Chat, message: MessageRef, to: OutMessage): Promise<boolean>;
	sendImage(chat: Chat, picture: ChatImage, message: OutMessage): Promise<MessageRef | null>;
	/** Ends the waiting of a pressed button, with a short notice or without one. */
	answerPress(press: string, notice?: string): Promise<void>;
};
