import { measureCachedCheck } from './cached-check.ts';
import { type ChecksAMinute, measureCachedChecks } from './cached-checks.ts';
import { measureCachedMillion } from './cached-million.ts';
import { describeCamera, measureCamera } from './camera/measure.ts';
import { measureCarDocuments } from './car-document.ts';
import { measureCommentsMillion, type ReadTimes } from './comments-million.ts';
import { measureDecision } from './decision.ts';
import { measureFreshChecks } from './fresh-checks.ts';
import { measureFreshReport } from './fresh-report.ts';
import { measureFreshReports } from './fresh-reports.ts';
import { measureHangingStore, type Waits } from './hanging-store.ts';
import { measureOwnerReports, REGISTER_MS, type Spread } from './owner-reports.ts';
import { measurePages, type PageCost } from './pages.ts';
import { measureWholeWay } from './phone/whole-way.ts';
import { measureProtectedCheck } from './protected-check.ts';
import { measureScale } from './scale/scale.ts';
import type { Shares } from './shares.ts';
import { measureTables, type TableCost } from './tables/measure.ts';

const rounded = (value: number) => Math.round(value).toLocaleString('en');
const ratio = (value: number) => value.toFixed(2);
const microseconds = (ms: number) => `${(ms * 1000).toFixed(1)} µs`;
const verdict = (met: boolean) => (met ? 'met' : 'MISSED');

/** The parts of the bench by name; each measures and gives what is printed. */
export const PARTS: Readonly<Record<string, () => Promise<string>>> = {
	async stored() {
		const stored = await measureCachedCheck();
		return `Kept check over /v1, BOT_PROTECTION=off, ${stored.bytes} bytes, 32 connections
  bare node:http   ${rounded(stored.bare)} replies/s, ${microseconds(stored.bareCpuMs)} of processor a reply
  ours             ${rounded(stored.ours)} replies/s, ${microseconds(stored.cpuMs)}, p99 ${stored.p99} ms
  ratio            ${ratio(stored.ratio)} of processor time (aim ≥ 0.50: ${verdict(stored.ratio >= 0.5)})`;
	},
	async protected() {
		const guarded = await measureProtectedCheck();
		return `Kept check with ${guarded.values} ALTCHA values solved beforehand, 16 at once
  ours             ${rounded(guarded.perSecond)} replies/s, p99 ${rounded(guarded.p99)} ms
  solving          ${rounded(guarded.solveMs)} ms a value on one thread`;
	},
	async fresh() {
		const fresh = await measureFreshReport();
		return `Ten checks of a fresh VIN, supplier calls of 300 ms (gost, customs, avtocod)
  longest chain    ${rounded(fresh.chainMs)} ms
  ten answers      ${rounded(fresh.wallMs)} ms
  ratio            ${ratio(fresh.ratio)} (aim ≤ 1.10: ${verdict(fresh.ratio <= 1.1)})`;
	},
	async reports() {
		const reports = await measureFreshReports();
		return `${reports.reports} fresh reports at once, ${rounded(reports.checks)} checks, supplier calls of 300 ms (gost, customs, avtocod)
  request policy   bench: no rate limit, no bound at once, polls every 50 ms; deadlines, repetitions, breakers as usual
  longest chain    ${rounded(reports.chainMs)} ms
  a check          p50 ${rounded(reports.p50)} ms, p99 ${rounded(reports.p99)} ms, all after ${rounded(reports.wallMs)} ms
  processors       ${ratio(reports.serverCpuMs / reports.checks)} ms a check of the server's, ${ratio(reports.sandboxCpuMs / reports.checks)} ms of the sandbox's; event loop at most ${rounded(reports.delayMs)} ms late
  ratio            ${ratio(reports.ratio)} (aim ≤ 1.50: ${verdict(reports.ratio <= 1.5)})`;
	},
	async minute() {
		const stored = await measureCachedChecks();
		const fresh = await measureFreshChecks();
		return `Checks a minute, two servers over one store; the load runs on the same processors
${describeMinute('kept, 1 000 answers, ready in memory', stored, 1_000_000)}
${describeMinute('fresh, avtocod alone at 0 ms, ten sections a VIN', fresh, 60_000)}`;
	},
	async 'owner-reports'() {
		const reports = await measureOwnerReports();
		const ratioAlone = reports.aloneMs / REGISTER_MS;
		return `Owner reports, eight registers of ${rounded(REGISTER_MS)} ms each, one server that does the jobs too
  request policy   bench: no rate limit, no bound at once; one call a register
  one alone        ${rounded(reports.aloneMs)} ms from order to completion, ratio to one register ${ratio(ratioAlone)}
  48 buyers        ${rounded(reports.aMinute)} finished a minute (aim ≥ 300: ${verdict(reports.aMinute >= 300)}); ${spread(reports.underLoad)} from order to completion
    ${describeBusy(reports.shares, reports.aMinute, 'a report')}
  a completed one  reply of ${rounded(reports.reply.bytes)} bytes ${spread(reports.reply)}; page of ${rounded(reports.page.bytes)} bytes ${spread(reports.page)} (aim ≤ 100 ms: ${verdict(Math.max(reports.reply.p99, reports.page.p99) <= 100)})`;
	},
	async million() {
		const { small, large, times, fillSeconds } = await measureCachedMillion();
		return `Kept checks that no memory knows, 32 connections; filling took ${rounded(fillSeconds)} s
  ${rounded(small.answers).padEnd(16)} ${rounded(small.checkUs)} µs a check; a look into the store alone ${rounded(small.readUs)} µs
  ${rounded(large.answers).padEnd(16)} ${rounded(large.checkUs)} µs a check; a look into the store alone ${rounded(large.readUs)} µs
  ratio            ${ratio(times)} (aim ≤ 1.20: ${verdict(times <= 1.2)}); of the looks ${ratio(large.readUs / small.readUs)}`;
	},
	async tables() {
		const [small, large] = await measureTables();
		if (!small || !large) throw new Error('two tables are measured');
		return `Answers in one table, durable, one process; the rows of the larger one are a month's in random order
${describeTable(small)}
${describeTable(large)}
  ratio            a read ${ratio(large.read.median / small.read.median)}, a write ${ratio(small.writtenPerSecond / large.writtenPerSecond)}, a row purged ${ratio(small.purgedPerSecond / large.purgedPerSecond)}`;
	},
	async comments() {
		const { comments, floor, count, page, pageSignedIn, pageOfBusiest, fillSeconds } =
			await measureCommentsMillion();
		const worst = Math.max(...[count, page, pageSignedIn, pageOfBusiest].map(({ p99 }) => p99));
		return `${rounded(comments)} comments in the store, one question after another; filling took ${rounded(fillSeconds)} s
  no question      ${describeReads(floor)}
  count            ${describeReads(count)}
  first page       ${describeReads(page)}; signed in ${describeReads(pageSignedIn)}
  busiest car      ${describeReads(pageOfBusiest)}
  worst p99        ${worst.toFixed(2)} ms (aim ≤ 10: ${verdict(worst <= 10)})`;
	},
	async 'hanging-store'() {
		const waits = await measureHangingStore();
		const known = waits.filter(({ when }) => when.endsWith('later'));
		const worst = Math.max(...known.map(({ p99 }) => p99));
		return `Four paths, ten requests a second each, while the store does not answer for 55 s
${waits.map(describeWaits).join('\n')}
  worst p99        ${rounded(worst)} ms from the third second on (aim ≤ 300: ${verdict(worst <= 300)})`;
	},
	async pages() {
		const costs = await measurePages();
		return `Pages as a browser asks for them, 32 connections; floor: bare node:http with as many bytes
${costs.map(describePage).join('\n')}`;
	},
	async 'car-document'() {
		const { firstMs, times } = await measureCarDocuments();
		const floor = times[0]?.median ?? Number.NaN;
		const worst = Math.max(...times.map(({ median }) => median));
		const lines = times.map(
			({ car, bytes, median, p95 }) =>
				`  ${car.padEnd(16)} ${rounded(median)} ms of the thread, p95 ${rounded(p95)} ms, ${rounded(bytes)} bytes, ratio ${ratio(median / floor)}`,
		);
		return `A car's PDF of two sheets, one after another; floor: of a car that no register was asked about
${lines.join('\n')}
  worst median     ${rounded(worst)} ms (aim ≤ 300: ${verdict(worst <= 300)}); the first, with its thread, ${rounded(firstMs)} ms`;
	},
	async camera() {
		return describeCamera(await measureCamera());
	},
	phone: () => measureWholeWay(),
	scale: () => measureScale(),
	async decision() {
		const { reasons, median, p99 } = measureDecision();
		return `A decision about a car with twelve records in every list, ${rounded(reasons)} reasons
  one decision     ${median.toFixed(3)} ms, p99 ${p99.toFixed(3)} ms (aim ≤ 1: ${verdict(median <= 1)})`;
	},
};

function describePage({ page, bytes, bare, ours, ratio: part, cpuMs, bareCpuMs, aim }: PageCost): string {
	const met = verdict('ratio' in aim ? part >= aim.ratio : cpuMs <= aim.cpuMs);
	const aimed = 'ratio' in aim ? `≥ ${ratio(aim.ratio)} of bare` : `≤ ${aim.cpuMs} ms`;
	return `  ${page.padEnd(26)} ${rounded(bytes)} bytes: ${rounded(ours)} pages/s of ${rounded(bare)}; ${bareCpuMs.toFixed(3)} ms of processor by ${cpuMs.toFixed(3)}, ratio ${ratio(part)} (aim ${aimed}: ${met})`;
}

function describeTable({ answers, size, read, index, ...cost }: TableCost): string {
	return `  ${rounded(answers).padEnd(16)} ${rounded(size.table)} bytes a row and ${rounded(size.indexes)} of indexes; filling took ${rounded(cost.fillSeconds)} s
    ten of a car   ${read.median.toFixed(2)} ms, p95 ${read.p95.toFixed(2)} ms
    written        ${rounded(cost.writtenPerSecond)} a second, ten at once
    purged         ${rounded(cost.purgedPerSecond)} a second (${rounded(cost.purged)} rows); the vacuum after it ${cost.vacuumSeconds.toFixed(1)} s
    an index       ${index.seconds.toFixed(1)} s while ${rounded(index.writes)} answers are written, the longest in ${rounded(index.longestWrite)} ms`;
}

function describeWaits({ path, when, p50, p99, max, failed }: Waits): string {
	const ms = [p50, p99, max].map(rounded).join(' / ');
	return `  ${path.padEnd(12)} ${when.padEnd(46)} ${ms} ms, ${rounded(failed)} failed`;
}

function describeReads({ median, p99 }: ReadTimes): string {
	return `${median.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`;
}

function describeMinute(what: string, { aMinute, p99, shares }: ChecksAMinute, aim: number): string {
	return `  ${what}
    ${rounded(aMinute)} a minute, p99 ${rounded(p99)} ms (aim ${rounded(aim)}: ${verdict(aMinute >= aim)})
    ${describeBusy(shares, aMinute, 'a check')}`;
}

const spread = ({ p50, p99 }: Spread) => `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;

function describeBusy({ servers, sandbox, load, others }: Shares, aMinute: number, what: string): string {
	const cost = (servers * 60_000) / aMinute;
	return `processors busy: servers ${ratio(servers)}, sandbox ${ratio(sandbox)}, load ${ratio(load)}, store and others ${ratio(others)}; ${cost.toFixed(3)} ms ${what} of the servers'`;
}
