import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pathOf } from '@avtosverka/contract/route';
import { sectionRoute } from '@avtosverka/contract/routes/check';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import type { Site } from '@avtosverka/harness/site';
import { MARKER, OWN_TEXT } from './load.ts';
import { type Comparison, compareWithBare } from './measured-load.ts';
import { startBenchSite } from './site.ts';

const VIN = 'XTAGFL110KY700091';
const SAMPLE = '00000000-0000-4000-8000-000000000079';
const REPORT = '00000000-0000-4000-8000-000000000080';
/** As a browser asks: bytes are compressed, and each page belongs to its visitor. */
const HEADERS = { ...MARKER, 'accept-encoding': 'br', accept: 'text/html' };

type Aim = { readonly ratio: number } | { readonly cpuMs: number };

const PAGES: readonly { readonly page: string; readonly path: string; readonly aim: Aim }[] = [
	{ page: 'an article', path: '/posts/vse_o_tehosmotre', aim: { ratio: 0.5 } },
	{ page: 'home', path: '/', aim: { ratio: 0.5 } },
	{ page: 'a report opened again', path: `/checks/${VIN}`, aim: { cpuMs: 5 } },
	// Under another address each time, of which no page is stored.
	{ page: 'a report that is rendered', path: `/checks/${VIN}?n=${OWN_TEXT}`, aim: { cpuMs: 5 } },
	{ page: 'the sample owner report', path: `/ownerReport/${SAMPLE}`, aim: { cpuMs: 4 } },
	// The browser fetches what stands in it, so that it is the same frame for every report.
	{ page: 'an owner report', path: `/ownerReport/${REPORT}`, aim: { cpuMs: 4 } },
];

/** A page beside a bare server that sends the same bytes. */
export type PageCost = Comparison & { readonly page: string; readonly aim: Aim };

/** Measures what each kind of page costs: rounds of ours and of the floor in turn, in the same run. */
export async function measurePages(): Promise<readonly PageCost[]> {
	await using site = await startBenchSite();
	await answerTen(site);
	const costs: PageCost[] = [];
	for (const page of PAGES) costs.push(await measurePage(site, page));
	return costs;
}

async function answerTen({ url }: Site): Promise<void> {
	for (const section of SECTIONS) {
		const reply = await fetch(url + pathOf(sectionRoute(section), { vin: VIN, token: 'off' }), {
			headers: MARKER,
		});
		const { meta } = (await reply.json()) as { meta: { state: string } };
		if (!['found', 'clear', 'partial'].includes(meta.state)) throw new Error(`${section}: ${meta.state}`);
	}
}

async function measurePage(site: Site, { page, path, aim }: (typeof PAGES)[number]): Promise<PageCost> {
	// The same bytes: the load reads them as a text, and packed ones cost it ten times as much.
	const body = await bytesOf(site.url + path);
	const load = { path, body, seconds: 3, rounds: 3, warmingSeconds: 3, headers: HEADERS };
	return { page, aim, ...(await compareWithBare(site.servers[0], load)) };
}

/** A page as it travels, packed. */
async function bytesOf(url: string): Promise<Buffer> {
	const [reply] = (await once(get(url, { headers: HEADERS }), 'response')) as [IncomingMessage];
	return buffer(reply);
}
