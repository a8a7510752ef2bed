import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';
import { createServerMetrics } from '@avtosverka/server/server-metrics';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { findProgram } from '../prepare/programs.js';
import { deployFiles, deployPath, deployText } from './files.ts';

/** What a program says of its words: exit code 0 and nothing to mend, or the reason. */
function run(name: string, words: readonly string[]) {
	const program = findProgram(name);
	if (!program)
		throw new Error(`${name} is not installed: scripts/prepare/deploy-tools.js tells the package`);
	const { status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8' });
	return { status, said: stdout + stderr };
}

describe('the units of systemd', () => {
	test('are ones that systemd takes', async () => {
		const { path: folder, remove } = temporaryFolder();
		// The program that a unit starts is looked for: ours stands elsewhere on each machine.
		const units = await Promise.all(
			deployFiles('systemd').map(async (file) => {
				const path = join(folder, file.replace('systemd/', '').replace('@.', '@3001.'));
				await writeFile(path, deployText(file).replaceAll('/usr/bin/node', process.execPath));
				return path;
			}),
		);
		expect(run('systemd-analyze', ['verify', ...units])).toEqual({ status: 0, said: '' });
		await remove();
	});
});

describe('the rules of Prometheus', () => {
	test('are ones that Prometheus takes', () => {
		expect(run('promtool', ['check', 'rules', deployPath('observability/rules.yaml')])).toMatchObject({
			status: 0,
		});
	});

	test('wake somebody when they should', () => {
		expect(run('promtool', ['test', 'rules', deployPath('observability/rules.test.yaml')])).toMatchObject({
			status: 0,
		});
	});
});

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
			purposes: { avtocod: purposes, apicloud: purposes },
		},
		budget: { used: away, spentToday: away, spentThisMonth: away },
	});
	metrics.countUnwritten(away);
	metrics.watchBackups({ lastBackupAt: away, isRestoredCopy: true });
	metrics.countWatches(away);
	metrics.watchLetters(away);
	metrics.watchReports({ overdue: away });
	metrics.watchStandby(() => 0);
	metrics.watchStore({
		state: () => 'away',
		takesMoney: () => true,
		connections: () => ({ used: 0, idle: 0, waiting: 0 }),
	});
	metrics.watchQueues({ depthOf: away });
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
