import { randomUUID } from 'node:crypto';
import { createRegisters } from '@avtosverka/registers/registers';
import { countingBudget } from '@avtosverka/registers/testing/budgets';
import { MAX_BOT_NAME, sandboxSettings, TELEGRAM_BOT_NAME } from '@avtosverka/sandbox/settings';
import { type RunningSandbox, startSandbox } from '@avtosverka/sandbox/start';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createAnswers } from './answers/answer-cache.ts';
import { createApp } from './app.ts';
import { createMax, type Max } from './max/max.ts';
import { createReportLedger } from './store/report-ledger.ts';
import { sharedRateOf } from './store/testing/shared-rate-of.ts';
import { type TestDatabase, testDatabase } from './store/testing/test-database.ts';
import { createTelegram, type Telegram } from './telegram/telegram.ts';
import { HASTY, type Said } from './telegram/testing/phone.ts';
import { testConfig, testDeps } from './testing/test-deps.ts';
import { createLooking } from './watches/looking.ts';
import { createTelling } from './watches/telling.ts';
import { workWhileDue } from './watches/testing/due-work.ts';

const VIN = 'XTAGFL110KY700777';
const PERSON = 700_700;
const DAY_MS = 24 * 60 * 60 * 1000;
const CHATS = [`/t/${TELEGRAM_BOT_NAME}`, `/m/${MAX_BOT_NAME}`] as const;
const SLOW = 60_000;

/** A clock that goes, from noon in Moscow, so that there are no quiet hours. */
const beganAt = Date.now();
let skippedMs = 0;
const clock = { now: () => new Date(Date.parse('2026-11-21T09:00:00Z') + Date.now() - beganAt + skippedMs) };

let database: TestDatabase;
let sandbox: RunningSandbox;
let app: FastifyInstance;
let bots: { readonly telegram: Telegram; readonly max: Max };
let work: () => Promise<void>;

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
	const deps = testDeps({ config, store, clock, registers });
	if (config.telegram === null || config.max === null) throw new Error('these settings have no bots');
	const sharedRate = sharedRateOf(store);
	const options = { siteUrl: config.siteUrl, store, clock, log: deps.log, timing: HASTY, sharedRate };
	bots = { telegram: createTelegram(config.telegram, options), max: createMax(config.max, options) };
	app = await createApp({ ...deps, ...bots });
	for (const bot of Object.values(bots)) bot.start();
	const look = createLooking(deps, createAnswers(deps));
	const messengers = { telegram: bots.telegram.messenger, max: bots.max.messenger };
	const tell = createTelling(deps, { messengers });
	work = () => workWhileDue(deps, { look, tell });
}, SLOW);
afterAll(async () => {
	await Promise.all(Object.values(bots).map((bot) => bot.stop()));
	await app.close();
	await sandbox.close();
	await database.close();
});

async function post(path: string, fields: object): Promise<void> {
	const headers = { 'content-type': 'application/json' };
	const reply = await fetch(`${sandbox.url}${path}`, {
		method: 'POST',
		headers,
		body: JSON.stringify(fields),
	});
	if (!reply.ok) throw new Error(`${reply.status}: ${await reply.text()}`);
}

/** What the bot has said in a chat. */
async function heard(chat: string): Promise<readonly Said[]> {
	const reply = await fetch(`${sandbox.url}${chat}/chat?person=${PERSON}`);
	return ((await reply.json()) as { messages: Said[] }).messages.filter(({ by }) => by === 'bot');
}

async function until(chat: string, words: RegExp): Promise<Said> {
	return vi.waitFor(
		async () => {
			const said = await heard(chat);
			const found = said.findLast(({ text }) => words.test(text));
			if (!found) throw new Error(said.map(({ text }) => text).join('\n---\n'));
			return found;
		},
		{ timeout: 20_000, interval: 100 },
	);
}

async function press({ id, buttons }: Said, chat: string, name: string): Promise<void> {
	const button = buttons.flat().find(({ text }) => text === name);
	await post(`${chat}/press`, { person: PERSON, message: id, data: button?.callback_data });
}

test(
	'a change of a car is told once in the chat of each messenger, with its buttons, which end the watch',
	async () => {
		for (const chat of CHATS) {
			await post(`${chat}/send`, { person: PERSON, text: VIN });
			await press(await until(chat, /Ответили \d+ из 10/), chat, 'Следить за машиной');
			await until(chat, /Слежу до/);
		}
		await work();
		const notices = async (chat: string) => (await heard(chat)).filter(({ text }) => text.startsWith('🔔'));
		for (const chat of CHATS) expect(await notices(chat)).toEqual([]);

		await post('/_control/changes', { vin: VIN });
		skippedMs += DAY_MS;
		await work();
		skippedMs += DAY_MS;
		await work();
		for (const chat of CHATS) {
			const [notice, ...others] = await notices(chat);
			expect(others).toEqual([]);
			expect(notice?.text).toContain(VIN);
			expect(notice?.text).toMatch(/Запреты\n• новое: Запрет на регистрационные действия, Судебный пристав/);
			expect(notice?.buttons.flat().map(({ text }) => text)).toEqual(['Проверить сейчас', 'Не следить']);
			await press(notice as Said, chat, 'Не следить');
			await until(chat, /Больше не слежу/);
		}
	},
	SLOW,
);
