/**
 * `npm run cluster -- 7`: a whole cluster on this machine, seven events that befall it under load, and an
 * audit of the money; ends with 1 where a single request or rouble was lost or doubled. Without a number 30
 * events.
 * `npm run cluster -- demo`: keeps the cluster up until Ctrl+C.
 */
import { randomBytes } from 'node:crypto';
import { aborted, type EventResult, runEvents } from './run.ts';
import { startClusterSite } from './site.ts';

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

console.log('starting etcd, PostgreSQL with Patroni, pgbouncer, HAProxy, three servers, two workers');
const site = await startClusterSite();
try {
	console.log(`the site: ${site.siteUrl}`);
	if (what === 'demo') await aborted(stop);
	const seed = process.env.CHAOS_SEED ?? randomBytes(6).toString('hex');
	console.log(`${events} events, seed ${seed}\n${row('event', 'failed', 'of', 'failing s', 'event s')}`);
	const differences = await runEvents(site, { events, seed, stop, onEvent: (result) => print(result) });
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

function print({ event, failed, sent, failingSeconds, seconds }: EventResult): void {
	console.log(row(event, failed.length, sent, failingSeconds.toFixed(1), seconds.toFixed(1)));
	for (const [how, calls] of Map.groupBy(failed, ({ how }) => how)) console.log(`  ${how}: ${calls.length}`);
}

function row(event: string, ...columns: readonly (string | number)[]): string {
	return `${event.padEnd(34)}${columns.map((column) => String(column).padStart(10)).join('')}`;
}
