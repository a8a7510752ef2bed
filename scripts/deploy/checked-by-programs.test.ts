import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
		const folder = await mkdtemp(join(tmpdir(), 'avtosverka-units-'));
		// The program that a unit starts is looked for: ours stands elsewhere on each machine.
		const units = await Promise.all(
			deployFiles('systemd').map(async (file) => {
				const path = join(folder, file.replace('systemd/', '').replace('@.', '@3001.'));
				await writeFile(path, deployText(file).replaceAll('/usr/bin/node', process.execPath));
				return path;
			}),
		);
		expect(run('systemd-analyze', ['verify', ...units])).toEqual({ status: 0, said: '' });
		await rm(folder, { recursive: true });
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

describe('every metric that is asked for is one that a process has', () => {
	type Rules = { readonly groups: { readonly rules: { readonly expr: string }[] }[] };
	type Dashboard = { readonly panels: { readonly targets: { readonly expr: string }[] }[] };
	// Gauges that a whole server adds once it has a store, a bot and jobs.
	const OTHERS = [
		'avtosverka_letters_waiting',
		'avtosverka_owner_report_blocks_overdue',
		'avtosverka_supplier_budget_limit',
		'avtosverka_supplier_budget_used',
		'avtosverka_telegram_bot_kept',
		'avtosverka_telegram_bot_works',
	];

	const ruled = (parse(deployText('observability/rules.yaml')) as Rules).groups.flatMap(({ rules }) => rules);
	const { panels } = JSON.parse(deployText('observability/dashboard.json')) as Dashboard;
	const shown = panels.flatMap(({ targets }) => targets);

	test.each([
		['rules', ruled],
		['dashboard', shown],
	])('%s', async (_what, asked) => {
		const text = await createServerMetrics({ ofProcess: true }).text();
		const known = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
		const names = asked.flatMap(({ expr }) => expr.match(/\b(?:avtosverka|nodejs|process)_\w+/g) ?? []);
		const missing = names
			.map((name) => name.replace(/_bucket$/, ''))
			.filter((name) => !known.has(name) && !OTHERS.includes(name));
		expect(names.length).toBeGreaterThan(10);
		expect(missing).toEqual([]);
	});
});
