import { moveStore } from '@avtosverka/server/backup/commands/moving';
import { runCopyCommand } from './copy-command.ts';

/** `npm run move-store`: from the embedded store to a PostgreSQL outside. */
await runCopyCommand(async (config, secrets, words) => ({
	ok: true,
	lines: await moveStore(config, await secrets(), words),
}));
