import type { Conversation } from '../conversation-port.ts';

/** A conversation that handles everything by `receive`. */
export function conversation(receive: Conversation['receive']): Conversation {
	return {
		receive,
		knowsPress: () => true,
		knowsPayload: () => true,
		preview: async () => ({ previews: [], wayIn: { text: 'Проверить', payload: 'help' } }),
		finish: async () => {},
	};
}
