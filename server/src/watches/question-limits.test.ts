import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { expect, test } from 'vitest';
import { SAMPLE_VIN } from '../answers/testing/sample-facts.ts';
import { DAY_MS, HOUR_MS } from '../answers/testing/test-clock.ts';
import { playWatchingPerTest } from './testing/watching.ts';

const watching = playWatchingPerTest();

test('beginning and ending one watch after another spends nobody else’s questions, and ends for today', async () => {
	const { clock, messenger, place, registers, work, worker } = watching;
	const by = worker({ WATCH_QUESTIONS_PER_DAY: '200' });
	const stranger = { messenger, chat: { id: 777 } };
	const vinOf = (at: number) => `XTAGFL110KY70${1000 + at}` as Vin;
	const begun: string[] = [];
	for (let at = 0; at < 20; at += 1) {
		begun.push((await by.watches.begin(stranger, vinOf(at))).kind);
		await work(by);
		await by.watches.end(stranger, vinOf(at));
	}
	expect(begun.filter((kind) => kind === 'begun')).toHaveLength(6);
	expect(begun.at(-1)).toBe('enough-today');
	// A look at each of the three cars that they may watch.
	expect(registers.asked).toHaveLength(27);
	await by.watches.begin(place(), SAMPLE_VIN);
	await work(by);
	expect(await by.watches.list(place())).toMatchObject([{ isBudgetSpent: false, silent: [] }]);
	clock.pass(DAY_MS);
	expect(await by.watches.begin(stranger, vinOf(0))).toMatchObject({ kind: 'begun' });
});

test('looks that people want leave half of a day’s questions to cars that are watched already', async () => {
	const { clock, messenger, place, registers, work, worker } = watching;
	const by = worker({ WATCH_QUESTIONS_PER_DAY: '60' });
	await by.watches.begin(place(), SAMPLE_VIN);
	await work(by);
	clock.pass(DAY_MS - HOUR_MS);
	for (let at = 0; at < 10; at += 1) {
		await by.watches.begin({ messenger, chat: { id: 600 + at } }, `XTAGFL110KY7002${10 + at}` as Vin);
	}
	await work(by);
	const asked = registers.asked.length;
	clock.pass(2 * HOUR_MS);
	await work(by);
	expect(registers.asked.length - asked).toBe(4);
	expect(await by.watches.list(place())).toMatchObject([{ isBudgetSpent: false }]);
});

test('a question that no register was asked is not counted', async () => {
	const { clock, place, registers, work, worker } = watching;
	const by = worker({ WATCH_QUESTIONS_PER_DAY: '18' });
	registers.react(() => ({ state: 'not-asked', reason: 'limit' }));
	await by.watches.begin(place(), SAMPLE_VIN);
	for (let days = 0; days < 3; days += 1) {
		await work(by);
		clock.pass(HOUR_MS * 7);
	}
	expect(await by.watches.list(place())).toMatchObject([{ isBudgetSpent: false }]);
});
