import { readConfig } from '@avtosverka/server/config';
import { keepSecrets } from '@avtosverka/server/config/secrets';
import { runRoleCommand } from '@avtosverka/server/moderation/roles/commands';
import { StartError } from '@avtosverka/server/start-error';
import { openConfiguredStore } from '@avtosverka/server/store/configured-store';

/** `npm run grant` and `npm run revoke`, on this installation's store, with or without its server. */
async function main([what, ...words]: readonly string[]): Promise<boolean> {
	const config = readConfig();
	const { store, close } = await openConfiguredStore(config, await keepSecrets(config));
	try {
		const office = { store, clock: { now: () => new Date() } };
		const { ok, lines } = await runRoleCommand(office, what === 'revoke' ? 'revoke' : 'grant', words);
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
