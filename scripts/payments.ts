import { readFile } from 'node:fs/promises';
import { readConfig } from '@avtosverka/server/config';
import { keepSecrets } from '@avtosverka/server/config/secrets';
import { createOutbox } from '@avtosverka/server/mail/mail';
import { createReportLetters } from '@avtosverka/server/owner-reports/letters/letters';
import { runPaymentCommand } from '@avtosverka/server/payments/operator/commands';
import { StartError } from '@avtosverka/server/start-error';
import { openConfiguredStore } from '@avtosverka/server/store/configured-store';

/** The operator's commands, on the store of this installation, whether its server runs or not. */
const clock = { now: () => new Date() };
/** The server's jobs are not begun here: a letter without one is found when its outbox is next tidied. */
const NO_JOBS = { enqueue: async () => {} };

async function main(words: readonly string[]): Promise<boolean> {
	const config = readConfig();
	const { store, close } = await openConfiguredStore(config, await keepSecrets(config));
	const letters = config.mail && createReportLetters(createOutbox({ clock, jobs: NO_JOBS }));
	try {
		const { ok, lines } = await runPaymentCommand({ store, clock, letters }, words, readFile);
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
