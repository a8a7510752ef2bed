import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createLog } from '../../log.ts';
import { createPolling, type ReceivedUpdate } from './polling.ts';

const timing = { askAgainMs: 1, backoffMs: [1, 2] } as const;
const PATIENT = { timeout: 20_000, interval: 1 };
const AT_ONCE = 100;

type Sent = { readonly chat: string; readonly text: string };

/** A Bot API that remembers what was confirmed; it names the place after each update, or after all alone. */
function botApi(sent: readonly Sent[], namesEach: boolean) {
	let confirmed = 0;
	const api = {
		sent: [...sent],
		isDown: false,
		calls: 0,
		confirmed: () => confirmed,
		async give(from: number | null, handle: (update: Sent, place: number) => Promise<void>) {
			api.calls += 1;
			// Calls of a network; a hundred answers in one turn would starve everything else.
			await new Promise((resolve) => setTimeout(resolve, 1));
			if (api.isDown) throw new Error('502');
			confirmed = Math.max(confirmed, from ?? 0);
			const given = api.sent.slice(confirmed, confirmed + AT_ONCE);
			const end = confirmed + given.length;
			const updates = given.map((update, index): ReceivedUpdate => {
				const place = confirmed + index;
				const isNamed = namesEach || place === end - 1;
				const next = isNamed ? place + 1 : null;
				return { key: place, chat: update.chat, next, handle: () => handle(update, place) };
			});
			return { updates, next: end };
		},
	};
	return api;
}

/** One process that asks a Bot API and handles what it is given; `handle` says what becomes of an update. */
function startProcess(
	api: ReturnType<typeof botApi>,
	handle: (update: Sent, attempt: number) => Promise<void>,
) {
	const ended = new AbortController();
	const handled: Sent[] = [];
	const lines: string[] = [];
	const attempts = new Map<number, number>();
	const done = new Set<number>();
	let inHand = 0;
	const process = { handled, lines, attempts, mostInHand: 0, isDead: false, stop: async () => {} };
	const polling = createPolling({
		name: 'telegram',
		ask: (from) =>
			process.isDead
				? new Promise(() => {})
				: api.give(from, async (update, place) => {
						if (done.has(place)) return;
						const attempt = (attempts.get(place) ?? 0) + 1;
						attempts.set(place, attempt);
						inHand += 1;
						process.mostInHand = Math.max(process.mostInHand, inHand);
						await handle(update, attempt).finally(() => {
							inHand -= 1;
						});
						if (process.isDead) return;
						done.add(place);
						handled.push(update);
					}),
		answered: async () => {},
		describe: (failure) => ({ message: String(failure) }),
		timing,
		log: createLog('error', { write: (line) => lines.push(line) }),
	});
	async function run(): Promise<void> {
		while (!ended.signal.aborted) {
			await polling.poll(ended.signal).catch(() => new Promise((resolve) => setTimeout(resolve, 1)));
		}
	}
	const over = run();
	process.stop = async () => {
		ended.abort();
		await over;
		await polling.settled();
	};
	return process;
}

const texts = ({ handled }: { readonly handled: readonly Sent[] }, chat: string) =>
	handled.filter((update) => update.chat === chat).map(({ text }) => text);

const PLACES = [
	['after each update', true],
	['after all of an answer alone', false],
] as const;

describe.each(PLACES)('updates of a Bot API that names the place %s', (_name, namesEach) => {
	test('that come while one chat waits are handled, and confirmed once that one is over', async () => {
		const slow = Promise.withResolvers<void>();
		const api = botApi([{ chat: 'slow', text: 'раз' }], namesEach);
		const process = startProcess(api, ({ chat }) => (chat === 'slow' ? slow.promise : Promise.resolve()));
		await vi.waitFor(() => expect(api.calls).toBeGreaterThan(3), PATIENT);
		api.sent.push({ chat: 'other', text: 'привет' }, { chat: 'slow', text: 'два' });
		await vi.waitFor(() => expect(texts(process, 'other')).toEqual(['привет']), PATIENT);
		expect([api.confirmed(), texts(process, 'slow')]).toEqual([0, []]);
		slow.resolve();
		await vi.waitFor(() => expect(api.confirmed()).toBe(3), PATIENT);
		await process.stop();
		expect(texts(process, 'slow')).toEqual(['раз', 'два']);
	});

	test('of which one fails for ever: it is given up after six times, said once without its words', async () => {
		const api = botApi(
			[
				{ chat: 'a', text: 'отрава' },
				{ chat: 'a', text: 'два' },
			],
			namesEach,
		);
		const process = startProcess(api, async ({ text }) => {
			if (text !== 'отрава') return;
			const asked = api.calls;
			await vi.waitFor(() => expect(api.calls).toBeGreaterThan(asked + 1), PATIENT);
			throw new Error('500');
		});
		await vi.waitFor(() => expect(api.confirmed()).toBe(2), PATIENT);
		await process.stop();
		expect([texts(process, 'a'), process.attempts.get(0)]).toEqual([['два'], 6]);
		expect(process.lines).toEqual([expect.stringMatching(/"id":"update-\w{12}".*telegram update given up/)]);
		expect(process.lines.join()).not.toContain('отрава');
	});

	test('are not given up while the Bot API answers nothing at all', async () => {
		const api = botApi([{ chat: 'a', text: 'раз' }], namesEach);
		const process = startProcess(api, async () => {
			if (process.attempts.get(0) === 1) api.isDown = true;
			if (api.isDown) throw new Error('502');
		});
		await vi.waitFor(() => expect(process.attempts.get(0)).toBeGreaterThan(12), PATIENT);
		api.isDown = false;
		await vi.waitFor(() => expect(api.confirmed()).toBe(1), PATIENT);
		await process.stop();
		expect([texts(process, 'a'), process.lines]).toEqual([['раз'], []]);
	});

	test('are a hundred in hand at most, however many wait', async () => {
		const sent = Array.from({ length: 350 }, (_, place) => ({ chat: `${place}`, text: 'раз' }));
		const api = botApi(sent, namesEach);
		const slow = Promise.withResolvers<void>();
		const process = startProcess(api, () => slow.promise);
		await vi.waitFor(() => expect(api.calls).toBeGreaterThan(5), PATIENT);
		expect(process.mostInHand).toBe(AT_ONCE);
		slow.resolve();
		await vi.waitFor(() => expect(api.confirmed()).toBe(sent.length), PATIENT);
		await process.stop();
		expect([process.handled.length, process.mostInHand]).toEqual([sent.length, AT_ONCE]);
	});

	test('that are being handled when the signal comes are finished, and those behind them left', async () => {
		const api = botApi(
			[
				{ chat: 'a', text: 'раз' },
				{ chat: 'a', text: 'два' },
			],
			namesEach,
		);
		const slow = Promise.withResolvers<void>();
		const process = startProcess(api, () => slow.promise);
		await vi.waitFor(() => expect(process.attempts.size).toBe(1), PATIENT);
		const stopped = process.stop();
		slow.resolve();
		await stopped;
		expect([texts(process, 'a'), api.confirmed()]).toEqual([['раз'], 0]);
	});

	test('none is lost and each chat keeps its order, whatever fails and whichever process is killed', async () => {
		const chat = fc.constantFrom('a', 'b', 'c');
		const scenario = fc.record({
			chats: fc.array(chat, { minLength: 1, maxLength: 30 }),
			/** How often each update fails before it is handled. */
			failures: fc.array(fc.nat(3), { minLength: 30, maxLength: 30 }),
			/** After so many handled updates the process is killed. */
			kills: fc.array(fc.nat(6), { maxLength: 3 }),
		});
		await fc.assert(
			fc.asyncProperty(scenario, async ({ chats, failures, kills }) => {
				const sent = chats.map((chat, place) => ({ chat, text: String(place) }));
				const api = botApi(sent, namesEach);
				const firstTimes: Sent[] = [];
				const failed = new Map<string, number>();
				const handle = async (update: Sent) => {
					await new Promise((resolve) => setImmediate(resolve));
					const times = failed.get(update.text) ?? 0;
					failed.set(update.text, times + 1);
					if (times < failures[Number(update.text)]!) throw new Error('503');
					if (!firstTimes.includes(update)) firstTimes.push(update);
				};
				for (const after of kills) {
					const before = firstTimes.length;
					const process = startProcess(api, handle);
					const isDue = () => firstTimes.length >= Math.min(before + after, sent.length);
					await vi.waitFor(() => expect(isDue()).toBe(true), PATIENT);
					process.isDead = true;
				}
				const last = startProcess(api, handle);
				await vi.waitFor(() => expect(api.confirmed()).toBe(sent.length), PATIENT);
				await last.stop();
				for (const one of ['a', 'b', 'c']) {
					const ofChat = ({ chat }: Sent) => chat === one;
					expect(firstTimes.filter(ofChat)).toEqual(sent.filter(ofChat));
				}
			}),
			{ numRuns: 25 },
		);
	});
});
