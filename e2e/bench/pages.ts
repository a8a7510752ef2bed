import { pathOf } from '@avtosverka/contract/route';
import { sectionRoute } from '@avtosverka/contract/routes/check';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { type Child, startChild } from './child.ts';
import { load, MARKER, median } from './load.ts';
import { startWorld, type World } from './world.ts';

const VIN = 'XTAGFL110KY700091';
const SAMPLE = '00000000-0000-4000-8000-000000000079';
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
	{ page: 'an owner report', path: `/ownerReport/${SAMPLE}`, aim: { cpuMs: 4 } },
];

/** A page beside a bare server that sends the same bytes. */
export type PageCost = {
	readonly page: string;
	readonly aim: Aim;
	readonly bytes: number;
	readonly bare: number;
	readonly ours: number;
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
	const reply = await fetch(world.url + path, { headers: HEADERS });
	const body = await reply.text();
	const bytes = Number(reply.headers.get('content-length')) || Buffer.byteLength(body);
	const bare = await startChild('./bare-server.ts', { body: 'x'.repeat(bytes) });
	try {
		const rounds: Round[] = [];
		await loadOf(bare, '', 1);
		await loadOf(server, path, WARMING_SECONDS);
		for (let round = 0; round < ROUNDS; round += 1) {
			rounds.push({ bare: await loadOf(bare, '', SECONDS), ours: await loadOf(server, path, SECONDS) });
		}
		const middle = (of: (round: Round) => number) => median(rounds.map(of));
		const [floor, ours] = [middle((round) => round.bare.perSecond), middle((round) => round.ours.perSecond)];
		return {
			page,
			aim,
			bytes,
			bare: floor,
			ours,
			ratio: ours / floor,
			cpuMs: middle((round) => round.ours.cpuMs),
			bareCpuMs: middle((round) => round.bare.cpuMs),
		};
	} finally {
		await bare.stop();
	}
}

type Round = Record<'bare' | 'ours', { readonly perSecond: number; readonly cpuMs: number }>;

/** A round of load on one of the processes, and its processor ms a reply. */
async function loadOf(child: Child, path: string, seconds: number): Promise<Round['ours']> {
	await child.tell({ order: 'use' });
	const { perSecond, failed } = await load(child.url + path, seconds, HEADERS);
	const { cpuMs } = await child.tell({ order: 'use' });
	if (failed > 0) throw new Error(`${failed} pages at ${path} did not answer 200`);
	return { perSecond, cpuMs: cpuMs / (perSecond * seconds) };
}
