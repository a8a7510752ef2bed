/** What a text in a group has to do with the bot. */
export type CalledByName = {
	/** True for `@name`, and for a command that names no other bot. */
	readonly isCalled: boolean;
	/** The text without the bot's name. */
	readonly rest: string;
};

const COMMAND = /^(\/[a-z]+)(?:@([\w-]+))?/i;

/** Reads whether a text speaks to the bot with this name, without its `@`; null is a bot without one. */
export function readCalledByName(text: string, username: string | null): CalledByName {
	const [begun = '', command, named] = COMMAND.exec(text) ?? [];
	const isOurs = named === undefined || named.toLowerCase() === username?.toLowerCase();
	const isCommand = command !== undefined && isOurs;
	const message = isCommand ? command + text.slice(begun.length) : text;
	if (username === null) return { isCalled: isCommand, rest: message };
	const mention = new RegExp(`(?<!\\w)@${username.replace(/\W/g, '\\$&')}(?![\\w-])`, 'gi');
	return { isCalled: isCommand || mention.test(message), rest: message.replaceAll(mention, '').trim() };
}
