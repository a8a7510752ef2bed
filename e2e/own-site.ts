import { test } from './fixtures.ts';
import { ourHosts } from './our-hosts.ts';
import { siteLog } from './site-log.ts';
import { type SiteProcess, startSiteProcess } from './site-process.ts';

/** A site that only the tests of one group see: they may switch its failure modes. */
export type OwnSite = Omit<SiteProcess, 'stop'> & {
	/** Moves one of the sandbox's switches (`failure-mode`, `protection`, …), and gives what it answers. */
	control(path: string, body: object): Promise<unknown>;
};

/**
 * Starts a site before the tests of the describing group and ends it after them. They run one after the
 * other, for each worker would start a site of its own.
 * @param name of the log file
 * @param env settings beside those of the run
 */
export function ownSite(name: string, env: Record<string, string>): OwnSite {
	let running: SiteProcess | undefined;
	const site = () => {
		if (!running) throw new Error('the site is there while the tests run, not before');
		return running;
	};
	test.describe.configure({ mode: 'default' });
	test.beforeAll(async () => {
		running = await startSiteProcess(siteLog(name), { REPORTS_PER_HOUR: '1000000', ...env });
		for (const address of [running.url, running.sandboxUrl]) ourHosts.add(address);
	});
	test.afterAll(() => running?.stop());

	return {
		get url() {
			return site().url;
		},
		get sandboxUrl() {
			return site().sandboxUrl;
		},
		operate: (script, ...words) => site().operate(script, ...words),
		signalStore: (signal) => site().signalStore(signal),
		control: (path, body) => control(site().sandboxUrl, path, body),
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
