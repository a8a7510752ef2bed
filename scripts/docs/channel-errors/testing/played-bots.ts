import { MAX_BOT_NAME, sandboxSettings, TELEGRAM_BOT_NAME } from '@avtosverka/sandbox/settings';
import { startSandbox } from '@avtosverka/sandbox/start';
import { testAccounts } from '@avtosverka/server/accounts/testing/test-accounts';
import { createApp } from '@avtosverka/server/app';
import { HASTY } from '@avtosverka/server/bot/testing/hasty';
import { MARKER } from '@avtosverka/server/http/testing/served-app';
import { createMax } from '@avtosverka/server/max/max';
import type { Store } from '@avtosverka/server/store/store';
import { sharedRateOf } from '@avtosverka/server/store/testing/shared-rate-of';
import { createTelegram } from '@avtosverka/server/telegram/telegram';
import { testConfig, testDeps } from '@avtosverka/server/testing/test-deps';
import Fastify from 'fastify';
import type { BotError } from '../bots.ts';

const CHATS = { telegram: `/t/${TELEGRAM_BOT_NAME}`, max: `/m/${MAX_BOT_NAME}` } as const;
export type PlayedMessenger = keyof typeof CHATS;

/** A server with both bots, whose calls to the sandbox may be answered by something else. */
export type PlayedBots = {
	/** From now on; null: nothing goes wrong. */
	fail(messenger: PlayedMessenger, error: BotError | null): void;
	say(messenger: PlayedMessenger, person: number, text: string): Promise<void>;
	/** What the bot has said in a person's chat, a word for each message of a check. */
	read(messenger: PlayedMessenger, person: number): Promise<readonly string[]>;
	/** What the page of the sign-in says; null where it offers the messenger. */
	page(messenger: PlayedMessenger): Promise<string | null>;
	close(): Promise<void>;
};

type ChatMessage = { readonly by: string; readonly text: string; readonly photo?: string };

/** Starts both bots over a store and a sandbox of their own. */
export async function playBots(store: Store): Promise<PlayedBots> {
	const sandbox = await startSandbox({ port: 0, timeScale: 0 });
	const failing = new Map<PlayedMessenger, { error: BotError; left: number }>();

	const between = Fastify({ forceCloseConnections: true });
	between.removeAllContentTypeParsers();
	between.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
	between.all('/*', async ({ method, url, headers, body }, reply) => {
		const messenger = url.startsWith('/telegram/') ? 'telegram' : 'max';
		const path = new URL(url, sandbox.url).pathname;
		const call = messenger === 'telegram' ? path.split('/').at(-1) : `${method} ${path.slice('/max'.length)}`;
		const sent = body instanceof Buffer ? body : undefined;
		const rule = failing.get(messenger);
		const isMeant =
			rule !== undefined &&
			rule.left > 0 &&
			(rule.error.call === '*' || rule.error.call === call) &&
			(rule.error.carrying === undefined || sent?.includes(rule.error.carrying) === true);
		const instead = isMeant ? rule.error.reply : null;
		if (isMeant) rule.left -= 1;
		if (instead === 'none') return reply.hijack();
		if (instead !== null && instead !== 'lost') return reply.code(instead.status).send(instead.body);
		const { authorization = '', 'content-type': type } = headers;
		const answer = await fetch(`${sandbox.url}${url}`, {
			method,
			headers: { authorization, ...(type !== undefined && { 'content-type': type }) },
			...(sent !== undefined && { body: new Uint8Array(sent) }),
		});
		if (instead === 'lost') return reply.hijack();
		return reply
			.code(answer.status)
			.type('application/json')
			.send(await answer.text());
	});
	const proxy = await between.listen({ port: 0, host: '127.0.0.1' });

	const config = testConfig({
		RATE_LIMIT_PER_MINUTE: '1000000',
		...Object.fromEntries(
			Object.entries(sandboxSettings(sandbox.url)).filter(([name]) => /^(TELEGRAM|MAX)_/.test(name)),
		),
		TELEGRAM_API_ROOT: `${proxy}/telegram`,
		MAX_API_ROOT: `${proxy}/max`,
	});
	if (config.telegram === null || config.max === null) throw new Error('these settings have no bots');
	const clock = { now: () => new Date() };
	const deps = testDeps({ config, store, clock, accounts: testAccounts(store, clock) });
	const { log } = deps;
	const sharedRate = sharedRateOf(store);
	const options = { siteUrl: config.siteUrl, store, clock, log, sharedRate, timing: HASTY };
	const bots = { telegram: createTelegram(config.telegram, options), max: createMax(config.max, options) };
	const app = await createApp({ ...deps, ...bots });
	for (const bot of Object.values(bots)) bot.start();

	return {
		fail(messenger, error) {
			if (error === null) failing.delete(messenger);
			else failing.set(messenger, { error, left: error.times ?? Number.POSITIVE_INFINITY });
		},
		async say(messenger, person, text) {
			await fetch(`${sandbox.url}${CHATS[messenger]}/send`, {
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify({ person, text }),
			});
		},
		async read(messenger, person) {
			const reply = await fetch(`${sandbox.url}${CHATS[messenger]}/chat?person=${person}`);
			const { messages } = (await reply.json()) as { messages: ChatMessage[] };
			return messages.filter(({ by }) => by === 'bot').map(wordOf);
		},
		async page(messenger) {
			const url = `/v1/auth/${messenger}/getAuthLink`;
			return (await app.inject({ url, headers: MARKER })).json().message ?? null;
		},
		async close() {
			await Promise.all(Object.values(bots).map((bot) => bot.stop()));
			await app.close();
			await between.close();
			await sandbox.close();
		},
	};
}

function wordOf({ text, photo }: ChatMessage): string {
	if (photo !== undefined) return 'карточка';
	if (/Ответили \d+ из 10/.test(text)) return 'отчёт';
	return text.includes('VIN ') ? 'начало отчёта' : text;
}
