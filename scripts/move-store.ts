import { moveStore } from '@avtosverka/server/backup/commands/moving';
import { runStoreCommand } from './store-command.ts';

/** `npm run move-store`: from the embedded store to a PostgreSQL outside. */
await runStoreCommand(async ({ config, secrets, words }) => ({
	ok: true,
	lines: await moveStore(config, secrets, words),
}));
