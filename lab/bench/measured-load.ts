import type { Usage } from '@avtosverka/harness/programs/usage';
import { type OwnProcess, startProcess } from '@avtosverka/harness/start-process';
import { load, MARKER, median, type Round } from './load.ts';

/** A round of load, and the processor ms of one reply: of all threads of the process that answers. */
export type MeasuredRound = Round & { readonly cpuMs: number };

type Headers = Readonly<Record<string, string>>;

/** A round of load on one process. Throws where a reply was not 200. */
async function measuredLoad(
	target: OwnProcess,
	path: string,
	seconds: number,
	headers: Headers,
): Promise<MeasuredRound> {
	await target.ask<Usage>('usage');
	const round = await load(target.url + path, seconds, headers);
	const { cpuMs } = await target.ask<Usage>('usage');
	if (round.failed > 0) throw new Error(`${round.failed} replies at ${path} were not 200`);
	return { ...round, cpuMs: cpuMs / (round.perSecond * seconds) };
}

/** A server of ours beside a bare one that sends the same bytes. */
export type Comparison = {
	/** Replies a second. */
	readonly bare: number;
	readonly ours: number;
	/** Of one reply, by all threads of the server, ms. */
	readonly bareCpuMs: number;
	readonly cpuMs: number;
	/** Of the processor times: the load shares the machine, and slows both servers down. */
	readonly ratio: number;
	/** Of ours, ms. */
	readonly p99: number;
	readonly bytes: number;
};

export type ComparedLoad = {
	readonly path: string;
	/** What the bare server answers. */
	readonly body: Buffer;
	/** How long one round takes. */
	readonly seconds: number;
	readonly rounds: number;
	readonly warmingSeconds: number;
	readonly headers?: Headers;
};

/** Rounds of ours and of the floor in turn, in the same run; medians of all. */
export async function compareWithBare(
	server: OwnProcess | undefined,
	{ path, body, seconds, rounds, warmingSeconds, headers = MARKER }: ComparedLoad,
): Promise<Comparison> {
	if (!server) throw new Error('a site without a server');
	const env = { BODY: body.toString('base64') };
	const bare = await startProcess(new URL('./bare-server.ts', import.meta.url), { env });
	try {
		await measuredLoad(bare, '', 1, headers);
		await measuredLoad(server, path, warmingSeconds, headers);
		const measured: Record<'bare' | 'ours', MeasuredRound>[] = [];
		for (let round = 0; round < rounds; round += 1) {
			measured.push({
				bare: await measuredLoad(bare, '', seconds, headers),
				ours: await measuredLoad(server, path, seconds, headers),
			});
		}
		const middle = (of: (round: (typeof measured)[number]) => number) => median(measured.map(of));
		const [bareCpuMs, cpuMs] = [middle((round) => round.bare.cpuMs), middle((round) => round.ours.cpuMs)];
		return {
			bare: middle((round) => round.bare.perSecond),
			ours: middle((round) => round.ours.perSecond),
			...{ bareCpuMs, cpuMs, ratio: bareCpuMs / cpuMs },
			p99: middle((round) => round.ours.p99),
			bytes: body.length,
		};
	} finally {
		await bare.stop();
	}
}
