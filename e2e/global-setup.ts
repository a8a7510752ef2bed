import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { WORLD_LOG } from './world-log.ts';
import { startWorldProcess } from './world-process.ts';

/** Starts one world for the whole run; its addresses are in `E2E_SITE_URL` and `E2E_SANDBOX_URL`. */
export default async function startWorldForTests(): Promise<() => Promise<void>> {
	mkdirSync(dirname(WORLD_LOG), { recursive: true });
	const world = await startWorldProcess(WORLD_LOG, {
		// The whole run comes from one address.
		RATE_LIMIT_PER_MINUTE: '1000000',
		CHALLENGE_LIMIT_PER_MINUTE: '1000000',
		REPORTS_PER_HOUR: '1000000',
	});
	process.env.E2E_SITE_URL = world.siteUrl;
	process.env.E2E_SANDBOX_URL = world.sandboxUrl;

	return world.stop;
}
