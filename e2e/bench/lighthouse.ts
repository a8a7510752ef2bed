/** `npm run lighthouse`: Lighthouse on a phone's terms, and the weight of the home page's JavaScript. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathOf } from '@avtosverka/contract/route';
import { sectionRoute } from '@avtosverka/contract/routes/check';
import { SAMPLE_REPORT_UUID } from '@avtosverka/contract/vocabulary/owner-report';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import lighthouse from 'lighthouse';
import { findBrowser } from '../../scripts/prepare/browser.js';
import { MARKER } from './load.ts';
import { describeMachine } from './machine.ts';
import { startWorld } from './world.ts';

const VIN = 'XTA21144094786239';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const DEBUGGING_PORT = 9333;

type Browser = { readonly stop: () => Promise<void> };

async function startBrowser(executable: string): Promise<Browser> {
	const profile = await mkdtemp(join(tmpdir(), 'avtosverka-lighthouse-'));
	const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-quic'];
	const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];
	const child = spawn(
		executable,
		[
			...flags,
			...quiet,
			`--user-data-dir=${profile}`,
			`--remote-debugging-port=${DEBUGGING_PORT}`,
			'about:blank',
		],
		{ stdio: 'ignore' },
	);
	for (let attempt = 0; attempt < 100; attempt += 1) {
		if (await fetch(`http://127.0.0.1:${DEBUGGING_PORT}/json/version`).catch(() => null)) break;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	const stop = async () => {
		const ended = new Promise((resolve) => child.once('exit', resolve));
		child.kill();
		await ended;
		await rm(profile, { recursive: true, force: true, maxRetries: 5 });
	};
	return { stop };
}

/** Asks every section until each answer is kept, so that the report opens with ten answers. */
async function fillReport(url: string): Promise<void> {
	await Promise.all(
		SECTIONS.map((section) =>
			fetch(url + pathOf(sectionRoute(section), { vin: VIN, token: 'off' }), { headers: MARKER }).then(
				(reply) => reply.arrayBuffer(),
			),
		),
	);
}

async function measure(name: string, url: string): Promise<void> {
	const run = await lighthouse(url, {
		port: DEBUGGING_PORT,
		onlyCategories: [...CATEGORIES],
		logLevel: 'error',
	});
	if (!run) throw new Error(`Lighthouse gave nothing for ${name}`);
	const { categories, audits } = run.lhr;
	const scores = CATEGORIES.map((id) => `${id} ${Math.round((categories[id]?.score ?? 0) * 100)}`);
	const figures = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map(
		(id) => `${audits[id]?.title}: ${audits[id]?.displayValue ?? '–'}`,
	);
	const scripts = scriptBytes(audits['network-requests']?.details);
	console.log(`${name}\n  ${scores.join(', ')}\n  ${figures.join(', ')}`);
	console.log(`  JavaScript over the wire: ${(scripts / 1000).toFixed(1)} kB`);
	for (const audit of Object.values(audits)) {
		if (audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative') {
			console.log(`  not full: ${audit.id} (${audit.displayValue ?? audit.score})`);
		}
	}
}

function scriptBytes(details: unknown): number {
	const items = (details as { items?: { resourceType?: string; transferSize?: number }[] } | undefined)
		?.items;
	const scripts = items?.filter((item) => item.resourceType === 'Script') ?? [];
	return scripts.reduce((sum, item) => sum + (item.transferSize ?? 0), 0);
}

const executable = findBrowser(process.env);
if (executable === undefined) throw new Error('no browser on this machine: npm test installs one');
console.log(`Machine: ${describeMachine()}\n`);
const world = await startWorld();
const browser = await startBrowser(executable);
try {
	await fillReport(world.url);
	await measure('Home', `${world.url}/`);
	await measure('An article', `${world.url}/posts/vse_o_tehosmotre`);
	await measure('The codes of regions', `${world.url}/codes`);
	await measure('A report with ten answers', `${world.url}/checks/${VIN}`);
	await measure('An owner report (the sample)', `${world.url}/ownerReport/${SAMPLE_REPORT_UUID}`);
} finally {
	await browser.stop();
	await world.stop();
}
