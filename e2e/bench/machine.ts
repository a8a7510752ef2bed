import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';

/** The machine in one line: without it no figure means anything. */
export function describeMachine(): string {
	const memory = Math.round(totalmem() / 2 ** 30);
	const model = cpus()[0]?.model.trim() ?? 'unknown processor';
	return `${availableParallelism()} × ${model}, ${memory} GiB, ${kernel()}, Node ${process.version}`;
}

function kernel(): string {
	try {
		return readFileSync('/proc/version', 'utf8').split(' ').slice(0, 3).join(' ');
	} catch {
		return process.platform;
	}
}
