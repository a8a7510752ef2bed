import { test } from './fixtures.ts';
import { ourHosts } from './our-hosts.ts';
import { worldLog } from './world-log.ts';
import { startWorldProcess, type WorldProcess } from './world-process.ts';

/** A world that only the tests of one group see: they may switch its failure modes. */
export type OwnWorld = Pick<WorldProcess, 'siteUrl' | 'sandboxUrl' | 'operate'> & {
	/** Moves one of the sandbox's switches (`failure-mode`, `protection`, …), and gives what it answers. */
	control(path: string, body: object): Promise<unknown>;
};

/**
 * Starts a world before the tests of the describing group and ends it after them. They run one after the
 * other, for each worker would start a world of its own.
 * @param name of the log file
 * @param env settings beside those of the run
 */
export function ownWorld(name: string, env: Record<string, string>): OwnWorld {
	let running: WorldProcess | undefined;
	const world = () => {
		if (!running) throw new Error('the world is there while the tests run, not before');
		return running;
	};
	test.describe.configure({ mode: 'default' });
	test.beforeAll(async () => {
		running = await startWorldProcess(worldLog(name), { REPORTS_PER_HOUR: '1000000', ...env });
		for (const address of [running.siteUrl, running.sandboxUrl]) ourHosts.add(address);
	});
	test.afterAll(() => running?.stop());

	return {
		get siteUrl() {
			return world().siteUrl;
		},
		get sandboxUrl() {
			return world().sandboxUrl;
		},
		operate: (script, ...words) => world().operate(script, ...words),
		control: (path, body) => control(world().sandboxUrl, path, body),
	};
}

/** Moves a switch of a sandbox; rejects when there is none of that name. */
export async function control(sandboxUrl: string, path: string, body: object): Promise<unknown> {
	const reply = await fetch(`${sandboxUrl}/_control/${path}`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(body),
	});
	if (!reply.ok) throw new Error(`the sandbox answered ${reply.status} to ${path}`);
	return reply.json();
}
