/**
 * `npm run lighthouse [-- rounds [sitemap]]`: Lighthouse on a phone's terms, page after page in each round, a
 * bare page the first: the floor of the same run. Nine rounds take some fifteen minutes. With `sitemap` each
 * page that search engines are asked to read instead of the five that people read most.
 */
import { pathOf } from '@avtosverka/contract/route';
import { getBaseRoute, sectionRoute } from '@avtosverka/contract/routes/check';
import { SAMPLE_REPORT_UUID } from '@avtosverka/contract/vocabulary/owner-report';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import lighthouse from 'lighthouse';
import { findBrowser } from '../../scripts/prepare/browser.js';
import { MARKER, median } from './load.ts';
import { describeLoad, describeMachine } from './machine.ts';
import { startBarePage } from './phone/bare-page.ts';
import { blockingOf } from './phone/main-thread.ts';
import { startOwnBrowser } from './phone/own-browser.ts';
import { startBenchSite } from './site.ts';

const VIN = 'XTA21144094786239';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];
const DEBUGGING_PORT = 9333;

async function inNewBrowser<Result>(work: () => Promise<Result>): Promise<Result> {
	const flags = [`--remote-debugging-port=${DEBUGGING_PORT}`];
	const browser = await startOwnBrowser(String(executable), () => flags, 'about:blank');
	try {
		for (let attempt = 0; attempt < 100; attempt += 1) {
			if (await fetch(`http://127.0.0.1:${DEBUGGING_PORT}/json/version`).catch(() => null)) break;
			await new Promise((resolve) => setTimeout(resolve, 100));
		}
		return await work();
	} finally {
		await browser.stop();
	}
}

/** Asks every register, so that the report opens with ten answers. */
async function fillReport(url: string): Promise<void> {
	const asked = [
		pathOf(getBaseRoute, { vin: VIN }),
		...SECTIONS.map((section) => pathOf(sectionRoute(section), { vin: VIN, token: 'off' })),
	];
	await Promise.all(
		asked.map((path) => fetch(url + path, { headers: MARKER }).then((reply) => reply.arrayBuffer())),
	);
}

/** The pages that people read most, by name. */
async function mostRead(url: string): Promise<Record<string, string>> {
	await fillReport(url);
	return {
		home: `${url}/`,
		'an article': `${url}/posts/vse_o_tehosmotre`,
		'the codes of regions': `${url}/codes`,
		'a report with ten answers': `${url}/checks/${VIN}`,
		'an owner report (the sample)': `${url}/ownerReport/${SAMPLE_REPORT_UUID}`,
	};
}

/** The pages of the site map, by their paths. */
async function indexedPages(url: string): Promise<Record<string, string>> {
	const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
	const addresses = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => address);
	return Object.fromEntries(addresses.map((address) => [new URL(address).pathname, address]));
}

type Figures = Readonly<Record<Category | 'lcp' | 'cls' | 'blocking' | 'scripts' | 'all', number>>;

/** Of a first visit: Lighthouse leaves in a browser what earlier pages have stored there. */
async function measure(name: string, url: string): Promise<Figures> {
	const { categories, audits } = await inNewBrowser(async () => {
		const run = await lighthouse(url, {
			port: DEBUGGING_PORT,
			onlyCategories: [...CATEGORIES],
			logLevel: 'error',
		});
		if (!run) throw new Error(`Lighthouse gave nothing for ${name}`);
		return run.lhr;
	});
	const of = (id: Category) => Math.round((categories[id]?.score ?? 0) * 100);
	const items = transfersOf(audits['network-requests']?.details);
	const bytes = (some: typeof items) => some.reduce((sum, item) => sum + (item.transferSize ?? 0), 0);
	return {
		performance: of('performance'),
		accessibility: of('accessibility'),
		'best-practices': of('best-practices'),
		seo: of('seo'),
		lcp: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
		cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
		blocking: await blockingOf(String(executable), url),
		scripts: bytes(items.filter((item) => item.resourceType === 'Script')),
		all: bytes(items),
	};
}

type Transfer = { readonly resourceType?: string; readonly transferSize?: number };

function transfersOf(details: unknown): readonly Transfer[] {
	return (details as { items?: readonly Transfer[] } | undefined)?.items ?? [];
}

/** One line of the table: medians, and how far its performance is below the bare page of the same run. */
function rowOf(name: string, rounds: readonly Figures[], floor: number): string {
	const of = (figure: keyof Figures) => median(rounds.map((round) => round[figure]));
	const scores = CATEGORIES.map((id) => `${id} ${of(id)}`).join(', ');
	return `${name}: ${scores} (${floor - of('performance')} below the bare page)
  LCP ${(of('lcp') / 1000).toFixed(2)} s, CLS ${of('cls').toFixed(3)}, blocking × 4 ${of('blocking').toFixed(0)} ms
  scripts ${(of('scripts') / 1000).toFixed(1)} kB, all ${(of('all') / 1000).toFixed(1)} kB`;
}

const executable = findBrowser(process.env);
if (executable === undefined) throw new Error('no browser on this machine: npm test installs one');
const [, , rawTimes = '9', what] = process.argv;
const times = Number(rawTimes);
const isSitemap = what === 'sitemap';
if (!Number.isInteger(times) || times < 1 || !(isSitemap || what === undefined))
	throw new Error('npm run lighthouse -- <rounds> [sitemap]');
console.log(`Machine: ${describeMachine()}; ${times} rounds, each page in turn\n`);
const site = await startBenchSite();
const bare = await startBarePage();
try {
	const pages = isSitemap ? await indexedPages(site.url) : await mostRead(site.url);
	const rounds = Object.entries({ 'a bare page': bare.url, ...pages }).map(([name, url]) => ({
		name,
		url,
		figures: [] as Figures[],
	}));
	for (let round = 0; round < times; round += 1) {
		for (const { name, url, figures } of rounds) figures.push(await measure(name, url));
	}
	const floor = median(rounds[0]?.figures.map(({ performance }) => performance) ?? []);
	for (const { name, figures } of rounds) console.log(rowOf(name, figures, floor));
	console.log(describeLoad());
} finally {
	await bare.stop();
	await site.close();
}
