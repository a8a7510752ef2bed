import { cpus } from 'node:os';
import type { Usage } from '@avtosverka/harness/programs/usage';
import type { Site } from '@avtosverka/harness/site';

/** Processors used during a measurement: how many of each were busy on average, and in total. */
export type Shares = {
	readonly servers: number;
	readonly sandbox: number;
	/** This process: the load. */
	readonly load: number;
	/** The store, and everything else that ran on the machine. */
	readonly others: number;
	readonly seconds: number;
};

/** Runs a load and tells who used the processors meanwhile. */
export async function share<Result>(
	site: Site,
	load: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly shares: Shares }> {
	const children = [...site.servers, site.sandbox];
	const use = () => Promise.all(children.map((child) => child.ask<Usage>('usage')));
	await use();
	const [started, own, machine] = [performance.now(), process.cpuUsage(), machineBusyMs()];
	const result = await load();
	const ms = performance.now() - started;
	const busy = (machineBusyMs() - machine) / ms;
	const { user, system } = process.cpuUsage(own);
	const used = (await use()).map(({ cpuMs }) => cpuMs / ms);
	const sandbox = used.at(-1) ?? Number.NaN;
	const servers = used.slice(0, -1).reduce((sum, one) => sum + one, 0);
	const self = (user + system) / 1000 / ms;
	const others = Math.max(0, busy - servers - sandbox - self);
	return { result, shares: { servers, sandbox, load: self, others, seconds: ms / 1000 } };
}

function machineBusyMs(): number {
	return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
}
