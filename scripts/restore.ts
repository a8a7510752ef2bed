import { runRestore } from '@avtosverka/server/backup/commands/restore-command';
import { runStoreCommand } from './store-command.ts';

/** `npm run restore`: a backup into an empty database, and the opening of what was restored. */
await runStoreCommand(
	async ({ config, secrets, words }) => ({ ok: true, lines: await runRestore(config, secrets, words) }),
	{ needsStore: (words) => words.includes('--open') || words.includes('--recovered') },
);
