/**
 * `npm run chaos:reports`: kills a server and its workers at random moments while people order and pay for
 * owner reports, and ends with 1 where a report, a payment, a letter or a costly question was lost or
 * doubled. `CHAOS_REPORTS` (100) reports and `CHAOS_KILLS` (60) kills with one worker and as many with two;
 * `CHAOS_WORKERS` (1,2) and `CHAOS_SEED` choose otherwise.
 */
import { randomBytes } from 'node:crypto';
import { isCreditable } from '../sandbox-operations.ts';
import { isGivenUp } from './audit.ts';
import { type ReportChaosResult, runReportChaos } from './run.ts';

const { CHAOS_REPORTS = '100', CHAOS_KILLS = '60', CHAOS_WORKERS = '1,2', CHAOS_SEED } = process.env;
const reports = Number(CHAOS_REPORTS);
const kills = Number(CHAOS_KILLS);
const seed = CHAOS_SEED ?? randomBytes(6).toString('hex');
for (const [name, value] of Object.entries({ CHAOS_REPORTS: reports, CHAOS_KILLS: kills })) {
	if (!Number.isInteger(value) || value < 1) throw new Error(`${name}: a whole number from 1 on`);
}

// A store that is left running would stay.
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) {
	process.once(signal, () => stopping.abort(new Error(`stopped by ${signal}`)));
}

for (const workers of CHAOS_WORKERS.split(',').map(Number)) {
	console.log(`\n${reports} reports, ${kills} kills of a server and ${workers} workers, seed ${seed}`);
	const started = performance.now();
	const result = await runReportChaos({
		reports,
		kills,
		workers,
		seed: `${seed} ${workers}`,
		stop: stopping.signal,
	});
	console.log(countsOf(result));
	console.log(`  took              ${Math.round((performance.now() - started) / 1000)} s`);
	console.log(result.differences.length === 0 ? '  EXACT' : `  ${result.differences.length} DIFFERENCES`);
	for (const difference of result.differences.slice(0, 50)) console.log(`    ${difference}`);
	if (result.differences.length > 0) process.exitCode = 1;
}

function countsOf({ stored, reports: rows, operations, charged, received, seen }: ReportChaosResult): string {
	const { counts } = seen;
	const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
	const paid = rows.reports.filter(({ paid_at }) => paid_at !== null);
	const complete = rows.reports.filter(({ completed_at }) => completed_at !== null);
	const again = rows.blocks.filter(({ attempts }) => attempts > 1);
	const lines: Readonly<Record<string, string>> = {
		kills: `${counts.kills}, of them ${counts.killsAtStart} during a start; ${counts.cut} calls cut off`,
		reports: `${rows.reports.length}, ${complete.length} complete, ${paid.length} paid`,
		blocks: `${rows.blocks.length}, ${again.length} asked in more than one attempt, ${rows.blocks.filter(isGivenUp).length} given up after a second death in the middle of a costly question`,
		payments: `${operations.length}, of them ${operations.filter(isCreditable).length} of the right sum; ${stored.remarks.length} on the operator's list`,
		ledger: `${stored.entries.length} rows, ${sum(stored.entries.map(({ kopecks }) => kopecks)) / 100} roubles`,
		'costly questions': `${sum(charged.map(({ times }) => times))} charged, ${sum(rows.blocks.map(({ costly_sent }) => costly_sent))} counted, ${sum(rows.blocks.map(({ costly_repeated }) => costly_repeated))} repeated`,
		letters: `${rows.letters.length} written, ${received.length} came`,
		'the last ended': Object.entries(seen.settledAfterMs)
			.map(([what, ms]) => `${what} ${Math.round(ms / 1000)} s`)
			.join(', ')
			.concat(' after the last start'),
	};
	return Object.entries(lines)
		.map(([name, text]) => `  ${name.padEnd(17)} ${text}`)
		.join('\n');
}
