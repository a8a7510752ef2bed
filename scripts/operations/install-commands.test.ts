import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '@avtosverka/server/config';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { deployFiles, deployText } from '../deploy/files.ts';
import { ROOT } from '../prepare/root.js';
import { commandsOf, operationsPage } from './page-commands.ts';
import { runCommand } from './run-command.ts';
import { installUnits } from './testing/installed.ts';

const page = operationsPage();
const commands = commandsOf(page);
const beginningWith = (words: string) => commands.filter((command) => command.startsWith(words));

/** The words after an option of a command, wherever it stands. */
function valuesOf(command: string, option: string): readonly string[] {
	const words = command.split(' ');
	return words.flatMap((word, at) => (word === option ? (words[at + 1] ?? '') : []));
}

describe('the commands of containers', () => {
	const compose = parse(deployText('compose.yaml'), { merge: true });

	test('build an image under the name that compose runs, with an argument that the Dockerfile takes', async () => {
		const [build = '', ...others] = beginningWith('docker build');
		expect(others).toEqual([]);
		const [file = ''] = valuesOf(build, '-f');
		const [name, value] = valuesOf(build, '--build-arg')[0]?.split('=') ?? [];
		expect(readFileSync(join(ROOT, file), 'utf8')).toMatch(new RegExp(`^ARG ${name}$`, 'm'));
		expect(value).toBe('$(git');
		expect(await runCommand('git rev-parse HEAD')).toMatchObject({
			text: expect.stringMatching(/^\w{40}\n$/),
		});
		expect(valuesOf(build, '-t')).toEqual([compose.services['server-1'].image]);
		expect(build.split(' ').at(-1)).toBe('.');
	});

	test('copy into the image what stands in the repository', () => {
		const copied = [...deployText('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)];
		const sources = copied.flatMap(([, words = '']) => words.split(' '));
		expect(sources.length).toBeGreaterThan(5);
		expect(sources.filter((source) => !existsSync(join(ROOT, source)))).toEqual([]);
	});

	test('start services whose files the page tells to put beside them', () => {
		const [up = '', ...others] = beginningWith('docker compose');
		for (const command of [up, ...others]) expect(valuesOf(command, '-f')).toEqual(['deploy/compose.yaml']);
		expect(up.split(' ').slice(-2)).toEqual(['up', '-d']);
		expect(compose.services.worker.env_file).toBe('settings.env');
		expect(compose.secrets['postgres-password'].file).toBe('postgres-password');
		for (const file of ['settings.env', 'postgres-password']) expect(page).toContain(`\`${file}\``);
		const programs = Object.values<{ command?: string[] }>(compose.services).flatMap(({ command }) =>
			(command ?? []).flatMap((word) => word.match(/\bscripts\/\S+/g) ?? []),
		);
		expect(programs.length).toBeGreaterThan(1);
		expect(programs.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
	});
});

describe('a command of an operator in a container', () => {
	const scripts = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts;
	const inside = [...beginningWith('docker compose'), ...beginningWith('kubectl exec')].flatMap((command) => {
		const [place = '', words] = command.split(' node --run ');
		return words === undefined ? [] : [{ place, name: words.split(' ')[0] ?? '' }];
	});

	test('is one of package.json, in a service and a workload that there are', () => {
		const compose = parse(deployText('compose.yaml'), { merge: true });
		expect(inside.map(({ name }) => Object.hasOwn(scripts, name))).toEqual([true, true]);
		const [docker = '', kubectl = ''] = inside.map(({ place }) => place);
		expect(compose.services).toHaveProperty(docker.split(' ').at(-1) ?? '');
		const [, workload] = / deploy\/(\S+) --$/.exec(kubectl) ?? [];
		expect(deployText('kubernetes/worker.yaml')).toContain(
			`kind: Deployment\nmetadata:\n  name: ${workload}\n`,
		);
	});
});

describe('the commands of systemd', () => {
	test('put units and secrets where the units look for them', async () => {
		const folder = await installUnits();
		for (const file of deployFiles('systemd'))
			expect(existsSync(join(folder, 'etc', file.replace('systemd', 'systemd/system')))).toBe(true);
		const secrets = Object.fromEntries(
			[...deployText('systemd/avtosverka@.service').matchAll(/^LoadCredential=(\S+):(\S+)$/gm)].map(
				([, name = '', path = '']) => [name, join(folder, path)],
			),
		);
		const config = readConfig({
			APP_SECRET_FILE: secrets['app-secret'],
			DATA_KEYS_FILE: secrets['data-keys'],
		});
		expect(config.appSecret).toHaveLength(44);
		await rm(folder, { recursive: true });
	});

	test('start units that there are', () => {
		const units = beginningWith('systemctl ').flatMap((command) =>
			command.split(' ').filter((word) => word.startsWith('avtosverka')),
		);
		expect(units).toHaveLength(5);
		const files = units.map(
			(unit) => `systemd/${unit.replace(/@\d+$/, '@').replace(/(?<!\.timer)$/, '.service')}`,
		);
		// A timer starts the service of its name.
		const timed = files
			.filter((file) => file.endsWith('.timer'))
			.map((file) => file.replace('.timer', '.service'));
		expect([...new Set([...files, ...timed])].sort()).toEqual(deployFiles('systemd').sort());
		const actions = beginningWith('systemctl ').map((command) => command.split(' ')[1]);
		expect(actions).toEqual(['daemon-reload', 'start', 'enable']);
	});
});

describe('the commands of Kubernetes', () => {
	test('apply every file of the folder, and wait for a job that is among them', () => {
		const files = beginningWith('kubectl apply').flatMap((command) => valuesOf(command, '-f'));
		expect([...files].sort()).toEqual(
			deployFiles('kubernetes')
				.map((file) => `deploy/${file}`)
				.sort(),
		);
		const [wait = ''] = beginningWith('kubectl wait');
		const [, job] = /job\/(\S+)$/.exec(wait) ?? [];
		expect(parse(deployText('kubernetes/migrate.yaml'))).toMatchObject({
			kind: 'Job',
			metadata: { name: job },
		});
	});
});
