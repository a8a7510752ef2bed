import type { ChatPerson } from './limits.ts';
import type { OutMessage } from './messenger.ts';

/** Writes a message, or a text in HTML, into the chat of somebody. */
export async function say({ messenger, chat }: ChatPerson, message: OutMessage | string): Promise<void> {
	await messenger.send(chat, typeof message === 'string' ? { html: message } : message);
}
