import { randomUUID } from 'node:crypto';
import { MESSENGERS, type MessengerName } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import type { Press } from './bot/intent.ts';
import { createLedger } from './ledger/ledger.ts';
import type { SignInPress } from './sign-in/messenger/talk.ts';
import { beginWell, openBrowser } from './sign-in/messenger/testing/node.ts';
import { CHAT_WORDS } from './sign-in/messenger/words.ts';
import { PERSON_IN } from './store/schema/account.ts';
import type { Said } from './telegram/testing/phone.ts';
import { type PlayedChat, playServer } from './testing/played-chats.ts';

/** Each try has a person of its own. */
let lastPerson = 800_800;
const clock = { now: () => new Date() };
const { server, openChat } = playServer(clock);

const VIN = 'XTA21144094786239';
const OTHER_VIN = 'Z94K241BBMR251210';
/** The sandbox knows its VIN by the card index alone. */
const PAID_PLATE = 'Е404КХ99';
const PAID_VIN = 'X4XKJ59480LE23552';
/** It has stood on two. */
const TWO_CARS = 'В222ВВ22';
const SILENT_PLATE = 'Н500ОТ78';

type Talking = { readonly messenger: MessengerName; readonly chat: PlayedChat };
/** A button: what brings it, the message under which it stands, its name, what its press leads to. */
type Pressing = {
	readonly ask?: string | ((talking: Talking) => Promise<void>);
	readonly under: RegExp;
	readonly button: RegExp;
	readonly leadsTo: RegExp;
};

const reportOf = (vin: string) => new RegExp(`VIN ${vin}[^]*Ответили \\d+ из 10`);
const REPORT = reportOf(VIN);
/** A car that was checked has its name on a button, another one its VIN. */
const NAMED = /6239$/;
const SIGN_IN = /^Войти на сайт[\s\S]*Код на странице/;
const SEVERAL = /^Нашлось несколько машин/;
const SILENCE = /^Н ?500 ?ОТ[\s\S]*не ответил/i;
const HELD = /отвязан от аккаунта/;
const WATCHED = /^Слежу до/;

async function askToSignIn({ messenger, chat }: Talking): Promise<void> {
	const { payload } = await beginWell(openBrowser(server, '192.0.2.1', messenger));
	await chat.write(`/start ${payload}`);
}

/** A person who signed in from the chat links another sign-in and unlinks the chat's, which is older. */
async function unlinkAndAsk(talking: Talking): Promise<void> {
	const { store, accounts } = server.deps;
	const { messenger } = talking;
	const { rows } = await store.db.execute<{ id: string }>(
		sql`select id from account where ${PERSON_IN[messenger]} is not null`,
	);
	for (const { id } of rows) {
		await accounts.link(id, { provider: 'vk', id: randomUUID(), name: null });
		expect(await accounts.unlink(id, messenger)).toBe('held');
	}
	await askToSignIn(talking);
}

/** Everybody who is known to the site buys ten requests. */
async function buyAndAsk({ chat }: Talking): Promise<void> {
	const { store } = server.deps;
	const { rows } = await store.db.execute<{ id: string }>('select id from account');
	for (const { id: accountId } of rows) {
		const sale = { orderId: randomUUID(), accountId, requests: 10, kopecks: 49_00 };
		await store.transaction((tx) => createLedger(store, clock).credit(tx, sale));
	}
	await chat.write(PAID_PLATE);
}

/** In this order: a sign-in comes before what belongs to accounts, a watch before what ends it. */
const PRESSINGS: Readonly<Record<Press['kind'] | SignInPress, readonly Pressing[]>> = {
	'not-me': [{ ask: askToSignIn, under: SIGN_IN, button: /^Это не я$/, leadsTo: /^Вход отменён/ }],
	enter: [{ ask: askToSignIn, under: SIGN_IN, button: /^Войти$/, leadsTo: /^Готово, вернитесь/ }],
	'take-back': [
		{ ask: unlinkAndAsk, under: SIGN_IN, button: /^Войти$/, leadsTo: HELD },
		{ under: HELD, button: /^Вернуть вход$/, leadsTo: /^Готово, вернитесь/ },
	],
	car: [
		{ ask: `${VIN} ${OTHER_VIN}`, under: SEVERAL, button: NAMED, leadsTo: REPORT },
		{ ask: '/my', under: /^Последние проверки/, button: NAMED, leadsTo: REPORT },
		{ ask: TWO_CARS, under: /стоял на нескольких/, button: /1234$/, leadsTo: reportOf('XWEHC512BC0001234') },
	],
	again: [{ under: REPORT, button: /^Проверить ещё раз$/, leadsTo: REPORT }],
	questions: [{ under: REPORT, button: /^Что спросить/, leadsTo: /^Что спросить у продавца/ }],
	share: [{ under: REPORT, button: /^Поделиться$/, leadsTo: /\/s\/[\s\S]*отозвать можно/ }],
	watch: [{ under: REPORT, button: /^Следить за машиной$/, leadsTo: WATCHED }],
	looknow: [{ under: WATCHED, button: /^Проверить сейчас$/, leadsTo: /в ближайшие минуты/ }],
	unwatch: [{ under: WATCHED, button: /^Не следить$/, leadsTo: /^Больше не слежу/ }],
	plate: [
		{ ask: `${SILENT_PLATE} ${PAID_PLATE}`, under: SEVERAL, button: /^Н ?500 ?ОТ/, leadsTo: SILENCE },
		{ under: SILENCE, button: /^Проверить ещё раз$/, leadsTo: SILENCE },
	],
	buy: [{ ask: buyAndAsk, under: /На вашем счёте/, button: /^Найти VIN за 1/, leadsTo: reportOf(PAID_VIN) }],
};

/** Presses, and waits for something with these words that the chat did not say before. */
async function pressAndSee(talking: Talking, { ask, under, button, leadsTo }: Pressing): Promise<void> {
	const { chat } = talking;
	if (typeof ask === 'string') await chat.write(ask);
	else await ask?.(talking);
	const message = await chat.until(under, button);
	const before = new Set((await chat.botMessages()).map(({ id }) => id));
	await chat.press(message, button);
	await vi.waitFor(
		async () => {
			const isNew = ({ id, text }: Said) => !before.has(id) || (id === message.id && text !== message.text);
			const said = (await chat.botMessages()).filter(isNew).map(({ text }) => text);
			expect(said).toContainEqual(expect.stringMatching(leadsTo));
		},
		{ timeout: 20_000, interval: 50 },
	);
	expect(await chat.notice()).not.toBe(CHAT_WORDS.overdue);
}

const kindOf = (data: string) => data.slice(0, data.indexOf(':'));

test.concurrent.each(MESSENGERS)(
	'every kind of button does in a chat of %s what is written on it',
	async (messenger) => {
		lastPerson += 1;
		const chat = openChat(messenger, lastPerson);
		for (const pressing of Object.values(PRESSINGS).flat()) await pressAndSee({ messenger, chat }, pressing);
		const shown = (await chat.botMessages()).flatMap(({ buttons }) => buttons.flat());
		const kinds = shown.flatMap((button) => (button.callback_data ? [kindOf(button.callback_data)] : []));
		for (const kind of kinds) expect(Object.keys(PRESSINGS)).toContain(kind);
	},
);
