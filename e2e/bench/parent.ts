import { monitorEventLoopDelay } from 'node:perf_hooks';

/** What a bench process has used since the last question: ms of processor, worst event-loop delay. */
export type Usage = { readonly cpuMs: number; readonly delayMs: number };

/** What a bench may ask of one of its processes. */
export type Order = { readonly order: 'use' } | { readonly order: 'leap'; readonly ms: number };

type ServerHandle = {
	readonly url: string;
	readonly close: () => Promise<void>;
	/** Moves the process's clock forward, past what is short-lived; absent where there is no clock. */
	readonly leap?: (ms: number) => void;
};

const DELAY_RESOLUTION_MS = 5;

/** Tells the bench where this process listens, and obeys it until SIGTERM or the bench's own end. */
export function serveParent({ url, close, leap }: ServerHandle): void {
	const delay = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION_MS });
	delay.enable();
	let before = process.cpuUsage();
	process.on('message', (told: Order) => {
		if (told.order === 'leap') leap?.(told.ms);
		const { user, system } = process.cpuUsage(before);
		const used: Usage = { cpuMs: (user + system) / 1000, delayMs: delay.max / 1e6 };
		before = process.cpuUsage();
		delay.reset();
		process.send?.(used);
	});
	const end = async () => {
		await close();
		process.exit(0);
	};
	// A bench that failed or was broken off leaves nobody behind.
	for (const ending of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(ending, end);
	process.send?.({ url });
}
