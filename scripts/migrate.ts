import { readConfig } from '@avtosverka/server/config';
import { keepSecrets } from '@avtosverka/server/config/secrets';
import { createLog } from '@avtosverka/server/log';
import { StartError } from '@avtosverka/server/start-error';
import { openConfiguredStore } from '@avtosverka/server/store/configured-store';

/** `npm run migrate`: brings the store up to date before a node of the new version is started. */
try {
	const config = readConfig();
	const { close } = await openConfiguredStore(config, await keepSecrets(config), createLog(config.logLevel));
	await close();
	console.log('Хранилище готово для этой версии программы.');
} catch (error) {
	if (!(error instanceof StartError)) throw error;
	console.error(error.message);
	process.exitCode = 1;
}
