import { setTimeout as wait } from 'node:timers/promises';
import { pathOf } from '@avtosverka/contract/route';
import { sectionRoute } from '@avtosverka/contract/routes/check';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { startSite } from '@avtosverka/harness/site';
import type { OwnProcess } from '@avtosverka/harness/start-process';
import { openSilentNetwork } from '@avtosverka/server/store/testing/silent-network';
import { expect, test } from 'vitest';

const VINS = Array.from({ length: 8 }, (_, at) => `XTAGFL110KY40${1000 + at}`);
/** Its supplier accepts the question and never answers: the reply is a 503, not `unreachable`. */
const HANGING_VIN = 'XTAGFL110KY100111';
const CALLS_TAKE_MS = 1_500;
const MARKED = { 'X-Requested-With': 'XMLHttpRequest' };
/** Supervisors are configured to wait longer than that. */
const ENDS_WITHIN_MS = 10_000;

type Checked = {
	readonly data: unknown;
	readonly meta: { readonly state: string; readonly cached: boolean };
};

async function check(url: string): Promise<Checked> {
	const reply = await fetch(url, { headers: MARKED });
	expect(reply.status).toBe(200);
	return (await reply.json()) as Checked;
}

/** The basic card and the ten checks of every car, all at once. */
const PATHS = VINS.flatMap((vin) => [
	`/v1/getBase/${vin}/1`,
	...SECTIONS.map((section) => pathOf(sectionRoute(section), { vin, token: 'off' })),
]);

test('a server that is told to stop under load loses no question and no answer', {
	timeout: 90_000,
}, async () => {
	await using site = await startSite({ ownStore: true, sandbox: { latencyMs: CALLS_TAKE_MS } });
	const first = site.servers[0] as OwnProcess;
	const asking = Promise.all(PATHS.map((path) => check(first.url + path)));
	const hanging = fetch(first.url + pathOf(sectionRoute('dtp'), { vin: HANGING_VIN, token: 'off' }), {
		headers: MARKED,
	});
	// Each car's report is ordered once: by then all 89 requests are in.
	const ordered = async () => {
		const reply = await fetch(`${site.sandbox.url}/_control/state`);
		const { calls } = (await reply.json()) as { readonly calls: { readonly avtocod?: number } };
		return calls.avtocod ?? 0;
	};
	await expect.poll(ordered, { timeout: 30_000 }).toBeGreaterThan(VINS.length);
	const stoppedAt = performance.now();
	const ended = first.stop();
	const answered = await asking;
	const cut = await hanging;
	expect([cut.status, await cut.text()]).toEqual([503, expect.stringContaining('Сайт перезапускается')]);
	expect(await ended).toBe(0);
	expect(performance.now() - stoppedAt).toBeLessThan(ENDS_WITHIN_MS);
	expect(answered.filter(({ meta }) => meta.cached)).toEqual([]);
	const settled = answered.map(({ meta }) => ['found', 'clear', 'partial'].includes(meta.state));
	expect(settled).toEqual(PATHS.map(() => true));

	// No supplier can be asked any more: the next process answers from the cache.
	await site.sandbox.stop();
	const second = await site.startServer();
	const again = await Promise.all(PATHS.map((path) => check(second.url + path)));
	expect(again.map(({ meta }) => meta.cached)).toEqual(PATHS.map(() => true));
	expect(again.map(({ data }) => data)).toEqual(answered.map(({ data }) => data));
	expect(await second.stop()).toBe(0);
});

test('a server whose store has stopped answering ends all the same', { timeout: 60_000 }, async () => {
	await using site = await startSite({ servers: 0 });
	await using network = await openSilentNetwork(site.settings.DATABASE_URL ?? '');
	const server = await site.startServer({ DATABASE_URL: network.url });
	network.fallSilent();
	const asked = fetch(`${server.url}/v1/user`, {
		headers: { ...MARKED, authorization: `Bearer ${'a'.repeat(43)}` },
	});
	asked.catch(() => {});
	await wait(200);
	const stoppedAt = performance.now();
	await server.stop();
	expect(performance.now() - stoppedAt).toBeLessThan(ENDS_WITHIN_MS + 500);
});
