import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import type { Conversation } from './conversation-port.ts';
import { type BotServices, createBotConversation } from './create-bot-conversation.ts';

/** A messenger that is switched on in the settings. */
export type AttendedMessenger = { attend(conversation: Conversation): void };

/** Lets the bot check cars in every messenger that is switched on. */
export function registerBot(
	app: FastifyInstance,
	deps: Deps & { readonly telegram: AttendedMessenger | null },
	services: BotServices,
): void {
	if (deps.telegram === null) return;
	const conversation = createBotConversation(deps, services);
	deps.telegram.attend(conversation);
	// What goes on in chats waits for answers that end with the server.
	app.addHook('preClose', () => conversation.finish());
}
