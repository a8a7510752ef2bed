import { type Config, readConfig } from '@avtosverka/server/config';
import { keepSecrets, type Secrets } from '@avtosverka/server/config/secrets';
import { StartError } from '@avtosverka/server/start-error';

/** What a command prints, and whether it found all well. */
export type Outcome = { readonly ok: boolean; readonly lines: readonly string[] };

/** Runs a command over the settings and secrets of this installation; a StartError is one sentence. */
export async function runCopyCommand(
	work: (config: Config, secrets: () => Promise<Secrets>, words: readonly string[]) => Promise<Outcome>,
): Promise<void> {
	try {
		const config = readConfig();
		const { ok, lines } = await work(config, () => keepSecrets(config), process.argv.slice(2));
		for (const line of lines) console.log(line);
		process.exitCode = ok ? 0 : 1;
	} catch (error) {
		if (!(error instanceof StartError)) throw error;
		console.error(error.message);
		process.exitCode = 1;
	}
}
