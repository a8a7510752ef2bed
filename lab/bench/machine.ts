import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

/** The machine in one line: without it no figure means anything. */
export function describeMachine(): string {
	const memory = Math.round(totalmem() / 2 ** 30);
	const model = cpus()[0]?.model.trim() ?? 'unknown processor';
	return `${availableParallelism()} × ${model}, ${memory} GiB, ${kernel()}, Node ${process.version}`;
}

/** How busy the machine was in the last minute: a figure taken beside other work says little. */
export function describeLoad(): string {
	return `load average ${loadavg()[0]?.toFixed(1)}`;
}

function kernel(): string {
	try {
		return readFileSync('/proc/version', 'utf8').split(' ').slice(0, 3).join(' ');
	} catch {
		return process.platform;
	}
}
