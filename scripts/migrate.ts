import { createLog } from '@avtosverka/server/log';
import { openConfiguredStore } from '@avtosverka/server/store/configured-store';
import { runStoreCommand } from './store-command.ts';

/** `npm run migrate`: brings the store up to date before a node of the new version is started. */
await runStoreCommand(async ({ config, secrets }) => {
	const { close } = await openConfiguredStore(config, secrets, createLog(config.logLevel));
	await close();
	return { ok: true, lines: ['Хранилище готово для этой версии программы.'] };
});
