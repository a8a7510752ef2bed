import { stat } from 'node:fs/promises';
import type { Secrets } from '../../config/secrets.ts';
import type { Config } from '../../config.ts';
import { StartError } from '../../start-error.ts';
import { dumpStore } from '../../store/backup/dump.ts';
import { writeBackup } from '../../store/backup/file.ts';
import { databaseOf, openDatabase } from '../../store/open-database.ts';
import { noteBackup } from '../store.ts';

/** What the commands here are given of the settings. */
export type CopySettings = Pick<
	Config,
	| 'databaseUrl'
	| 'databaseCa'
	| 'databasePooler'
	| 'dataDir'
	| 'backupDir'
	| 'backupKey'
	| 'deletionsFile'
	| 'deletionsRetentionDays'
>;

/** A backup that was written; `isNoted` where the store knows of it now, which an older one cannot. */
export type WrittenBackup = { readonly path: string; readonly isNoted: boolean };

/** Writes a backup of the store, whether its servers run or not. Throws StartError. */
export async function backUp(
	settings: CopySettings,
	secrets: Secrets,
	now = new Date(),
): Promise<WrittenBackup> {
	await using database = await openDatabase(settings);
	try {
		const path = await dumpStore(database.client, now, secrets, (parts) =>
			writeBackup(settings.backupDir, now, parts, settings.backupKey),
		);
		const noted = noteBackup({ db: databaseOf(database.client) }, now).then(
			() => true,
			() => false,
		);
		return { path, isNoted: await noted };
	} catch (error) {
		const { code, path } = error as NodeJS.ErrnoException;
		if (error instanceof StartError || code === undefined || path === undefined) throw error;
		throw new StartError(`Копия не записана (${code}): проверьте место и права в BACKUP_DIR.`);
	}
}

const UNNOTED =
	'Записать в хранилище, что копия сделана, не вышло: оно прежней версии или не принимает записей. ' +
	'Тревога BackupOld эту копию не учтёт.';

/** What `npm run backup` prints. */
export async function backUpLines(settings: CopySettings, secrets: Secrets): Promise<string[]> {
	const { path, isNoted } = await backUp(settings, secrets);
	const { size } = await stat(path);
	return [
		`Копия: ${path}, ${Math.ceil(size / 1024)} КБ.`,
		settings.backupKey === null
			? 'Она не зашифрована: имена, почту и комментарии прочтёт любой. Ключ задаёт BACKUP_KEY.'
			: 'Она зашифрована BACKUP_KEY: без него её не прочесть, храните его отдельно.',
		'Ключей в ней нет: APP_SECRET, DATA_KEYS и журнал удалений (DELETIONS_JOURNAL) храните отдельно.',
		...(isNoted ? [] : [UNNOTED]),
	];
}
