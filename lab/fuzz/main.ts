/**
 * `npm run fuzz`: generated requests over every route of two running sites, one with bot protection and one
 * without. FUZZ_REQUESTS (100 000) and FUZZ_SEED choose how many and which; ends with 1 where anything was
 * wrong.
 */
import { startSite } from '@avtosverka/harness/site';
import type { OwnProcess } from '@avtosverka/harness/start-process';
import { describeMachine } from '../bench/machine.ts';
import { type Round, runRound } from './round.ts';
import { inspectTarget } from './target.ts';

const REQUESTS = wholeNumber('FUZZ_REQUESTS', 100_000);
const SEED = wholeNumber('FUZZ_SEED', Math.floor(Math.random() * 2 ** 31));
const WITH_PROTECTION = 0.2;
const SOLVED_VALUES = Math.min(40, Math.ceil(REQUESTS / 500));

/**
 * From the first fifth to the end. Caches of replies, of pictures and of addresses fill up to a limit; what a
 * request leaves behind goes on growing. Of the process's pages the allocators give few back, and the fewer
 * the busier the machine is, so that they may grow more than what the program holds.
 */
const GROWTH_AT_MOST = { held: 1.25, rss: 1.5 } as const;
/** Less than this is noise, in both parts. */
const NOISE_BYTES = 40 * 2 ** 20;

function wholeNumber(name: string, otherwise: number): number {
	const value = Number(process.env[name] ?? otherwise);
	if (!Number.isSafeInteger(value) || value < 0) throw new Error(`${name} has to be a whole number`);
	return value;
}

async function fuzz(protection: 'off' | 'altcha', count: number): Promise<readonly string[]> {
	await using site = await startSite({
		program: new URL('./server-program.ts', import.meta.url),
		execArgv: ['--expose-gc'],
		settings: { TRUST_PROXY: '127.0.0.1', BOT_PROTECTION: protection },
	});
	const server = site.servers[0] as OwnProcess;
	const target = await inspectTarget(server.url, SOLVED_VALUES);
	const round = await runRound(server, target, { count, seed: SEED });
	print(protection, round);
	const code = await server.stop();
	return [...faultsOf(round), ...(code === 0 ? [] : [`the server ended with ${code}`])];
}

/** Everything that is wrong with a round. */
function faultsOf({ complaints, healths }: Round): readonly string[] {
	const wrong = [...complaints].map(
		([words, { count, example }]) => `${count} × ${words}, first: ${example}`,
	);
	const [warm, last] = [healths[0], healths.at(-1)];
	if (!warm || !last) return [...wrong, 'the server ended before its memory was looked at'];
	const logged = last.errors.map((line) => `logged: ${line}`);
	const grown = (['held', 'rss'] as const)
		.filter((part) => last[part] > Math.max(warm[part] * GROWTH_AT_MOST[part], warm[part] + NOISE_BYTES))
		.map((part) => `memory is not flat: ${part} ${mebibytes(warm[part])} → ${mebibytes(last[part])}`);
	return [...wrong, ...logged, ...grown];
}

function mebibytes(bytes: number): string {
	return `${Math.round(bytes / 2 ** 20)} MiB`;
}

function inOrder(counts: ReadonlyMap<string, number>): string {
	return [...counts]
		.sort(([one], [other]) => one.localeCompare(other))
		.map(([name, count]) => `${name} ${count}`)
		.join(', ');
}

function print(protection: string, { asked, seconds, statuses, routes, healths }: Round): void {
	const series = (part: 'held' | 'rss') => healths.map((health) => mebibytes(health[part])).join(', ');
	console.log(`BOT_PROTECTION=${protection}: ${asked} requests in ${seconds.toFixed(1)} s, ${Math.round(asked / seconds)} a second
  statuses  ${inOrder(statuses)}
  routes    ${inOrder(routes)}
  memory    after each fifth, held by the program: ${series('held')}; of the process: ${series('rss')}\n`);
}

console.log(`Machine: ${describeMachine()}\nFUZZ_SEED=${SEED} FUZZ_REQUESTS=${REQUESTS}\n`);
const guarded = Math.round(REQUESTS * WITH_PROTECTION);
const faults = [...(await fuzz('off', REQUESTS - guarded)), ...(await fuzz('altcha', guarded))];
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? 'Nothing is wrong.' : `${faults.length} things are wrong.`);
process.exitCode = faults.length === 0 ? 0 : 1;
