import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathOf } from '@avtosverka/contract/route';
import { sectionRoute } from '@avtosverka/contract/routes/check';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { type Site, startSite } from '@avtosverka/harness/site';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from './prepare/root.js';

const ENOUGH_MB = 384;
/** What docs/operations.md sets for so small a server. */
const SMALL = { NODE_OPTIONS: '--max-old-space-size=128 --max-semi-space-size=4', MALLOC_ARENA_MAX: '2' };
const CONNECTIONS = 10_000;
const OPENED_AT_ONCE = 250;
const VISITORS = 8;
const VISITED_MS = 15_000;
const TOKEN = 'token-of-the-test-of-a-small-server';
const MARKED = { 'X-Requested-With': 'XMLHttpRequest' };

let site: Site;
const idle: Socket[] = [];
const operations = readFileSync(join(ROOT, 'docs', 'operations.md'), 'utf8');

beforeAll(async () => {
	const settings = { METRICS_TOKEN: TOKEN, TRUST_PROXY: '127.0.0.1', CONNECTIONS: '12000', ...SMALL };
	site = await startSite({ settings });
});
afterAll(async () => {
	for (const socket of idle) socket.destroy();
	await site.close();
});

/** A connection that has been used and is kept, as browsers and proxies keep theirs. */
function openIdle(port: number): Promise<Socket> {
	return new Promise((resolve, reject) => {
		const socket = connect(port, '127.0.0.1', () => socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'));
		socket.once('error', reject).once('data', () => resolve(socket));
	});
}

/** Visits pages and asks about new cars until the time is over; gives how many replies were read. */
async function visit(visitor: number, until: number): Promise<number> {
	let read = 0;
	while (performance.now() < until) {
		const vin = `XTAGFL110KY${String(600_000 + visitor * 10_000 + read).padStart(6, '0')}`;
		const checks = SECTIONS.map((section) => pathOf(sectionRoute(section), { vin, token: 'off' }));
		for (const path of [...checks, `/checks/${vin}`, '/', '/codes']) {
			const reply = await fetch(site.url + path, { headers: MARKED });
			await reply.arrayBuffer();
			expect([path, reply.status]).toEqual([path, 200]);
			read += 1;
		}
	}
	return read;
}

async function residentMegabytes(): Promise<number> {
	const reply = await fetch(`${site.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
	const [, bytes] = /^process_resident_memory_bytes (\d+)/m.exec(await reply.text()) ?? [];
	return Number(bytes) / 2 ** 20;
}

test.each(Object.entries(SMALL))('the page of operations sets %s=%s for a small server', (name, value) => {
	expect(operations).toContain(`${name}="${value}"`);
});

test('384 MB are enough for a server with ten thousand idle connections and its visitors', {
	timeout: 120_000,
}, async () => {
	const port = Number(new URL(site.url).port);
	while (idle.length < CONNECTIONS)
		idle.push(...(await Promise.all(Array.from({ length: OPENED_AT_ONCE }, () => openIdle(port)))));
	const waiting = await residentMegabytes();
	const until = performance.now() + VISITED_MS;
	const visiting = Promise.all(Array.from({ length: VISITORS }, (_, visitor) => visit(visitor, until)));
	let most = 0;
	while (performance.now() < until) {
		most = Math.max(most, await residentMegabytes());
		await wait(250);
	}
	const read = (await visiting).reduce((all, one) => all + one, 0);
	console.log(
		`${Math.round(waiting)} MB at rest, ${Math.round(most)} MB at most, ${read} replies, ${idle.length} idle connections`,
	);
	expect(idle.filter(({ destroyed, readyState }) => destroyed || readyState !== 'open')).toEqual([]);
	expect(read).toBeGreaterThan(100);
	expect(most).toBeLessThan(ENOUGH_MB);
});
