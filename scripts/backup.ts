import { backUpLines } from '@avtosverka/server/backup/commands/backing-up';
import { rehearse } from '@avtosverka/server/backup/commands/rehearsing';
import { StartError } from '@avtosverka/server/start-error';
import { runCopyCommand } from './copy-command.ts';

/** `npm run backup`, and `npm run backup -- rehearse`, which tries the newest one. */
await runCopyCommand(async (config, secrets, words) => {
	if (words.length === 0) return { ok: true, lines: await backUpLines(config) };
	if (words.length === 1 && words[0] === 'rehearse') return rehearse(config, await secrets());
	throw new StartError('npm run backup пишет копию, npm run backup -- rehearse проверяет последнюю.');
});
