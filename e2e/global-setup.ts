import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { SECRETS, WORLD_LOGS, worldLog } from './world-log.ts';
import { startWorldProcess } from './world-process.ts';

/** The whole run comes from one address. */
const WITHOUT_LIMITS = {
	RATE_LIMIT_PER_MINUTE: '1000000',
	CHALLENGE_LIMIT_PER_MINUTE: '1000000',
	REPORTS_PER_HOUR: '1000000',
	SUPPLIER_AVTOCOD_DAILY_BUDGET: 'off',
	SUPPLIER_APICLOUD_DAILY_BUDGET: 'off',
	UNPAID_REPORTS_PER_DAY: '1000000',
	UNPAID_REPORTS_PER_DAY_OF_ADDRESS: '1000000',
	UNPAID_REPORT_QUESTIONS_PER_DAY: '1000000',
};

/**
 * Starts the world of `npm start` for the whole run, its addresses in `E2E_SITE_URL` and `E2E_SANDBOX_URL`;
 * and beside it one in which avtocod alone is asked, so that a test can follow one supplier's bytes through
 * every section.
 */
export default async function startWorldsForTests(): Promise<() => Promise<void>> {
	rmSync(WORLD_LOGS, { recursive: true, force: true });
	mkdirSync(WORLD_LOGS, { recursive: true });
	writeFileSync(SECRETS, '');
	const world = await startWorldProcess(worldLog('shared'), {
		...WITHOUT_LIMITS,
		// The sandbox's pages frame those of purchase, as a partner's or Telegram's would.
		FRAME_ANCESTORS: '*',
	});
	const avtocod = await startWorldProcess(worldLog('avtocod'), {
		...WITHOUT_LIMITS,
		SUPPLIER_GIBDD_URL: 'off',
		SUPPLIER_GOST_URL: 'off',
		SUPPLIER_CUSTOMS_URL: 'off',
		SUPPLIER_APICLOUD_URL: 'off',
		MONETA_CARD: 'widget',
	});
	process.env.E2E_SITE_URL = world.siteUrl;
	process.env.E2E_SANDBOX_URL = world.sandboxUrl;
	process.env.E2E_AVTOCOD_SITE_URL = avtocod.siteUrl;
	process.env.E2E_AVTOCOD_SANDBOX_URL = avtocod.sandboxUrl;

	return async () => {
		await world.stop();
		await avtocod.stop();
	};
}
