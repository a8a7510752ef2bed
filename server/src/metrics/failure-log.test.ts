import { closedAddress, serveLocally } from '@avtosverka/registers/transport/testing/local-server';
import { createTransport } from '@avtosverka/registers/transport/transport';
import { expect, test } from 'vitest';
import { createBareApp } from '../http/testing/served-app.ts';
import { createLog } from '../log.ts';
import { serviceRequestPolicy } from '../service-request-policy.ts';
import { testDeps } from '../testing/test-deps.ts';
import { createFailureLog } from './failure-log.ts';

const VIN = 'XTAGFL110KY700281';
const policy = serviceRequestPolicy({ supplier: 'gost', atOnce: 1, queue: 10 }, 2_000);

/** A failure log at a moment of ours, and what it has written. */
function failureLog() {
	let now = 0;
	const lines: string[] = [];
	const log = createLog('info', { write: (line) => lines.push(line) });
	const { onEvent, onBreaker } = createFailureLog({ log, clock: { now: () => new Date(now) } });
	return {
		note: onEvent,
		switchBreaker: (open: boolean, supplier = 'gost') => onBreaker({ supplier, open }),
		pass: (ms: number) => {
			now += ms;
		},
		written: () =>
			lines.splice(0).map((line) => {
				const { level, supplier, outcome, failed, sparedMs, msg } = JSON.parse(line);
				return [level, supplier, outcome, failed, sparedMs, msg]
					.filter((part) => part !== undefined)
					.join(' ');
			}),
		text: () => lines.join(''),
	};
}

const failed = (outcome: 'timeout' | '5xx' | '2xx' | '4xx', supplier = 'gost') => ({
	...{ supplier, outcome, attempts: 1, durationMs: 5 },
});

test('a failed call is one line each minute and kind, with how many there were since', () => {
	const { note, pass, written } = failureLog();
	for (let count = 0; count < 100; count += 1) note(failed('timeout'));
	note(failed('5xx'));
	note(failed('timeout', 'fns'));
	expect(written()).toEqual([
		'40 gost timeout 1 calls to a supplier failed',
		'40 gost 5xx 1 calls to a supplier failed',
		'40 fns timeout 1 calls to a supplier failed',
	]);
	pass(59_999);
	note(failed('timeout'));
	expect(written()).toEqual([]);
	pass(1);
	note(failed('timeout'));
	expect(written()).toEqual(['40 gost timeout 101 calls to a supplier failed']);
});

test('an answer is no failure, one that speaks of the question neither', () => {
	const { note, text } = failureLog();
	note(failed('2xx'));
	note(failed('4xx'));
	expect(text()).toBe('');
});

test('a supplier that begins to be spared is one line, and one that answers again another', () => {
	const { switchBreaker, pass, written } = failureLog();
	switchBreaker(false);
	switchBreaker(false, 'fns');
	expect(written()).toEqual([]);
	switchBreaker(true);
	pass(30_000);
	// A trial that failed.
	switchBreaker(true);
	expect(written()).toEqual(['40 gost a supplier that fails is spared']);
	pass(270_000);
	switchBreaker(false);
	switchBreaker(true);
	expect(written()).toEqual([
		'30 gost 300000 a supplier answers again',
		'40 gost a supplier that fails is spared',
	]);
});

test('what was asked does not stand in it', async () => {
	const { note, text } = failureLog();
	await using broken = await serveLocally((_request, response) => response.writeHead(503).end(VIN));
	const transport = createTransport(policy, { now: () => new Date(), onEvent: note });
	for (const origin of [broken.url, await closedAddress()]) {
		await transport.send({
			method: 'GET',
			url: `${origin}/cars/${VIN}?plate=A123BC77`,
			repeatable: false,
			signal: AbortSignal.timeout(2_000),
		});
	}
	expect(broken.seen).toHaveLength(1);
	expect(text()).toContain('"outcome":"5xx"');
	expect(text()).toContain('"outcome":"connection"');
	expect(text()).not.toMatch(new RegExp(`${VIN}|A123BC77|127\\.0\\.0\\.1|cars`));
});

test('a line carries the id of the request whose call it was, though others waited with it', async () => {
	const { note, pass, text } = failureLog();
	await using broken = await serveLocally((_request, response) => response.writeHead(503).end());
	const transport = createTransport(policy, {
		now: () => new Date(),
		onEvent(event) {
			pass(60_000);
			note(event);
		},
	});
	const app = createBareApp(testDeps());
	app.get('/asked', async ({ id }) => {
		const { signal } = new AbortController();
		await transport.send({ method: 'GET', url: broken.url, repeatable: false, signal });
		return { id };
	});
	const replies = await Promise.all([1, 2, 3].map(() => app.inject('/asked')));
	const lines = text().trim().split('\n');
	const logged = lines.map((line) => JSON.parse(line) as { id: string; failed: number });
	expect(logged.map(({ failed }) => failed)).toEqual([1, 1, 1]);
	expect(logged.map(({ id }) => id).sort()).toEqual(replies.map((reply) => reply.json().id).sort());
});
