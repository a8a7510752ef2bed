import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { Asker } from '@avtosverka/registers/order-budget';
import { expect, test } from 'vitest';
import type { Answers } from '../answers/answer-cache.ts';
import { askerCounts } from '../http/guards/asker-counts.ts';
import { testDeps } from '../testing/test-deps.ts';
import { createCarQuestions } from './car-questions.ts';
import type { ChatPerson } from './limits.ts';

const VIN = 'XTAGFL110KY700112' as Vin;
const PLATE = 'А123ВС77' as Plate;

const person = (messenger: string, personId: number, chat = personId) =>
	({ messenger: { name: messenger }, personId, chat: { id: chat } }) as unknown as ChatPerson;

/** Who is counted for all that a person has the bot ask. */
async function askersOf(who: ChatPerson): Promise<readonly Asker[]> {
	const askers: Asker[] = [];
	const answer = async ({ asker }: { asker: Asker }) => {
		askers.push(asker);
		throw new Error('nobody has to answer here');
	};
	const questions = createCarQuestions(testDeps(), { answer } as unknown as Answers);
	await Promise.allSettled([
		questions.section(who, { section: 'dtp', vin: VIN, refresh: true }),
		questions.base(who, VIN, true),
		questions.plate(who, PLATE),
	]);
	return askers;
}

const countedAs = (asker: Asker | undefined) =>
	asker && askerCounts(asker, { askerPerHour: 30 }).map(({ who }) => who);

test('whatever a person has the bot ask is counted as theirs, in every chat, and never as the installation’s', async () => {
	const [section, base, plate] = await askersOf(person('telegram', 4_000_000_000_123));
	expect(section?.kind).toBe('visitor');
	expect([base, plate]).toEqual([section, section]);
	const [inGroup] = await askersOf(person('telegram', 4_000_000_000_123, -100_500));
	expect(countedAs(inGroup)).toEqual(countedAs(section));
	expect(JSON.stringify(section)).not.toContain('4000000000123');
});

test('people of a messenger, and of another, do not share their limits', async () => {
	const all = [person('telegram', 1), person('telegram', 2), person('max', 1)];
	const counts = (await Promise.all(all.map(askersOf))).flatMap(([asker]) => countedAs(asker) ?? []);
	expect(counts).toHaveLength(6);
	expect(new Set(counts).size).toBe(6);
});
