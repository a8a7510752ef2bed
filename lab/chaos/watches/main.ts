/**
 * `npm run chaos:watch`: two workers poll watched cars and are killed at random moments; ends with 1 when a
 * change got no notice or two, or a car that has not changed got one. `CHAOS_CARS` (1000) cars, of which
 * `CHAOS_CHANGED` (5) per cent change, and `CHAOS_KILLS` (20) kills; `CHAOS_SEED` fixes the choices.
 */
import { randomBytes } from 'node:crypto';
import { runWatchChaos } from './run.ts';

const { CHAOS_CARS = '1000', CHAOS_CHANGED = '5', CHAOS_KILLS = '20', CHAOS_SEED } = process.env;
const [cars, changed, kills] = [CHAOS_CARS, CHAOS_CHANGED, CHAOS_KILLS].map(Number) as [
	number,
	number,
	number,
];
const seed = CHAOS_SEED ?? randomBytes(6).toString('hex');
for (const [name, value] of Object.entries({
	CHAOS_CARS: cars,
	CHAOS_CHANGED: changed,
	CHAOS_KILLS: kills,
})) {
	if (!Number.isInteger(value) || value < 1) throw new Error(`${name}: a whole number from 1 on`);
}

// A store that is left running would stay.
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) {
	process.once(signal, () => stopping.abort(new Error(`stopped by ${signal}`)));
}

console.log(`\n${cars} watched cars, ${changed} % change, ${kills} kills of two workers, seed ${seed}`);
const result = await runWatchChaos({ cars, changed, kills, seed, stop: stopping.signal });
const { counts, differences } = result;
for (const [name, count] of Object.entries(counts)) console.log(`  ${name.padEnd(22)} ${count}`);
console.log(differences.length === 0 ? '  EXACT' : `  ${differences.length} DIFFERENCES`);
for (const difference of differences.slice(0, 50)) console.log(`    ${difference}`);
if (differences.length > 0) process.exitCode = 1;
