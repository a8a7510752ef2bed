import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';
import { Counter, Registry } from 'prom-client';
import { describe, expect, test } from 'vitest';
import { countFromZero } from './count-from-zero.ts';
import { serveSuppliers, supplierSettings } from './http/testing/local-suppliers.ts';
import { createServerMetrics } from './server-metrics.ts';
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

/** Counters with a label whose values are known only later: each is counted from zero from that moment on. */
const KNOWN_LATER: readonly string[] = [
	// Suppliers and services that are switched on: `supplierAdded`.
	'avtosverka_supplier_calls_total',
	'avtosverka_supplier_requests_total',
	// Registers and who answers for them, by the settings: `registerHas`.
	'avtosverka_register_answers_total',
	// Patterns of routes, as they are added: `routeAdded`; of their statuses those that wake someone.
	'avtosverka_http_replies_total',
	// Only where there is a standby: `watchStandby`.
	'avtosverka_standby_looks_total',
];

type Series = {
	readonly labels: Readonly<Record<string, string | number | undefined>>;
	readonly value: number;
};

/** The series of each counter, by its name. */
async function countersOf({ registry }: ReturnType<typeof createServerMetrics>) {
	const metrics = await registry.getMetricsAsJSON();
	// Their type is typed as a number, and is a word.
	const counters = metrics.filter(({ type }) => String(type) === 'counter');
	return new Map(counters.map(({ name, values }): [string, readonly Series[]] => [name, values]));
}

/** Whether there is a series for each combination of the values of its labels, all of them 0. */
function isWholeAtZero(series: readonly Series[]): boolean {
	const names = Object.keys(series[0]?.labels ?? {});
	const combinations = names.reduce(
		(product, name) => product * new Set(series.map(({ labels }) => labels[name])).size,
		1,
	);
	return series.length === combinations && series.every(({ value }) => value === 0);
}

describe('every counter of the server', () => {
	test('has all its series at 0 from the start, or as soon as the values of its labels are known', async () => {
		const metrics = createServerMetrics({ ofProcess: false });
		const atStart = await countersOf(metrics);
		const missing = [...atStart].filter(([, series]) => !isWholeAtZero(series)).map(([name]) => name);
		expect(missing.sort()).toEqual([...KNOWN_LATER].sort());

		metrics.supplierAdded('push');
		metrics.registerHas('dtp', ['gibdd', 'avtocod']);
		metrics.routeAdded('/v1/user');
		metrics.watchStandby(
			() => 0,
			() => ({ used: 0, idle: 0, waiting: 0 }),
		);
		const later = await countersOf(metrics);
		for (const name of KNOWN_LATER) {
			// No supplier at all has one state only.
			const series = later.get(name)?.filter(({ labels }) => labels.supplier !== 'none') ?? [];
			expect([name, isWholeAtZero(series)]).toEqual([name, true]);
		}
	});

	test('is one of these: none is made elsewhere', async () => {
		const folder = fileURLToPath(new URL('.', import.meta.url));
		const files = (await readdir(folder, { recursive: true })).filter((file) =>
			/(?<!\.test)\.ts$/.test(file),
		);
		const sources = await Promise.all(files.map((file) => readFile(`${folder}${file}`, 'utf8')));
		const made = sources.flatMap((source) =>
			[...source.matchAll(/new Counter\(\{\s*name: '(\w+)'/g)].map(([, name = '']) => name),
		);
		const known = await countersOf(createServerMetrics({ ofProcess: false }));
		expect(made.sort()).toEqual([...known.keys()].sort());
		expect(sources.join('').split('new Counter(')).toHaveLength(made.length + 1);
	});
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
