import { randomInt } from 'node:crypto';
import { MAX_BOT_NAME, TELEGRAM_BOT_NAME } from '@avtosverka/sandbox/settings';
import type { APIRequestContext } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** The bots that are tried, and where the sandbox has their chats. */
export const BOTS = [
	{ messenger: 'telegram', name: 'Telegram', chats: `/t/${TELEGRAM_BOT_NAME}` },
	{ messenger: 'max', name: 'MAX', chats: `/m/${MAX_BOT_NAME}` },
] as const;
export type Bot = (typeof BOTS)[number];

type Button = { readonly text: string; readonly callback_data?: string; readonly url?: string };

/** A message as the sandbox's chat shows it. */
export type ChatMessage = {
	readonly id: number | string;
	readonly by: 'bot' | 'person';
	readonly text: string;
	readonly photo?: string;
	readonly buttons: readonly (readonly Button[])[];
};

/** An invented person's chat with a bot, without a browser. */
export type BotChat = {
	write(text: string): Promise<void>;
	/** Waits for the bot's last message with these words. */
	botMessage(
		words: string | RegExp,
		more?: { not?: string | RegExp; withinMs?: number },
	): Promise<ChatMessage>;
	/** Waits for the message of a check of this car that is over. */
	report(vin: string, withinMs?: number): Promise<ChatMessage>;
	press(message: ChatMessage, button: string | RegExp): Promise<void>;
	pictures(): Promise<number>;
};

const CHECKED_WITHIN_MS = 90_000;

/** Persons of tests have high numbers: the first ones are those of the chat page. */
export const newPerson = (): number => 800_000_000 + randomInt(90_000_000);

const has = ({ text }: ChatMessage, words: string | RegExp): boolean =>
	typeof words === 'string' ? text.includes(words) : words.test(text);

/** The chat of a person with the bot of a messenger; by default one without messages. */
export function botChat(
	request: APIRequestContext,
	{ chats }: Bot,
	{ sandboxUrl = String(process.env.E2E_SANDBOX_URL), person = newPerson() } = {},
): BotChat {
	const base = `${sandboxUrl}${chats}`;

	async function post(path: string, fields: object): Promise<void> {
		const reply = await request.post(`${base}${path}`, { data: { person, ...fields } });
		expect(reply.ok(), await reply.text()).toBe(true);
	}

	async function messages(): Promise<readonly ChatMessage[]> {
		const reply = await request.get(`${base}/chat?person=${person}`);
		return ((await reply.json()) as { messages: ChatMessage[] }).messages;
	}

	async function botMessage(
		words: string | RegExp,
		{ not, withinMs = 30_000 }: { not?: string | RegExp; withinMs?: number } = {},
	): Promise<ChatMessage> {
		let found: ChatMessage | undefined;
		await expect(async () => {
			const said = (await messages()).filter(({ by }) => by === 'bot');
			found = said.findLast((one) => has(one, words) && !(not !== undefined && has(one, not)));
			expect(found, said.map(({ text }) => text).join('\n---\n')).toBeDefined();
		}).toPass({ timeout: withinMs, intervals: [300] });
		return found as ChatMessage;
	}

	return {
		write: (text) => post('/send', { text }),
		botMessage,
		report: (vin, withinMs = CHECKED_WITHIN_MS) =>
			botMessage(new RegExp(`VIN ${vin}[^]*Ответили \\d+ из 10`), { withinMs }),
		async press(message, name) {
			const buttons = message.buttons.flat();
			const button = buttons.find(({ text }) => (typeof name === 'string' ? text === name : name.test(text)));
			expect(button, buttons.map(({ text }) => text).join(', ')).toBeDefined();
			await post('/press', { message: message.id, data: button?.callback_data });
		},
		pictures: async () => (await messages()).filter(({ photo }) => photo !== undefined).length,
	};
}
