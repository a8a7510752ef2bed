import type { Child } from './child.ts';
import { load, MARKER, type Round } from './load.ts';

/** A round of load, and the processor ms of one reply: of all threads of the process that answers. */
export type MeasuredRound = Round & { readonly cpuMs: number };

/** A round of load on one of the processes of the bench. Throws where a reply was not 200. */
export async function measuredLoad(
	child: Child,
	path: string,
	seconds: number,
	headers: Readonly<Record<string, string>> = MARKER,
): Promise<MeasuredRound> {
	await child.tell({ order: 'use' });
	const round = await load(child.url + path, seconds, headers);
	const { cpuMs } = await child.tell({ order: 'use' });
	if (round.failed > 0) throw new Error(`${round.failed} replies at ${path} were not 200`);
	return { ...round, cpuMs: cpuMs / (round.perSecond * seconds) };
}
