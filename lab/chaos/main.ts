/**
 * `npm run chaos:money`: kills servers at random moments while people pay and look plates up, and ends with 1
 * where a single request or rouble was lost or doubled. `CHAOS_KILLS` (100) times with one server and as
 * often with two; `CHAOS_SERVERS` (1,2) and `CHAOS_SEED` choose otherwise.
 */
import { randomBytes } from 'node:crypto';
import { type ChaosResult, runChaos } from './run.ts';
import { isCreditable } from './sandbox-operations.ts';

const { CHAOS_KILLS = '100', CHAOS_SERVERS = '1,2', CHAOS_SEED } = process.env;
const kills = Number(CHAOS_KILLS);
const seed = CHAOS_SEED ?? randomBytes(6).toString('hex');
if (!Number.isInteger(kills) || kills < 1) throw new Error('CHAOS_KILLS: a whole number from 1 on');

// A store that is left running would stay.
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) {
	process.once(signal, () => stopping.abort(new Error(`stopped by ${signal}`)));
}

for (const servers of CHAOS_SERVERS.split(',').map(Number)) {
	console.log(`\n${kills} kills of ${servers} ${servers === 1 ? 'server' : 'servers'}, seed ${seed}`);
	const started = performance.now();
	const result = await runChaos({
		kills,
		processes: servers,
		seed: `${seed} ${servers}`,
		stop: stopping.signal,
	});
	console.log(countsOf(result));
	console.log(`  took              ${Math.round((performance.now() - started) / 1000)} s`);
	console.log(result.differences.length === 0 ? '  EXACT' : `  ${result.differences.length} DIFFERENCES`);
	for (const difference of result.differences.slice(0, 50)) console.log(`    ${difference}`);
	if (result.differences.length > 0) process.exitCode = 1;
}

function countsOf({ stored, operations, reports, seen }: ChaosResult): string {
	const { counts, answered } = seen;
	const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
	const credited = stored.entries.filter(({ reference }) => reference.startsWith('order:'));
	const charged = stored.lookups.filter(({ state }) => state === 'charged');
	const released = stored.lookups.filter(({ state }) => state === 'released');
	const sold = [...reports.values()];
	const withVin = answered.filter(({ vin }) => vin !== null);
	const lines: Readonly<Record<string, string>> = {
		kills: `${counts.kills}, of them ${counts.killsAtStart} during a start`,
		orders: `${counts.orders}, and ${counts.ordersCut} cut off`,
		payments: `${operations.length}, of them ${operations.filter(isCreditable).length} of the right sum`,
		notifications: `${sum(operations.map(({ sent }) => sent))}, ${sum(operations.map(({ confirmed }) => confirmed))} confirmed`,
		'said again': `${counts.repeated}, ${counts.repeatedAnswered} answered SUCCESS`,
		forged: `${counts.forged}, ${counts.forgedAnswered} answered FAIL`,
		credits: `${credited.length}, ${sum(credited.map(({ requests }) => requests))} requests, ${sum(credited.map(({ kopecks }) => kopecks)) / 100} roubles`,
		remarks: `${stored.remarks.length} on the operator's list`,
		presses: `${counts.presses}, ${counts.pressesCut} cut off, ${counts.withoutRequests} without a request left`,
		lookups: `${stored.lookups.length}: ${charged.length} charged, ${released.length} released`,
		'VINs given': `${withVin.length}, of them ${withVin.filter(({ charged: isNew }) => isNew).length} said to be charged`,
		'reports bought': `${sum(sold.map(({ bought }) => bought))}, asked for ${sum(sold.map(({ asked }) => asked))} times`,
		'left to spend': `${sum(stored.accounts.map(({ requests }) => requests))} requests of ${stored.accounts.length} people`,
	};
	return Object.entries(lines)
		.map(([name, text]) => `  ${name.padEnd(17)} ${text}`)
		.join('\n');
}
