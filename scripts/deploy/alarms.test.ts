import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServerMetrics } from '@avtosverka/server/server-metrics';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../prepare/root.js';
import { deployText } from './files.ts';

describe('every alarm', () => {
	type Alarm = { readonly alertname: string; readonly exp_alerts: readonly unknown[] };
	type Tests = { readonly tests: readonly { readonly name?: string; readonly alert_rule_test: Alarm[] }[] };
	type Named = { readonly groups: readonly { readonly rules: readonly { readonly alert: string }[] }[] };
	const { groups } = parse(deployText('observability/rules.yaml')) as Named;
	const names = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert)).sort();
	const { tests } = parse(deployText('observability/rules.test.yaml')) as Tests;
	const namesIn = (alarms: readonly Alarm[]) => [...new Set(alarms.map((alarm) => alarm.alertname))].sort();

	test('is rung by its own event', () => {
		const rung = tests.flatMap((one) => one.alert_rule_test.filter((alarm) => alarm.exp_alerts.length > 0));
		expect(namesIn(rung)).toEqual(names);
	});

	test('is silent in a healthy hour', () => {
		const healthy = tests.find(({ name }) => name === 'a healthy hour')?.alert_rule_test ?? [];
		expect(namesIn(healthy)).toEqual(names);
		expect(healthy.filter((alarm) => alarm.exp_alerts.length > 0)).toEqual([]);
	});
});

/** Names of all metrics, those included that a server adds once it has a store, bots and jobs. */
async function namesOfMetrics(): Promise<ReadonlySet<string>> {
	const metrics = createServerMetrics({ ofProcess: true });
	const away = () => Promise.reject(new Error('away'));
	for (const messenger of ['telegram', 'max'] as const)
		metrics.watchBot(messenger, { works: async () => false, leads: () => false });
	const purposes = { check: 1, bot: 1, watch: 1, 'paid-lookup': 1, 'owner-report': 1 };
	metrics.watchBudgets({
		limits: {
			daily: { avtocod: 1, apicloud: 1 },
			dailyCost: { avtocod: 1, apicloud: 1 },
			purposes: { avtocod: purposes, apicloud: purposes },
		},
		budget: { used: away, spentToday: away, spentThisMonth: away },
	});
	metrics.countUnwritten(away);
	metrics.watchBackups({ lastBackupAt: away, isRestoredCopy: true });
	metrics.countWatches(away);
	metrics.watchLetters(away);
	metrics.watchReports({ overdue: away });
	const connections = () => ({ used: 0, idle: 0, waiting: 0 });
	metrics.watchStandby(() => 0, connections);
	metrics.watchStore({ state: () => 'away', takesMoney: () => true, connections });
	metrics.watchQueues({ depthOf: away, lateness: away });
	metrics.watchProcesses(away);
	metrics.watchWaiting(away, () => new Date());
	metrics.builtFrom({ version: '1.2.3', commit: null });
	const text = await metrics.text();
	return new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name));
}

describe('every metric that is asked for is one that a process has', () => {
	type Rules = { readonly groups: { readonly rules: { readonly expr: string }[] }[] };
	type Dashboard = { readonly panels: { readonly targets: { readonly expr: string }[] }[] };
	const ruled = (parse(deployText('observability/rules.yaml')) as Rules).groups.flatMap(({ rules }) => rules);
	const { panels } = JSON.parse(deployText('observability/dashboard.json')) as Dashboard;
	const shown = panels.flatMap(({ targets }) => targets);

	test.each([
		['rules', ruled],
		['dashboard', shown],
	])('%s', async (_what, asked) => {
		const known = await namesOfMetrics();
		const names = asked.flatMap(({ expr }) => expr.match(/\b(?:avtosverka|nodejs|process)_\w+/g) ?? []);
		const missing = names.map((name) => name.replace(/_bucket$/, '')).filter((name) => !known.has(name));
		expect(names.length).toBeGreaterThan(10);
		expect(missing).toEqual([]);
	});
});

test('every metric of ours stands in docs/metrics.md', async () => {
	const page = readFileSync(join(ROOT, 'docs', 'metrics.md'), 'utf8');
	const ours = [...(await namesOfMetrics())].filter((name) => name.startsWith('avtosverka_'));
	expect(ours.length).toBeGreaterThan(40);
	expect(ours.filter((name) => !page.includes(`${name}{`) && !page.includes(`${name}\``))).toEqual([]);
});
