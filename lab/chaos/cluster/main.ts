/**
 * `npm run cluster -- 7`: a whole cluster on this machine, seven events that befall it under load, and an
 * audit of the money; ends with 1 where a single request or rouble was lost or doubled. Without a number 30
 * events.
 * `npm run cluster -- demo`: keeps the cluster up until Ctrl+C.
 */
import { randomBytes } from 'node:crypto';
import { PROXY_NAMES } from '../../../scripts/deploy/testing/proxy.ts';
import type { CallCounter } from '../call-site.ts';
import { type EventResult, type EventSum, failingSeconds } from './results.ts';
import { aborted, runEvents } from './run.ts';
import { startClusterSite } from './site.ts';
import { type ByProxy, ofEachProxy } from './site-proxies.ts';

const [what = '30'] = process.argv.slice(2);
const events = Number(what);
if (what !== 'demo' && (!Number.isInteger(events) || events < 1)) {
	throw new Error('cluster: a whole number from 1 on, or demo');
}

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) {
	process.once(signal, () => stopping.abort(new Error(`stopped by ${signal}`)));
}
const stop = stopping.signal;

console.log('starting etcd, PostgreSQL with Patroni, pgbouncer, three servers, two workers, three proxies');
const site = await startClusterSite();
try {
	for (const name of PROXY_NAMES) console.log(`the site behind ${name}: ${site.siteUrls[name]}`);
	if (what === 'demo') await aborted(stop);
	const seed = process.env.CHAOS_SEED ?? randomBytes(6).toString('hex');
	console.log(`${events} events, seed ${seed}; of each proxy, failed requests of how many, for how long`);
	const { sums, differences } = await runEvents(site, { events, seed, stop, onEvent: printEvent });
	printSums(sums);
	console.log(differences.length === 0 ? 'EXACT: 0 lost, 0 doubled' : `${differences.length} DIFFERENCES`);
	for (const difference of differences.slice(0, 50)) console.log(`  ${difference}`);
	if (differences.length > 0) process.exitCode = 1;
} catch (error) {
	if (!stop.aborted) throw error;
	console.log('stopping');
} finally {
	await site.close();
}
// What was under way when the run was stopped may still be waiting.
process.exit();

function printEvent({ event, seconds, calls }: EventResult): void {
	const cells = ofEachProxy((proxy) => cellOf(calls[proxy], failingSeconds(calls[proxy].failed)));
	console.log(row(event, cells, `${seconds.toFixed(0)} s`));
	const failed = PROXY_NAMES.flatMap((proxy) => calls[proxy].failed);
	for (const [how, those] of Map.groupBy(failed, ({ how }) => how)) console.log(`  ${how}: ${those.length}`);
}

function printSums(sums: readonly EventSum[]): void {
	console.log(`\n${row('event', ofEachProxy(String), 'acts, lost, doubled')}`);
	for (const { event, times, calls, longestSeconds, acts } of sums) {
		const cells = ofEachProxy((proxy) => cellOf(calls[proxy], longestSeconds[proxy]));
		console.log(row(`${event} ×${times}`, cells, `${acts.confirmed}, ${acts.lost}, ${acts.doubled}`));
	}
}

function cellOf({ sent, failed }: CallCounter, seconds: number): string {
	return `${failed.length} of ${sent}${failed.length > 0 ? `, ${seconds.toFixed(1)} s` : ''}`;
}

function row(event: string, cells: ByProxy<string>, last: string): string {
	return [event.padEnd(36), ...PROXY_NAMES.map((name) => cells[name].padEnd(22)), last].join(' ');
}
