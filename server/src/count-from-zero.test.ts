import { readFile } from 'node:fs/promises';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';
import { Counter, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { countFromZero } from './count-from-zero.ts';
import { serveSuppliers, supplierSettings } from './http/testing/local-suppliers.ts';
import { startServer } from './start.ts';
import { TEST_SECRETS, testDatabase } from './store/testing/test-database.ts';

const RULES = new URL('../../deploy/observability/rules.yaml', import.meta.url);

/** Counters that alarms look at, each with a value of a label that they look for: `name_total x="y"`. */
async function watchedSeries(): Promise<ReadonlySet<string>> {
	const rules = await readFile(RULES, 'utf8');
	const counters = [...rules.matchAll(/(avtosverka_\w+_total)(?:\{([^}]*)\})?/g)];
	return new Set(
		counters.flatMap(([, name, matchers = '']) => {
			const labels = [...matchers.matchAll(/(\w+)=~?"([^"]*)"/g)];
			return labels.length === 0
				? [`${name} `]
				: labels.flatMap(([, label, values = '']) =>
						values.split('|').map((value) => `${name} ${label}="${value}"`),
					);
		}),
	);
}

test('a counter has each series of its labels, and what it has counted stays', async () => {
	const registry = new Registry();
	const labelNames = ['kind', 'outcome'] as const;
	const counter = new Counter({ name: 'a_total', help: 'a', labelNames, registers: [registry] });
	counter.inc({ kind: 'x', outcome: 'lost' });
	countFromZero(counter, { kind: ['x', 'y'], outcome: ['sent', 'lost'] });
	const lines = (await registry.metrics()).split('\n').filter((line) => line.startsWith('a_total'));
	expect(lines.sort()).toEqual([
		'a_total{kind="x",outcome="lost"} 1',
		'a_total{kind="x",outcome="sent"} 0',
		'a_total{kind="y",outcome="lost"} 0',
		'a_total{kind="y",outcome="sent"} 0',
	]);
});

test('a server that has just started exports every counter that an alarm looks at, with 0', async () => {
	const database = await testDatabase();
	const { path: dataDir, remove } = temporaryFolder();
	await using suppliers = await serveSuppliers();
	const server = await startServer({
		...{ PORT: '0', DATA_DIR: dataDir, DATABASE_URL: database.url, ...TEST_SECRETS },
		...{ BOT_PROTECTION: 'off', LOG_LEVEL: 'silent', ...supplierSettings(suppliers) },
	});
	try {
		const text = await (await fetch(`${server.url}/metrics`)).text();
		const atZero = text.split('\n').filter((line) => /_total\{.* 0$/.test(line));
		const watched = await watchedSeries();
		const missing = [...watched].filter((one) => {
			const [name = '', label = ''] = one.split(' ');
			return !atZero.some((line) => line.startsWith(`${name}{`) && line.includes(label));
		});
		expect(watched.size).toBeGreaterThan(12);
		expect(missing).toEqual([]);
	} finally {
		await server.close();
		await database.close();
		await remove();
	}
}, 30_000);
