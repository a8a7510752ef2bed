import type { InlineAnswer } from './inline-previews.ts';
import type { Chat, MessageRef, Messenger } from './messenger.ts';

/** Something that has happened in a chat. */
export type Incoming = {
	readonly messenger: Messenger;
	readonly chat: Chat;
	/** Who did it: the messenger's numeric id. */
	readonly personId: number;
} & (
	| {
			readonly kind: 'text';
			readonly text: string;
			/** True in private, and in a group for a command, a mention or a reply to the bot. */
			readonly addressed: boolean;
			/** The message of the bot to which this is a reply; null for every other text. */
			readonly repliedTo: MessageRef | null;
	  }
	/** `payload` is what the link into the chat carried, empty without one. */
	| { readonly kind: 'started'; readonly payload: string }
	| { readonly kind: 'pressed'; readonly data: string; readonly press: string }
	/** The person has blocked the bot, or the group has removed it. */
	| { readonly kind: 'closed' }
);

/** The bot's side of all chats. A rejection means that it shall be tried again. */
export type Conversation = {
	receive(incoming: Incoming): Promise<void>;
	/** True for a press that is this conversation's to answer. */
	knowsPress(data: string): boolean;
	/** True for a link's payload that is this conversation's to answer. */
	knowsPayload(payload: string): boolean;
	/** What is shown to somebody who types after the bot's name in another chat. */
	preview(text: string, person: Pick<Incoming, 'messenger' | 'personId'>): Promise<InlineAnswer>;
	/** Lets what is under way end for a while. */
	finish(): Promise<void>;
};
