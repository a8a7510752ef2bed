/**
 * `npm run attack`: each file of lab/attack/attacks is one attack, made on a server that this program
 * starts for it on this machine, with a sandbox in place of all outside parties. `npm run attack -- slow`
 * runs those whose names say so. The last line is `N passed, N failed`; ends with 1 where one has failed.
 */
import { readdir } from 'node:fs/promises';
import { type Site, startSite } from '@avtosverka/harness/site';
import type { OwnProcess } from '@avtosverka/harness/start-process';
import { type Attack, Broken, type Target } from './attack.ts';

/** An attack that takes longer has failed. */
const LONGEST_MS = 180_000;
const FOLDER = new URL('./attacks/', import.meta.url);

/**
 * Like an installation in use, but that pages may be asked for without a pause: limits of count are not
 * what is tried.
 */
const BASE = { PORT: '0', LOG_LEVEL: 'error', RATE_LIMIT_PER_MINUTE: '1000000' };

function endAfter(ms: number): Promise<never> {
	return new Promise((_, reject) => {
		setTimeout(() => reject(new Broken(`took longer than ${ms / 1000} s`)), ms).unref();
	});
}

/** What it is to be said of a target that only this machine has. */
function targetOf({ servers, sandbox }: Site): Target {
	const server = servers[0] as OwnProcess;
	const { hostname, port, origin } = new URL(server.url);
	if (hostname !== '127.0.0.1' && hostname !== 'localhost')
		throw new Error(`${hostname} is not this machine`);
	return { server, url: origin, port: Number(port), sandboxUrl: sandbox.url };
}

async function carryOut({ run, settings }: Attack): Promise<string> {
	await using site = await startSite({ base: BASE, settings: settings ?? {} });
	return await Promise.race([run(targetOf(site)), endAfter(LONGEST_MS)]);
}

const words = process.argv.slice(2);
const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.ts')).sort();
const chosen = files.filter((file) => words.length === 0 || words.some((word) => file.includes(word)));
let failed = 0;
for (const file of chosen) {
	const { attack } = (await import(new URL(file, FOLDER).href)) as { attack: Attack };
	try {
		console.log(`✓ ${attack.title}\n    ${await carryOut(attack)}`);
	} catch (error) {
		failed += 1;
		console.log(`✗ ${attack.title}\n    ${error instanceof Error ? error.message : String(error)}`);
	}
}
console.log(`${chosen.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 || chosen.length === 0 ? 1 : 0;
