import { monitorEventLoopDelay } from 'node:perf_hooks';

/** What a process has used since the last call: processor time and the worst event-loop delay, ms. */
export type Usage = { readonly cpuMs: number; readonly delayMs: number };

const DELAY_RESOLUTION_MS = 5;

/** Begins to measure this process; each call gives the usage since the one before. */
export function measureUsage(): () => Usage {
	const delay = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION_MS });
	delay.enable();
	let before = process.cpuUsage();
	return () => {
		const { user, system } = process.cpuUsage(before);
		const usage: Usage = { cpuMs: (user + system) / 1000, delayMs: delay.max / 1e6 };
		before = process.cpuUsage();
		delay.reset();
		return usage;
	};
}
