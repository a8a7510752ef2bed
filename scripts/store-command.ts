import { type Config, readConfig } from '@avtosverka/server/config';
import { keepSecrets, type Secrets } from '@avtosverka/server/config/secrets';
import { StartError } from '@avtosverka/server/start-error';
import { openConfiguredStore } from '@avtosverka/server/store/configured-store';
import { hasEmbeddedStore } from '@avtosverka/server/store/embedded/has-embedded-store';
import type { Store } from '@avtosverka/server/store/store';

/** What a command prints, and whether it found all well. */
type Outcome = { readonly ok: boolean; readonly lines: readonly string[] };

/** What a command is run with: settings and secrets of this installation, and the words after its name. */
type StoreCommand = {
	readonly config: Config;
	readonly secrets: Secrets;
	readonly words: readonly string[];
};

type Options = {
	/** False for words with which no store is needed beforehand. */
	readonly needsStore?: (words: readonly string[]) => boolean;
};

/** Runs a command of this installation; a StartError is one sentence and exit code 1. */
export async function runStoreCommand(
	work: (command: StoreCommand) => Promise<Outcome>,
	{ needsStore = () => true }: Options = {},
): Promise<void> {
	try {
		const config = readConfig();
		const words = process.argv.slice(2);
		if (needsStore(words)) await refuseMissingStore(config);
		const { ok, lines } = await work({ config, secrets: await keepSecrets(config), words });
		for (const line of lines) console.log(line);
		process.exitCode = ok ? 0 : 1;
	} catch (error) {
		if (!(error instanceof StartError)) throw error;
		console.error(error.message);
		process.exitCode = 1;
	}
}

/** Runs a command on the open store of this installation, whether its server runs or not. */
export function runOnStore(work: (store: Store, command: StoreCommand) => Promise<Outcome>): Promise<void> {
	return runStoreCommand(async (command) => {
		const { store, close } = await openConfiguredStore(command.config, command.secrets);
		return work(store, command).finally(close);
	});
}

/** A server may create a store; a command that did would work on the wrong one. */
async function refuseMissingStore({ databaseUrl, dataDir }: Config): Promise<void> {
	if (databaseUrl !== null || (await hasEmbeddedStore(dataDir))) return;
	throw new StartError(
		`В DATA_DIR (${dataDir}) нет хранилища, и DATABASE_URL не задана: запустите команду с настройками узла.`,
	);
}
