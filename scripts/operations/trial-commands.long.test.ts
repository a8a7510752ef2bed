import { once } from 'node:events';
import { get } from 'node:https';
import { createInterface } from 'node:readline';
import { describe, expect, onTestFinished, test } from 'vitest';
import { PROXY_NAMES } from '../deploy/testing/proxy.ts';
import { runCommand, startCommand } from './run-command.ts';

/** What a killed process was about to do is done when its lease is over: minutes, where it had just begun. */
const UNTIL_SETTLED_MS = 14 * 60_000;

// Each at its smallest: what they find at their full size stands in docs/operations.md.
describe('a trial of docs/operations.md', () => {
	test('attacks one server with pipelined requests, and it withstands them', async () => {
		const { code, text } = await runCommand('npm run attack -- pipelined');
		expect([code, text]).toEqual([0, expect.stringMatching(/^3 passed, 0 failed$/m)]);
	}, 600_000);

	test(
		'kills a server while a report is ordered and paid, and nothing is lost',
		async () => {
			const least = { CHAOS_REPORTS: '2', CHAOS_KILLS: '2', CHAOS_WORKERS: '1', CHAOS_SEED: 'least' };
			const { code, text } = await runCommand('npm run chaos:reports', least);
			expect([code, text]).toEqual([0, expect.stringMatching(/^ {2}EXACT$/m)]);
		},
		UNTIL_SETTLED_MS,
	);

	test(
		'kills a worker that looks at watched cars, and each change is told once',
		async () => {
			const least = { CHAOS_CARS: '10', CHAOS_CHANGED: '50', CHAOS_KILLS: '1', CHAOS_SEED: 'least' };
			const { code, text } = await runCommand('npm run chaos:watch', least);
			expect([code, text]).toEqual([0, expect.stringMatching(/^ {2}EXACT$/m)]);
		},
		UNTIL_SETTLED_MS,
	);

	test('kills the primary of a cluster under load, and not a rouble is lost or doubled', async () => {
		const { code, text } = await runCommand('npm run cluster -- 1', { CHAOS_SEED: 'least' });
		expect([code, text]).toEqual([0, expect.stringMatching(/^EXACT: 0 lost, 0 doubled$/m)]);
	}, 400_000);

	test('starts a whole cluster that serves behind each proxy until it is told to stop', async () => {
		const demo = startCommand('npm run cluster -- demo', {});
		const exit = once(demo, 'exit');
		onTestFinished(() => void demo.kill('SIGINT'));
		const said: string[] = [];
		const served: (number | undefined)[] = [];
		let problem = '';
		demo.stderr?.on('data', (text) => {
			problem += text;
		});
		for await (const line of createInterface({ input: demo.stdout ?? process.stdin })) {
			said.push(line);
			const [, url] = /^the site behind \w+: (.+)$/.exec(line) ?? [];
			if (!url) continue;
			served.push(await statusOf(`${url}/faq`));
			if (served.length === PROXY_NAMES.length) demo.kill('SIGINT');
		}
		expect(served).toEqual(PROXY_NAMES.map(() => 200));
		expect([await exit, said.at(-1)], problem).toEqual([[0, null], 'stopping']);
	}, 240_000);
});

function statusOf(url: string): Promise<number | undefined> {
	return new Promise((resolve, reject) => {
		// Each proxy has signed its certificate itself.
		get(url, { rejectUnauthorized: false }, (response) => {
			response.resume();
			resolve(response.statusCode);
		}).on('error', reject);
	});
}
