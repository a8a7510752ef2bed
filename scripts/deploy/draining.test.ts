import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { deployText } from './files.ts';

/** A process always ends within that after draining: scripts/stop-under-load.long.test.ts. */
const ENDS_WITHIN_S = 10;

/** A number that stands in a file of `deploy/` after these words. */
function numberIn(file: string, pattern: RegExp): number {
	const [, found] = pattern.exec(deployText(file)) ?? [];
	if (found === undefined) throw new Error(`${file} says nothing like ${pattern}`);
	return Number(found);
}

type Probe = { readonly periodSeconds: number; readonly failureThreshold: number };
type Pod = {
	readonly terminationGracePeriodSeconds: number;
	readonly containers: readonly { readonly readinessProbe: Probe }[];
};
const pod: Pod = parseAllDocuments(deployText('kubernetes/server.yaml'))[0]?.toJS().spec.template.spec;

/** The longest time for which a proxy goes on sending requests to a node that answers 503 to its checks. */
function slowestCheck(proxy: string): number {
	if (proxy === 'HAProxy') {
		const file = 'proxies/haproxy.cfg';
		const once = numberIn(file, /check inter (\d+)s/) + numberIn(file, /timeout check (\d+)s/);
		return numberIn(file, /check inter \d+s fall (\d+)/) * once;
	}
	if (proxy === 'Caddy') {
		const file = 'proxies/Caddyfile';
		return numberIn(file, /health_interval (\d+)s/) + numberIn(file, /health_timeout (\d+)s/);
	}
	const { periodSeconds, failureThreshold } = pod.containers[0]?.readinessProbe ?? {
		periodSeconds: Number.NaN,
		failureThreshold: Number.NaN,
	};
	// Kubernetes waits a second for a reply by default.
	return (periodSeconds + 1) * failureThreshold;
}

const PRESTOP = {
	'settings.env.example': numberIn('settings.env.example', /^PRESTOP_SECONDS=(\d+)/m),
	'systemd/avtosverka@.service': numberIn('systemd/avtosverka@.service', /PRESTOP_SECONDS=(\d+)/),
	'kubernetes/settings.yaml': numberIn('kubernetes/settings.yaml', /PRESTOP_SECONDS: "(\d+)"/),
};

describe('a node drains', () => {
	test.each([
		['HAProxy', 8],
		['Caddy', 4],
		['Kubernetes', 3],
	])('for longer than %s needs to notice it: docs/operations.md says %i s', (proxy, seconds) => {
		expect(slowestCheck(proxy)).toBe(seconds);
		for (const [file, prestop] of Object.entries(PRESTOP))
			expect([file, prestop > seconds]).toEqual([file, true]);
	});

	test('and is killed only after it has had the time to end by itself', () => {
		const compose = parse(deployText('compose.yaml'))['x-server'] as { stop_grace_period: string };
		const patience = {
			systemd: numberIn('systemd/avtosverka@.service', /TimeoutStopSec=(\d+)/),
			kubernetes: pod.terminationGracePeriodSeconds,
			compose: Number.parseInt(compose.stop_grace_period, 10),
		};
		const needed = Math.max(...Object.values(PRESTOP)) + ENDS_WITHIN_S;
		for (const [who, seconds] of Object.entries(patience))
			expect([who, seconds > needed]).toEqual([who, true]);
	});
});
