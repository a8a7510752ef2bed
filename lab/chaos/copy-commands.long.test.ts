import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathOf } from '@avtosverka/contract/route';
import { sectionRoute } from '@avtosverka/contract/routes/check';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { type Site, startSite } from '@avtosverka/harness/site';
import type { OwnProcess } from '@avtosverka/harness/start-process';
import type { Secrets } from '@avtosverka/server/config/secrets';
import { openConfiguredStore } from '@avtosverka/server/store/configured-store';
import { openStore } from '@avtosverka/server/store/open-store';
import { emptyDatabase } from '@avtosverka/server/store/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../scripts/operations/run-command.ts';
import { findDifferences } from './audit.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { readEvidence, untilSettled } from './living.ts';
import { signIn } from './people.ts';
import { SETTINGS, TIME_SCALE } from './site.ts';
import { createWritingPeople, type WritingPeople } from './writing-people.ts';

const CARS = Array.from({ length: 8 }, (_, at) => `XTAGFL110KY70021${at + 2}`);
const PATHS = CARS.flatMap((vin) =>
	SECTIONS.map((section) => pathOf(sectionRoute(section), { vin: vin as never, token: 'off' })),
);

const PEOPLE = 6;

const left = new Set<OwnProcess>();
let balancer: Balancer;
let site: Site;
beforeAll(async () => {
	balancer = await startBalancer(() => [...left].map(({ url }) => url));
	site = await startSite({
		servers: 0,
		ownStore: true,
		settings: { ...SETTINGS, LOG_LEVEL: 'silent', SITE_URL: balancer.url },
		sandbox: { timeScale: TIME_SCALE, siteUrl: balancer.url },
	});
});
afterAll(async () => {
	await site.close();
	await balancer.close();
});

/** A command as the page of operations says it. */
const run = (command: string, more: Record<string, string> = {}) =>
	runCommand(command, { ...site.settings, ...more });

async function start(more: Record<string, string> = {}): Promise<OwnProcess> {
	const server = await site.startServer(more);
	left.add(server);
	return server;
}

async function end(server: OwnProcess): Promise<void> {
	expect(await server.stop()).toBe(0);
	left.delete(server);
}

/** People who are signed in on the store of a running server. */
async function invitePeople(secrets: Secrets): Promise<WritingPeople> {
	const { store, close } = await openConfiguredStore({ databaseUrl: null, dataDir: site.dataDir }, secrets);
	const used = { siteUrl: balancer.url, sandboxUrl: site.sandbox.url, store };
	const people = createWritingPeople(used, await signIn(store, PEOPLE).finally(close));
	await people.begin();
	return people;
}

/** Checks a store against all that was confirmed to people; a sentence for each difference. */
async function differencesIn(url: string, dataKeys: string, { seen, comments }: WritingPeople) {
	const store = await openStore({ url, dataKeys });
	const used = { siteUrl: balancer.url, sandboxUrl: site.sandbox.url, store };
	try {
		await untilSettled(used, seen, AbortSignal.timeout(200_000));
		const { rows } = await store.db.execute<{ id: string }>(`select id from comment where text <> ''`);
		const there = new Set(rows.map(({ id }) => id));
		const lost = comments.filter((id) => !there.has(id)).map((id) => `the comment ${id} is gone`);
		return [...findDifferences(await readEvidence(used, seen)), ...lost];
	} finally {
		await store.close();
	}
}

async function check(server: OwnProcess, path: string) {
	const reply = await fetch(server.url + path, { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
	expect(reply.status).toBe(200);
	return (await reply.json()) as { data: unknown; meta: { cached: boolean } };
}

test('a store is backed up and rehearsed under load, moved outside with nothing lost, and restored', {
	timeout: 900_000,
}, async () => {
	const first = await start();
	const secret = async (name: string) => (await readFile(join(site.dataDir, 'secrets', name), 'utf8')).trim();
	const keys = { APP_SECRET: await secret('app-secret'), DATA_KEYS: await secret('data-keys') };
	const people = await invitePeople({ appSecret: keys.APP_SECRET, dataKeys: keys.DATA_KEYS });
	const stopWriting = people.write();
	const loading = Promise.all(PATHS.map((path) => check(first, path)));
	const backup = await run('npm run backup');
	expect(backup.text).toMatch(/^Копия: .*\.backup, \d+ КБ\./);
	const answered = await loading;
	const rehearsal = await run('npm run backup -- rehearse');
	expect([rehearsal.code, rehearsal.text]).toEqual([
		0,
		expect.stringMatching(/покупок [1-9].*Сходится всё/s),
	]);

	await using outside = await emptyDatabase();
	const refused = await run(`npm run move-store -- ${outside.url}`);
	expect([refused.code, refused.text]).toEqual([1, expect.stringContaining('работает другой процесс')]);
	// They are still writing when it is stopped.
	await end(first);
	await stopWriting();
	const before = { orders: people.seen.counts.orders, comments: people.comments.length };
	const moved = await run(`npm run move-store -- ${outside.url}`);
	expect([moved.code, moved.text]).toEqual([0, expect.stringContaining('Перенесено всё')]);
	expect(Number(/^kept_answer: (\d+)$/m.exec(moved.text)?.[1])).toBeGreaterThanOrEqual(PATHS.length / 2);
	// The old one cannot be used any more, and the new one cannot be overwritten.
	await expect(run('npm run migrate')).resolves.toMatchObject({
		code: 1,
		text: expect.stringContaining('перенесено'),
	});
	expect((await run(`npm run move-store -- ${outside.url}`)).code).toBe(1);

	const second = await start({ DATABASE_URL: outside.url, ...keys });
	const stopAgain = people.write();
	const again = await Promise.all(PATHS.map((path) => check(second, path)));
	expect(again.map(({ data }) => data)).toEqual(answered.map(({ data }) => data));
	expect(again.every(({ meta }) => meta.cached)).toBe(true);

	await wait(5_000);
	await stopAgain();
	expect(await differencesIn(outside.url, keys.DATA_KEYS, people)).toEqual([]);
	// Both times they were many.
	expect(before.orders).toBeGreaterThan(2 * PEOPLE);
	expect(people.seen.counts.orders).toBeGreaterThan(before.orders + PEOPLE);
	expect([before.comments, people.comments.length]).toEqual([2 * PEOPLE, 4 * PEOPLE]);
	expect(people.seen.answered.length).toBeGreaterThan(PEOPLE);

	await using scratch = await emptyDatabase();
	const file = /^Копия: (.*\.backup),/.exec(backup.text)?.[1] ?? '';
	const environment = { DATABASE_URL: scratch.url, ...keys };
	const without = await run(`npm run restore -- ${file}`, environment);
	expect(without).toMatchObject({ code: 1, text: expect.stringContaining('Нет журнала удалений') });
	expect((await run(`npm run restore -- ${file} --without-deletions`, environment)).code).toBe(0);
	expect((await run(`npm run restore -- ${file} --without-deletions`, environment)).text).toContain(
		'не пуста',
	);
	expect((await run('npm run worker', environment)).text).toContain('Это восстановленная копия');
	expect(await run('npm run restore -- --open', environment)).toMatchObject({
		code: 0,
		text: expect.stringContaining('Хранилище открыто'),
	});
	expect(await run('npm run payments -- check', environment)).toMatchObject({ code: 0 });
	await end(second);
});
