import { readFile } from 'node:fs/promises';
import { readConfig } from '@avtosverka/server/config';
import { keepSecrets } from '@avtosverka/server/config/secrets';
import { command } from '@avtosverka/server/features/payments/operator/commands';
import { StartError } from '@avtosverka/server/start-error';
import { openConfiguredStore } from '@avtosverka/server/store/configured-store';

/** The operator's commands, on the store of this installation, whether its server runs or not. */
async function main(words: readonly string[]): Promise<boolean> {
	const config = readConfig();
	const { dataKeys } = await keepSecrets(config);
	const { store, close } = await openConfiguredStore(config, dataKeys);
	try {
		const { ok, lines } = await command({ store, clock: { now: () => new Date() } }, words, readFile);
		for (const line of lines) console.log(line);
		return ok;
	} finally {
		await close();
	}
}

try {
	process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
	if (!(error instanceof StartError)) throw error;
	console.error(error.message);
	process.exitCode = 1;
}
