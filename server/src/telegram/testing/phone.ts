import { sandboxSettings, TELEGRAM_BOT_NAME } from '@avtosverka/sandbox/settings';
import { type RunningSandbox, type SandboxOptions, startSandbox } from '@avtosverka/sandbox/start';
import { vi } from 'vitest';
import type { Environment } from '../../config.ts';

export type Said = {
	readonly id: number;
	readonly by: 'bot' | 'person';
	readonly text: string;
	readonly buttons: readonly (readonly { readonly text: string; readonly callback_data: string }[])[];
};

/** An invented person's phone. */
export type Phone = {
	say(text: string): Promise<void>;
	/** Waits for the bot's n-th message. */
	botMessage(count?: number): Promise<Said>;
	/** Presses the button with this text under the bot's last message. */
	press(text: string): Promise<void>;
	read(): Promise<readonly Said[]>;
};

/** Telegram on this machine. */
export type PlayedTelegram = {
	readonly url: string;
	/** Settings of the bot alone. */
	readonly settings: Environment;
	/** Each test takes persons of its own: by number, in private or in their group. */
	phone(person: number, group?: boolean): Phone;
	setMode(mode: string): Promise<void>;
	close(): Promise<void>;
};

/** Options are for what the sandbox plays beside it. */
export async function playTelegram(options: Partial<SandboxOptions> = {}): Promise<PlayedTelegram> {
	const sandbox: RunningSandbox = await startSandbox({ port: 0, timeScale: 0, ...options });
	const all = Object.entries(sandboxSettings(sandbox.url));
	const chat = `${sandbox.url}/t/${TELEGRAM_BOT_NAME}`;

	async function post(url: string, fields: object): Promise<void> {
		const headers = { 'content-type': 'application/json' };
		const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(fields) });
		if (!reply.ok) throw new Error(`${reply.status}: ${await reply.text()}`);
	}

	return {
		url: sandbox.url,
		settings: Object.fromEntries(all.filter(([name]) => name.startsWith('TELEGRAM_'))),
		setMode: (mode) => post(`${sandbox.url}/_control/telegram`, { mode }),
		close: () => sandbox.close(),
		phone(person, group = false) {
			async function read(): Promise<readonly Said[]> {
				const reply = await fetch(`${chat}/chat?person=${person}&group=${group}`);
				return ((await reply.json()) as { messages: Said[] }).messages;
			}
			const bots = async () => (await read()).filter(({ by }) => by === 'bot');
			return {
				read,
				say: (text) => post(`${chat}/send`, { person, group, text }),
				botMessage: (count = 1) =>
					vi.waitFor(
						async () => {
							const message = (await bots())[count - 1];
							if (!message) throw new Error('the bot has said nothing yet');
							return message;
						},
						{ timeout: 8_000, interval: 30 },
					),
				async press(text) {
					const { id, data } = await vi.waitFor(
						async () => {
							const message = (await bots()).at(-1);
							const button = message?.buttons.flat().find((one) => one.text === text);
							if (!message || !button) throw new Error(`no button ${text} under «${message?.text}»`);
							return { id: message.id, data: button.callback_data };
						},
						{ timeout: 8_000, interval: 30 },
					);
					await post(`${chat}/press`, { person, group, message: id, data });
				},
			};
		},
	};
}
