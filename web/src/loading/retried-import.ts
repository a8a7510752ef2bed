import { isLostConnection } from '../offline/connection.ts';

/** Pauses before a script is asked for again, in ms; after the last one the page is reloaded. */
const PAUSES_MS = [200, 1_000];

/**
 * Imports a script of the site, and asks again when it did not come. A script that came and threw is not
 * asked for again. Rejects like the last attempt. The build puts every `import()` of the site through it.
 */
export async function retriedImport<Module>(load: () => Promise<Module>): Promise<Module> {
	for (const pause of PAUSES_MS) {
		try {
			return await load();
		} catch (error) {
			if (!isLostConnection(error)) throw error;
			await new Promise((resolve) => setTimeout(resolve, pause));
		}
	}
	return load();
}
