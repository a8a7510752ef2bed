import { setTimeout as pause } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { createAnswers } from '../../answers/answer-cache.ts';
import { fakeRegisters, found } from '../../answers/testing/fake-registers.ts';
import type { Store } from '../../store/store.ts';
import { testDeps } from '../../testing/test-deps.ts';
import type { Conversation } from '../conversation-port.ts';
import { createBotConversation } from '../create-bot-conversation.ts';
import type { Timing } from '../updates/timing.ts';
import { conversation } from './conversation.ts';
import { HASTY } from './hasty.ts';
import { idleWatches } from './idle-watches.ts';

/** As hasty as tests are, but a call of a crowd on a busy machine is not taken for lost. */
export const CROWDED: Timing = { ...HASTY, callMs: 120_000, askAgainMs: 500 };

const CHATS = 200;
const FIRST_PERSON = 1_000;
const WORDS = ['раз', 'два', 'три'];
const ANSWERED_WITHIN_MS = 100_000;
const CHECKED_WITHIN_MS = 240_000;
/** Long enough for a message to change while registers answer. */
const REGISTER_TAKES_MS = 2_500;
const PNG = Buffer.from('\x89PNG', 'latin1');

/** A messenger whose bot is to answer many at once. */
export type CrowdedMessenger = {
	attend(conversation: Conversation): void;
	/** A person writes. */
	say(person: number, text: string): void;
	/** What the bot has written to a person. */
	read(person: number): readonly string[];
	start(): void;
	stop(): Promise<void>;
};

/** 200 persons write three words each at once, and are answered each of them once, in their order. */
export async function expectCrowdAnswered(messenger: CrowdedMessenger): Promise<void> {
	messenger.attend(
		conversation(async ({ messenger, chat, ...incoming }) => {
			await messenger.send(chat, { html: incoming.kind === 'text' ? incoming.text : '' });
		}),
	);
	const persons = Array.from({ length: CHATS }, (_, place) => FIRST_PERSON + place);
	for (const word of WORDS) for (const person of persons) messenger.say(person, word);
	messenger.start();
	try {
		const waiting = () => persons.filter((person) => messenger.read(person).length < WORDS.length);
		await vi.waitFor(() => expect(waiting()).toEqual([]), { timeout: ANSWERED_WITHIN_MS, interval: 200 });
	} finally {
		await messenger.stop();
	}
	for (const person of persons) expect(messenger.read(person)).toEqual(WORDS);
}

/**
 * 200 persons send a VIN each and ask for help at once. Each reads one report of their own car, which changes
 * while registers answer, the help that they asked for after it, and one card.
 */
export async function expectCrowdChecked(messenger: CrowdedMessenger, store: Store): Promise<void> {
	const clock = { now: () => new Date() };
	const registers = fakeRegisters(clock);
	for (const register of ['zalog', 'osago'] as const) {
		registers.reactFor(register, async () => {
			await pause(REGISTER_TAKES_MS);
			return found(register, clock.now());
		});
	}
	const deps = testDeps({ store, clock, registers });
	const unused = () => Promise.reject(new Error('this crowd neither buys nor shares'));
	const services = { answers: createAnswers(deps), lookups: { ask: unused, bought: unused }, share: unused };
	const bot = createBotConversation(
		deps,
		{ ...services, watches: idleWatches() },
		{ drawCard: async () => PNG },
	);
	messenger.attend(bot);
	const persons = Array.from({ length: CHATS }, (_, place) => FIRST_PERSON + place);
	const vinOf = (person: number) => `XTAGFL110KY70${person}`;
	for (const person of persons) messenger.say(person, vinOf(person));
	for (const person of persons) messenger.say(person, '/help');
	const read = (person: number) =>
		messenger.read(person).map((text) => {
			if (text.includes('Ответили 10 из 10')) return text.includes(vinOf(person)) ? 'report' : 'of another';
			if (text.includes('/forget')) return 'help';
			return text.includes(`VIN ${vinOf(person)}`) ? 'begun' : text.startsWith('⛔') ? 'card' : text;
		});
	messenger.start();
	try {
		const isAnswered = (person: number) => ['card', 'help'].every((word) => read(person).includes(word));
		const waiting = () => persons.filter((person) => !isAnswered(person));
		await vi.waitFor(() => expect(waiting()).toEqual([]), { timeout: CHECKED_WITHIN_MS, interval: 500 });
	} finally {
		await messenger.stop();
		await bot.finish();
	}
	for (const person of persons) {
		// A card waits for registers, not for what is asked beside them.
		expect(read(person).toSorted()).toEqual(['card', 'help', 'report']);
		expect(read(person).filter((word) => word !== 'card')).toEqual(['report', 'help']);
	}
}
