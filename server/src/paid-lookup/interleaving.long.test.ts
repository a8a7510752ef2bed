import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { Answer } from '@avtosverka/registers/answer';
import type { PlateCars } from '@avtosverka/registers/registers/plate';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fakeRegisters } from '../answers/testing/fake-registers.ts';
import { HOUR_MS, SECOND_MS, testClock } from '../answers/testing/test-clock.ts';
import { createLedger } from '../ledger/ledger.ts';
import { balanceOf } from '../ledger/testing/rows.ts';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { finds, lookupsOf, OTHER_VIN, PLATE, personWith, process, VIN } from './testing/processes.ts';

const database = setUpDatabase();

const PLATES: readonly Plate[] = [PLATE, 'К777КК799' as Plate];
const BOUGHT = 3;

type Step =
	| { readonly what: 'press'; readonly node: 0 | 1; readonly plate: number; readonly known: Vin | null }
	| { readonly what: 'kill' | 'resume'; readonly node: 0 | 1 }
	| { readonly what: 'answer'; readonly say: Word }
	| { readonly what: 'pass'; readonly ms: number };
type Word = 'vin' | 'other' | 'clear' | 'silence';

const node = fc.constantFrom(0 as const, 1 as const);
const word: fc.Arbitrary<Word> = fc.constantFrom('vin', 'other', 'clear', 'silence');
const step: fc.Arbitrary<Step> = fc.oneof(
	{
		weight: 5,
		arbitrary: fc.record({
			what: fc.constant('press' as const),
			node,
			plate: fc.nat(PLATES.length - 1),
			known: fc.constantFrom(null, VIN),
		}),
	},
	{ weight: 4, arbitrary: fc.record({ what: fc.constant('answer' as const), say: word }) },
	{ weight: 2, arbitrary: fc.record({ what: fc.constantFrom('kill' as const, 'resume' as const), node }) },
	{
		weight: 2,
		arbitrary: fc.record({
			what: fc.constant('pass' as const),
			ms: fc.constantFrom(10 * SECOND_MS, 21 * SECOND_MS, 16 * 60 * SECOND_MS, 25 * HOUR_MS),
		}),
	},
);

/** A person, two processes, and a card index that says the same to the same key each time. */
async function newWorld() {
	const clock = testClock();
	const registers = fakeRegisters(clock);
	const person = await personWith(database.store, clock, BOUGHT);
	const words = new Map<string, Word>();
	let waiting: { key: string; tell: (answer: Answer<PlateCars>) => void }[] = [];
	registers.reactFor('card-index', ({ order }) => {
		const key = order?.key ?? '';
		const { promise, resolve } = Promise.withResolvers<Answer<PlateCars>>();
		waiting.push({ key, tell: resolve });
		return promise;
	});
	const start = () => process({ store: database.store, clock, registers }, { answerWithinMs: 30_000 });
	const nodes = [start(), start()];
	const going: Promise<unknown>[] = [];

	function answerOf(key: string): Answer<PlateCars> {
		const asked = { source: 'avtocod', asOf: clock.now() } as const;
		switch (words.get(key)) {
			case 'vin':
				return finds(clock, VIN);
			case 'other':
				return finds(clock, OTHER_VIN);
			case 'clear':
				return { ...asked, state: 'clear' };
			default:
				return { ...asked, state: 'unreachable', detail: '' };
		}
	}

	function answer(say: Word): void {
		for (const { key, tell } of waiting.splice(0)) {
			if (!words.has(key)) words.set(key, say);
			tell(answerOf(key));
		}
	}

	async function take(one: Step): Promise<void> {
		switch (one.what) {
			case 'press': {
				const { plate = PLATE, known } = { plate: PLATES[one.plate], known: one.known };
				const press = nodes[one.node]?.ask({ accountId: person, plate, known });
				going.push(Promise.resolve(press).catch(() => undefined));
				return;
			}
			case 'kill':
				nodes[one.node]?.kill();
				nodes[one.node] = start();
				return;
			case 'resume':
				going.push(nodes[one.node]?.resume() ?? Promise.resolve());
				return;
			case 'answer':
				answer(one.say);
				return;
			case 'pass':
				clock.pass(one.ms);
		}
	}

	/** No process dies any more: all that is held must come to its end. */
	async function comeToEnd(): Promise<void> {
		for (let rounds = 0; rounds < 5; rounds += 1) {
			clock.pass(21 * SECOND_MS);
			const resumed = Promise.all(nodes.map((one) => one.resume()));
			const telling = setInterval(() => answer('vin'), 2);
			await Promise.all([resumed, ...going.splice(0)]).finally(() => clearInterval(telling));
			waiting = [];
		}
	}
	return { clock, person, registers, words, take, comeToEnd };
}
type World = Awaited<ReturnType<typeof newWorld>>;

/** Balances, their rows and what is held agree, at one moment of all that is going on. */
async function expectBalanced({ clock, person }: World): Promise<void> {
	const { differences } = await createLedger(database.store, clock).check();
	expect(differences.filter(({ accountId }) => accountId === person)).toEqual([]);
}

async function expectEnded({ person, registers, words }: World, seen: Set<string>): Promise<void> {
	const rows = await lookupsOf(database.store, person);
	const charged = rows.filter(({ state }) => state === 'charged').length;
	expect(await balanceOf(database.store, person)).toMatchObject({ requests: BOUGHT - charged });
	for (const { id, state, answer } of rows) {
		expect(['charged', 'released']).toContain(state);
		if (state === 'charged') expect(['vin', 'other']).toContain(words.get(id));
		seen.add(`${state} ${answer}`);
	}
	for (const plate of PLATES) {
		const paid = rows.filter((row) => row.plate === plate && row.state === 'charged').map(({ vin }) => vin);
		expect(new Set(paid).size).toBe(paid.length);
	}
	const keys = registers.asked.map(({ question }) => question.order?.key ?? '');
	const known = new Set(rows.map(({ id }) => id));
	expect(keys.filter((key) => !known.has(key))).toEqual([]);
	if (new Set(keys).size < keys.length) seen.add('asked again');
}

test('whoever presses, dies and comes back, each lookup ends charged for a new VIN or released, once', async () => {
	const seen = new Set<string>();
	await fc.assert(
		fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
			const world = await newWorld();
			for (const one of steps) {
				await world.take(one);
				// Long enough for a few questions to the store, or for none: both happen.
				await new Promise((resolve) => setTimeout(resolve, one.what === 'press' ? 4 : 1));
				await expectBalanced(world);
			}
			await world.comeToEnd();
			await expectBalanced(world);
			await expectEnded(world, seen);
		}),
		{ numRuns: 30 },
	);
	// Else the property would prove little.
	expect([...seen]).toEqual(
		expect.arrayContaining([
			'charged found',
			'released found',
			'released clear',
			'released unreachable',
			'asked again',
		]),
	);
}, 60_000);
