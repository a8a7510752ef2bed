import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** All that the sites said during the last run of the tests lies here. */
export const SITE_LOGS = fileURLToPath(new URL('./results/sites', import.meta.url));

/** Where a site writes what it says: one line an event. Absolute path. */
export function siteLog(name: string): string {
	return join(SITE_LOGS, `${name}.log`);
}

/** The logs of all sites that there were, absolute paths. */
export function allSiteLogs(): string[] {
	return readdirSync(SITE_LOGS).map((file) => join(SITE_LOGS, file));
}

/** What tests of the run have held of people's secrets, a line each: none of them may stand in the logs. */
export const SECRETS = fileURLToPath(new URL('./results/secrets.txt', import.meta.url));
