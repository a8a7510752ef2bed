import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { makeFolder } from '../make-folder.ts';
import { StartError } from '../start-error.ts';

/** What signs and what encrypts in this installation. */
export type Secrets = {
	readonly appSecret: string;
	/** `id:base64key,…`; the first one writes. */
	readonly dataKeys: string;
};

const FOLDER = 'secrets';

/**
 * Reads a secret that an earlier start made, or makes it now. It is written beside and linked into place, so
 * that of several processes starting together all end up with the same one, and none with half of it.
 */
async function keep(file: string, make: () => string): Promise<string> {
	const draft = `${file}.${randomUUID()}`;
	const known = await readFile(file, 'utf8').catch(() => null);
	if (known !== null) return known.trim();
	try {
		await writeFile(draft, `${make()}\n`, { mode: 0o600, flag: 'wx' });
		await link(draft, file).catch((error: NodeJS.ErrnoException) => {
			if (error.code !== 'EEXIST') throw error;
		});
	} finally {
		await rm(draft, { force: true });
	}
	return (await readFile(file, 'utf8')).trim();
}

/**
 * The secrets of the settings. With the embedded store missing ones are made at the first start, in
 * `DATA_DIR`, mode 0600; a database of several nodes needs the same ones on each, so there the start is
 * refused with a StartError.
 */
export async function keepSecrets(
	config: Pick<Config, 'appSecret' | 'dataKeys' | 'dataDir' | 'databaseUrl'>,
): Promise<Secrets> {
	const { appSecret, dataKeys, dataDir } = config;
	if (appSecret !== null && dataKeys !== null) return { appSecret, dataKeys };
	const folder = join(dataDir, FOLDER);
	if (config.databaseUrl !== null) {
		const missing = Object.entries({ APP_SECRET: appSecret, DATA_KEYS: dataKeys })
			.filter(([, value]) => value === null)
			.map(([name]) => name);
		throw new StartError(
			`С DATABASE_URL нужны APP_SECRET и DATA_KEYS, одинаковые на всех узлах; не хватает: ${missing.join(', ')}. ` +
				'Без них узел не прочтёт того, что зашифровали другие. Прежде созданные сами стоят в ' +
				`${folder}, в app-secret и data-keys.`,
		);
	}
	try {
		// The data folder itself stays open: the embedded store enters it under another account.
		await makeFolder(dataDir);
		await makeFolder(folder, 0o700);
		return {
			appSecret: appSecret ?? (await keep(join(folder, 'app-secret'), newAppSecret)),
			dataKeys: dataKeys ?? (await keep(join(folder, 'data-keys'), newDataKeys)),
		};
	} catch (error) {
		const reason = (error as NodeJS.ErrnoException).code ?? 'неизвестная ошибка';
		throw new StartError(
			`Папка DATA_DIR (${dataDir}) недоступна для записи (${reason}): исправьте её права или задайте APP_SECRET и DATA_KEYS.`,
		);
	}
}

const newAppSecret = () => randomBytes(32).toString('base64url');
const newDataKeys = () => `first:${randomBytes(32).toString('base64')}`;
