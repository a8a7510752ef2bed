/** Who writes to the bot. */
export type Sender = {
	/** Telegram's numeric id, up to 52 bits. */
	readonly id: number;
	readonly name: string | null;
	/** Without its `@`. */
	readonly username: string | null;
};

/** A button under an answer; `data` comes back when it is pressed, 64 bytes at most. */
export type AnswerButton = { readonly text: string; readonly data: string };

/** What the bot writes: plain text, never markup, since it may carry names. */
export type BotAnswer = { readonly text: string; readonly buttons?: readonly AnswerButton[] };

/** What a press does: a short notice, and what the message turns into; null leaves it as it is. */
export type PressAnswer = { readonly notice: string; readonly message: BotAnswer | null };

/** What the bot answers to whom. A rejection means that it shall be tried again: each may be called twice. */
export type Talk = {
	/** `/start` with what a link of ours carried into the chat. */
	started(sender: Sender, payload: string): Promise<BotAnswer>;
	pressed(sender: Sender, data: string): Promise<PressAnswer>;
	/** A command in a group. */
	calledInGroup(): Promise<BotAnswer>;
};
