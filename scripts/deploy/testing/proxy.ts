import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { get } from 'node:https';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findProgram } from '../../prepare/programs.js';
import { deployText } from '../files.ts';

/** Where a proxy listens, the nodes behind it, and a folder of its own. */
export type ProxyPlace = {
	readonly port: number;
	readonly nodes: readonly number[];
	readonly folder: string;
};

/** Where an example proxy of `deploy/proxies` runs. */
export type RunningProxy = {
	readonly url: string;
	/** What its certificate is signed by, PEM. */
	readonly authority: string;
	close(): Promise<void>;
};

/** The three examples, by their programs. */
export const PROXY_NAMES = ['nginx', 'haproxy', 'caddy'] as const;
export type ProxyName = (typeof PROXY_NAMES)[number];

type Proxy = {
	/** The program with its words, once its files lie in the folder. */
	prepare(place: ProxyPlace): Promise<{ readonly words: string[]; readonly env?: Record<string, string> }>;
	/** In its folder, once it has started. */
	readonly authority: string;
};

/** Nothing but addresses, ports and paths of files differs from the example. */
function example(file: string, { nodes }: ProxyPlace, changed: Record<string, string>): string {
	const text = Object.entries(changed).reduce(
		(sofar, [from, to]) => {
			if (!sofar.includes(from)) throw new Error(`${file} does not say ${from}`);
			return sofar.replaceAll(from, to);
		},
		deployText(join('proxies', file)),
	);
	// Last: the digits of a free port may be among those that are changed.
	return text.replace(NODE_LINES, (_, line: string) => {
		const lineOf = (port: number, at: number) =>
			line.replace('node-1', `node-${at + 1}`).replace('127.0.0.1:3001', `127.0.0.1:${port}`);
		return nodes.map(lineOf).join('');
	});
}

/** The line of the first node, and that of the second, which differs in nothing else. */
const NODE_LINES = /^(\s+server .*127\.0\.0\.1:3001.*\n)\s+server .*127\.0\.0\.1:3002.*\n/gm;

/** Makes a certificate of its own in a folder; gives the paths of the certificate and its key. */
function certify(folder: string): { readonly certificate: string; readonly key: string } {
	const [certificate, key] = [join(folder, 'site.crt'), join(folder, 'site.key')];
	const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
	const names = ['-addext', 'subjectAltName=DNS:localhost'];
	const { status } = spawnSync('openssl', [...words, ...names, '-keyout', key, '-out', certificate], {
		stdio: 'ignore',
	});
	if (status !== 0) throw new Error('openssl made no certificate');
	return { certificate, key };
}

function nginxText(place: ProxyPlace): string {
	return example('nginx.conf', place, {
		'443': String(place.port),
		'/etc/nginx/avtosverka.crt': join(place.folder, 'site.crt'),
		'/etc/nginx/avtosverka.key': join(place.folder, 'site.key'),
		'/run/nginx.pid': join(place.folder, 'nginx.pid'),
		'/var/log/nginx': join(place.folder, 'logs'),
	});
}

/** How each is started. */
const PROXIES: Readonly<Record<ProxyName, Proxy>> = {
	nginx: {
		authority: 'site.crt',
		async prepare(place) {
			await mkdir(join(place.folder, 'logs'), { recursive: true });
			certify(place.folder);
			await writeFile(join(place.folder, 'nginx.conf'), nginxText(place));
			return { words: ['-c', join(place.folder, 'nginx.conf'), '-g', 'daemon off;'] };
		},
	},
	haproxy: {
		authority: 'site.crt',
		async prepare(place) {
			const { certificate, key } = certify(place.folder);
			const both = join(place.folder, 'site.pem');
			const { status } = spawnSync('sh', ['-c', `cat '${certificate}' '${key}' > '${both}'`]);
			if (status !== 0) throw new Error('no certificate for HAProxy');
			const path = join(place.folder, 'haproxy.cfg');
			const changed = { ':443': `:${place.port}`, '/etc/haproxy/avtosverka.pem': both };
			await writeFile(path, example('haproxy.cfg', place, changed));
			return { words: ['-db', '-f', path] };
		},
	},
	caddy: {
		// For an address of this machine Caddy signs the certificate itself.
		authority: 'caddy/pki/authorities/local/root.crt',
		async prepare(place) {
			const path = join(place.folder, 'Caddyfile');
			const changed = { 'admin off': 'admin off\n\tauto_https disable_redirects' };
			await writeFile(path, example('Caddyfile', place, changed));
			return {
				words: ['run', '--config', path, '--adapter', 'caddyfile'],
				env: {
					SITE: `https://localhost:${place.port}`,
					NODES: place.nodes.map((port) => `127.0.0.1:${port}`).join(' '),
					XDG_DATA_HOME: place.folder,
					XDG_CONFIG_HOME: place.folder,
				},
			};
		},
	},
};

/** Runs an example before nodes until it answers; throws with one sentence when it is missing. */
export async function startProxy(name: ProxyName, place: ProxyPlace): Promise<RunningProxy> {
	const program = findProgram(name);
	if (!program)
		throw new Error(`${name} is not installed: scripts/prepare/deploy-tools.js tells the package`);
	// A proxy that is started by root works under another account.
	await chmod(place.folder, 0o755);
	const { words, env } = await PROXIES[name].prepare(place);
	const child = spawn(program, words, {
		stdio: ['ignore', 'ignore', 'pipe'],
		env: { ...process.env, ...env },
	});
	const said: string[] = [];
	child.stderr.on('data', (bytes: Buffer) => said.push(bytes.toString()));
	const url = `https://localhost:${place.port}`;
	for (let attempt = 0; attempt < 100; attempt++) {
		if (child.exitCode !== null) break;
		if ((await statusOf(`${url}/healthz`)) === 200) {
			const authority = await readFile(join(place.folder, PROXIES[name].authority), 'utf8');
			return { url, authority, close: () => stop(child) };
		}
		await wait(100);
	}
	await stop(child);
	throw new Error(`${name} did not answer: ${said.join('')}`);
}

function statusOf(url: string): Promise<number | undefined> {
	return new Promise((resolve) => {
		const request = get(url, { rejectUnauthorized: false, agent: false }, (response) => {
			response.resume();
			resolve(response.statusCode);
		});
		request.on('error', () => resolve(undefined));
	});
}

async function stop(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const exit = once(child, 'exit');
	child.kill('SIGTERM');
	await exit;
}
