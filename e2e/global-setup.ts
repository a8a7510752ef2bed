import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { AVTOCOD_ALONE, NO_LIMITS } from '@avtosverka/harness/settings';
import { SECRETS, SITE_LOGS, siteLog } from './site-log.ts';
import { startSiteProcess } from './site-process.ts';

/**
 * Starts the site of `npm start` for the whole run, its addresses in `E2E_SITE_URL` and `E2E_SANDBOX_URL`;
 * and beside it one in which avtocod alone is asked, so that a test can follow one supplier's bytes through
 * every section.
 */
export default async function startSitesForTests(): Promise<() => Promise<void>> {
	rmSync(SITE_LOGS, { recursive: true, force: true });
	mkdirSync(SITE_LOGS, { recursive: true });
	writeFileSync(SECRETS, '');
	const site = await startSiteProcess(siteLog('shared'), {
		...NO_LIMITS,
		// The sandbox's pages frame those of purchase, as a partner's or Telegram's would.
		FRAME_ANCESTORS: '*',
	});
	const avtocod = await startSiteProcess(siteLog('avtocod'), {
		...NO_LIMITS,
		...AVTOCOD_ALONE,
		MONETA_CARD: 'widget',
	});
	process.env.E2E_SITE_URL = site.url;
	process.env.E2E_SANDBOX_URL = site.sandboxUrl;
	process.env.E2E_AVTOCOD_SITE_URL = avtocod.url;
	process.env.E2E_AVTOCOD_SANDBOX_URL = avtocod.sandboxUrl;

	return async () => {
		await site.stop();
		await avtocod.stop();
	};
}
