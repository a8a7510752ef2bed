import { runRestore } from '@avtosverka/server/backup/commands/restore-command';
import { runCopyCommand } from './copy-command.ts';

/** `npm run restore`: a backup into an empty database, and the opening of what was restored. */
await runCopyCommand(async (config, secrets, words) => ({
	ok: true,
	lines: await runRestore(config, await secrets(), words),
}));
