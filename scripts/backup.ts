import { backUpLines } from '@avtosverka/server/backup/commands/backing-up';
import { rehearse } from '@avtosverka/server/backup/commands/rehearsing';
import { StartError } from '@avtosverka/server/start-error';
import { runStoreCommand } from './store-command.ts';

const isRehearsal = (words: readonly string[]) => words.length === 1 && words[0] === 'rehearse';

/** `npm run backup`, and `npm run backup -- rehearse`, which tries the newest one. */
await runStoreCommand(
	async ({ config, secrets, words }) => {
		if (words.length === 0) return { ok: true, lines: await backUpLines(config, secrets) };
		if (isRehearsal(words)) return rehearse(config, secrets);
		throw new StartError('npm run backup пишет копию, npm run backup -- rehearse проверяет последнюю.');
	},
	{ needsStore: (words) => !isRehearsal(words) },
);
