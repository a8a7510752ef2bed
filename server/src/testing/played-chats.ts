import { randomUUID } from 'node:crypto';
import type { MessengerName } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { createRegisters } from '@avtosverka/registers/registers';
import { countingBudget } from '@avtosverka/registers/testing/budgets';
import { MAX_BOT_NAME, sandboxSettings, TELEGRAM_BOT_NAME } from '@avtosverka/sandbox/settings';
import { type RunningSandbox, startSandbox } from '@avtosverka/sandbox/start';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { testAccounts } from '../accounts/testing/test-accounts.ts';
import { createApp } from '../app.ts';
import { HASTY } from '../bot/testing/hasty.ts';
import type { Clock } from '../deps.ts';
import { createMax, type Max } from '../max/max.ts';
import type { ServerDeps } from '../server-deps.ts';
import { createReportLedger } from '../store/report-ledger.ts';
import { sharedRateOf } from '../store/testing/shared-rate-of.ts';
import { type TestDatabase, testDatabase } from '../store/testing/test-database.ts';
import { createTelegram, type Telegram } from '../telegram/telegram.ts';
import type { Said } from '../telegram/testing/phone.ts';
import { testConfig, testDeps } from './test-deps.ts';

/** Where the sandbox has the chats of each messenger. */
const CHATS: Readonly<Record<MessengerName, string>> = {
	telegram: `/t/${TELEGRAM_BOT_NAME}`,
	max: `/m/${MAX_BOT_NAME}`,
};

type Bots = { readonly telegram: Telegram; readonly max: Max };

/** A whole server whose registers and messengers are the sandbox's. */
export type PlayedServer = { app: FastifyInstance; bots: Bots; deps: ServerDeps };

/** An invented person's chat with a bot. */
export type PlayedChat = {
	write(text: string): Promise<void>;
	/** All that the bot has said, as it reads now. */
	botMessages(): Promise<readonly Said[]>;
	/** Waits for a message of the bot with these words and a button so named, the last of them. */
	until(words: RegExp, button?: RegExp): Promise<Said>;
	/** Presses the first button under a message that is so named. */
	press(under: Said, name: RegExp): Promise<void>;
	/** The last short notice that the bot answered a press with; null before the first. */
	notice(): Promise<string | null>;
};

const named = ({ buttons }: Said, name: RegExp) => buttons.flat().find(({ text }) => name.test(text));

/** To be called once in a file of tests, outside of any. */
export function playServer(clock: Clock) {
	const server = {} as PlayedServer;
	let database: TestDatabase;
	let sandbox: RunningSandbox;

	beforeAll(async () => {
		database = await testDatabase();
		sandbox = await startSandbox({ port: 0, timeScale: 0, now: clock.now });
		const { store } = database;
		const config = testConfig({ ...sandboxSettings(sandbox.url), REQUEST_POLICY: 'bench' });
		const registers = createRegisters(config.registers, {
			ledger: createReportLedger(store, clock),
			budget: countingBudget(),
			now: clock.now,
			leaseOwner: randomUUID(),
		});
		const accounts = testAccounts(store, clock);
		server.deps = testDeps({ config, store, clock, registers, accounts });
		if (config.telegram === null || config.max === null) throw new Error('these settings have no bots');
		const { log } = server.deps;
		const sharedRate = sharedRateOf(store);
		const options = { siteUrl: config.siteUrl, store, clock, log, timing: HASTY, sharedRate };
		server.bots = { telegram: createTelegram(config.telegram, options), max: createMax(config.max, options) };
		server.app = await createApp({ ...server.deps, ...server.bots });
		const bots = Object.values(server.bots);
		for (const bot of bots) bot.start();
		await vi.waitFor(async () => {
			for (const bot of bots) expect(await bot.works()).toBe(true);
		}, 20_000);
	});
	afterAll(async () => {
		await Promise.all(Object.values(server.bots).map((bot) => bot.stop()));
		await server.app.close();
		await sandbox.close();
		await database.close();
	});

	async function post(path: string, fields: object): Promise<void> {
		const headers = { 'content-type': 'application/json' };
		const body = JSON.stringify(fields);
		const reply = await fetch(`${sandbox.url}${path}`, { method: 'POST', headers, body });
		if (!reply.ok) throw new Error(`${reply.status}: ${await reply.text()}`);
	}

	function openChat(messenger: MessengerName, person: number): PlayedChat {
		const chat = CHATS[messenger];
		async function readChat(): Promise<{ messages: readonly Said[]; notice: { text: string } | null }> {
			const reply = await fetch(`${sandbox.url}${chat}/chat?person=${person}`);
			return reply.json() as never;
		}
		const botMessages = async () => (await readChat()).messages.filter(({ by }) => by === 'bot');
		return {
			botMessages,
			write: (text) => post(`${chat}/send`, { person, text }),
			until: (words, button) =>
				vi.waitFor(
					async () => {
						const said = await botMessages();
						const found = said.findLast(
							(one) => words.test(one.text) && (button === undefined || named(one, button)),
						);
						if (!found) throw new Error(`no ${words}: ${said.map(({ text }) => text).join('\n---\n')}`);
						return found;
					},
					{ timeout: 20_000, interval: 100 },
				),
			async press(under, name) {
				const data = named(under, name)?.callback_data;
				await post(`${chat}/press`, { person, message: under.id, data });
			},
			notice: async () => (await readChat()).notice?.text ?? null,
		};
	}

	return { server, control: (path: string, fields: object) => post(`/_control/${path}`, fields), openChat };
}
