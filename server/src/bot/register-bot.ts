import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import type { Conversation } from './conversation-port.ts';
import { type BotServices, createBotConversation } from './create-bot-conversation.ts';

/** A messenger that is switched on in the settings. */
export type AttendedMessenger = { attend(conversation: Conversation): void };

/** Lets the bot check cars in every messenger that is switched on. */
export function registerBot(
	app: FastifyInstance,
	deps: Deps & { readonly telegram: AttendedMessenger | null; readonly max: AttendedMessenger | null },
	services: BotServices,
): void {
	const messengers = [deps.telegram, deps.max].filter((messenger) => messenger !== null);
	if (messengers.length === 0) return;
	const conversation = createBotConversation(deps, services);
	for (const messenger of messengers) messenger.attend(conversation);
	// What goes on in chats waits for answers that end with the server.
	app.addHook('preClose', () => conversation.finish());
}
