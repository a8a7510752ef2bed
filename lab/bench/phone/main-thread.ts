import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startOwnBrowser } from './own-browser.ts';

const TRACED_S = 6;
const PATIENCE_MS = 30_000;
/** A phone's processor is so many times slower. */
const SLOWER = 4;
/** A task up to this long does not count as blocking: Total Blocking Time, ms. */
const SHORT_MS = 50;
const CATEGORIES = '-*,toplevel,devtools.timeline,disabled-by-default-devtools.timeline,loading,__metadata';

type TraceEvent = {
	readonly name: string;
	readonly ts: number;
	readonly tdur?: number;
	readonly pid: number;
	readonly tid: number;
	readonly args?: { readonly name?: string };
};

/**
 * Milliseconds by which tasks after the first paint would block a phone: by processor time of the page's main
 * thread in a trace that the browser itself writes, with no debugging session to slow it down.
 */
export async function blockingOf(executable: string, url: string): Promise<number> {
	const browser = await startOwnBrowser(
		executable,
		(folder) => [
			...[`--trace-startup=${CATEGORIES}`, `--trace-startup-file=${traceIn(folder)}`],
			...['--trace-startup-format=json', `--trace-startup-duration=${TRACED_S}`],
		],
		url,
	);
	try {
		return blockingIn(await readTrace(traceIn(browser.folder)));
	} finally {
		await browser.stop();
	}
}

const traceIn = (folder: string) => join(folder, 'trace.json');

/** The file is whole once it can be read as JSON. */
async function readTrace(file: string): Promise<readonly TraceEvent[]> {
	const until = performance.now() + PATIENCE_MS;
	while (performance.now() < until) {
		await new Promise((resolve) => setTimeout(resolve, 500));
		const text = await readFile(file, 'utf8').catch(() => '');
		if (!text.trimEnd().endsWith('}')) continue;
		try {
			return JSON.parse(text).traceEvents;
		} catch {
			// Still being written.
		}
	}
	throw new Error('the browser wrote no trace');
}

function blockingIn(events: readonly TraceEvent[]): number {
	const paint = events.find(({ name }) => name === 'firstContentfulPaint');
	if (paint === undefined) throw new Error('nothing was painted in the trace');
	const main = events.find(
		({ name, args, pid }) => name === 'thread_name' && args?.name === 'CrRendererMain' && pid === paint.pid,
	);
	return events
		.filter(
			({ name, pid, tid, ts }) =>
				name.endsWith('RunTask') && pid === paint.pid && tid === main?.tid && ts >= paint.ts,
		)
		.map(({ tdur = 0 }) => (tdur / 1000) * SLOWER)
		.reduce((sum, ms) => sum + Math.max(0, ms - SHORT_MS), 0);
}
