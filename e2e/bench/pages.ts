import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pathOf } from '@avtosverka/contract/route';
import { sectionRoute } from '@avtosverka/contract/routes/check';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { startChild } from './child.ts';
import { MARKER, median } from './load.ts';
import { type MeasuredRound, measuredLoad } from './measured-load.ts';
import { startWorld, type World } from './world.ts';

const VIN = 'XTAGFL110KY700091';
const SAMPLE = '00000000-0000-4000-8000-000000000079';
const REPORT = '00000000-0000-4000-8000-000000000080';
const SECONDS = 3;
const WARMING_SECONDS = 3;
const ROUNDS = 3;
/** As a browser asks: bytes are compressed, and each page belongs to its visitor. */
const HEADERS = { ...MARKER, 'accept-encoding': 'br', accept: 'text/html' };

type Aim = { readonly ratio: number } | { readonly cpuMs: number };

const PAGES: readonly { readonly page: string; readonly path: string; readonly aim: Aim }[] = [
	{ page: 'an article', path: '/posts/vse_o_tehosmotre', aim: { ratio: 0.5 } },
	{ page: 'home', path: '/', aim: { ratio: 0.5 } },
	{ page: 'a report with ten answers', path: `/checks/${VIN}`, aim: { cpuMs: 8 } },
	{ page: 'the sample owner report', path: `/ownerReport/${SAMPLE}`, aim: { cpuMs: 4 } },
	// The browser fetches what stands in it, so that it is the same frame for every report.
	{ page: 'an owner report', path: `/ownerReport/${REPORT}`, aim: { cpuMs: 4 } },
];

/** A page beside a bare server that sends the same bytes. */
export type PageCost = {
	readonly page: string;
	readonly aim: Aim;
	readonly bytes: number;
	readonly bare: number;
	readonly ours: number;
	/** Of processor times: the load itself cannot read packed pages as fast as either server sends them. */
	readonly ratio: number;
	/** Of the server's processors for one page, ms: all its threads. */
	readonly cpuMs: number;
	readonly bareCpuMs: number;
};

/** Measures what each kind of page costs: rounds of ours and of the floor in turn, in the same run. */
export async function measurePages(): Promise<readonly PageCost[]> {
	const world = await startWorld();
	try {
		await answerTen(world);
		const costs: PageCost[] = [];
		for (const page of PAGES) costs.push(await measurePage(world, page));
		return costs;
	} finally {
		await world.stop();
	}
}

async function answerTen({ url }: World): Promise<void> {
	for (const section of SECTIONS) {
		const reply = await fetch(url + pathOf(sectionRoute(section), { vin: VIN, token: 'off' }), {
			headers: MARKER,
		});
		const { meta } = (await reply.json()) as { meta: { state: string } };
		if (!['found', 'clear', 'partial'].includes(meta.state)) throw new Error(`${section}: ${meta.state}`);
	}
}

async function measurePage(world: World, { page, path, aim }: (typeof PAGES)[number]): Promise<PageCost> {
	const [server] = world.servers;
	if (!server) throw new Error('a world without a server');
	// The same bytes: the load reads them as a text, and packed ones cost it ten times as much.
	const body = await bytesOf(world.url + path);
	const bare = await startChild('./bare-server.ts', { body: body.toString('base64') });
	try {
		const rounds: Record<'bare' | 'ours', MeasuredRound>[] = [];
		await measuredLoad(bare, '', 1, HEADERS);
		await measuredLoad(server, path, WARMING_SECONDS, HEADERS);
		for (let round = 0; round < ROUNDS; round += 1) {
			rounds.push({
				bare: await measuredLoad(bare, '', SECONDS, HEADERS),
				ours: await measuredLoad(server, path, SECONDS, HEADERS),
			});
		}
		const middle = (of: (round: (typeof rounds)[number]) => number) => median(rounds.map(of));
		const bareCpuMs = middle((round) => round.bare.cpuMs);
		const cpuMs = middle((round) => round.ours.cpuMs);
		return {
			page,
			aim,
			bytes: body.length,
			bare: middle((round) => round.bare.perSecond),
			ours: middle((round) => round.ours.perSecond),
			ratio: bareCpuMs / cpuMs,
			cpuMs,
			bareCpuMs,
		};
	} finally {
		await bare.stop();
	}
}

/** A page as it travels, packed. */
async function bytesOf(url: string): Promise<Buffer> {
	const [reply] = (await once(get(url, { headers: HEADERS }), 'response')) as [IncomingMessage];
	return buffer(reply);
}
