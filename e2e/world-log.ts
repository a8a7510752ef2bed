import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** All that the worlds said during the last run of the tests lies here. */
export const WORLD_LOGS = fileURLToPath(new URL('./results/worlds', import.meta.url));

/** Where a world writes what it says: one line an event. Absolute path. */
export function worldLog(name: string): string {
	return join(WORLD_LOGS, `${name}.log`);
}

/** The logs of all worlds that there were, absolute paths. */
export function allWorldLogs(): string[] {
	return readdirSync(WORLD_LOGS).map((file) => join(WORLD_LOGS, file));
}

/** What tests of the run have held of people's secrets, a line each: none of them may stand in the logs. */
export const SECRETS = fileURLToPath(new URL('./results/secrets.txt', import.meta.url));
