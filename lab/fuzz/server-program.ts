/** The fuzzed server in a process of its own, for its memory. */
import { answerParent } from '@avtosverka/harness/programs/answer-parent';
import { startServer } from '@avtosverka/server/start';
import { runUntilStopped } from '../../scripts/run.ts';

/** What it tells: memory after a collection, in bytes, and every line of the log at level error or above. */
export type Health = {
	/** What the program itself holds: V8's heap, and the buffers beside it. */
	readonly held: number;
	readonly rss: number;
	readonly errors: readonly string[];
};

const ERROR_LEVEL = 50;
const SHOWN_ERRORS = 20;

const errors: string[] = [];

function note(line: string): void {
	const { level } = JSON.parse(line) as { level: number };
	if (level >= ERROR_LEVEL && errors.length < SHOWN_ERRORS) errors.push(line.slice(0, 2_000));
}

async function health(): Promise<Health> {
	for (let turn = 0; turn < 3; turn += 1) {
		globalThis.gc?.();
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	const { rss, heapUsed, external } = process.memoryUsage();
	return { rss, held: heapUsed + external, errors };
}

answerParent({ health });
await runUntilStopped(() => startServer(process.env, { logTo: { write: note } }));
