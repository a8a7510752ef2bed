import type { Secrets } from '../../config/secrets.ts';
import { StartError } from '../../start-error.ts';
import { readBackup } from '../../store/backup/file.ts';
import { checkKeys } from '../../store/key-fingerprints.ts';
import { openDatabase, refuseRecovering } from '../../store/open-database.ts';
import { openStore } from '../../store/open-store.ts';
import type { Store } from '../../store/store.ts';
import { unmark } from '../../store/store-mark.ts';
import { journalFor, makeCopy, restoreCopy } from '../restoring.ts';
import type { CopySettings } from './backing-up.ts';

const USAGE = `Восстановление:
  npm run restore -- ФАЙЛ                         в пустую базу данных
  npm run restore -- ФАЙЛ --without-deletions     то же, когда журнала удалений не было никогда
  npm run restore -- --recovered                  после восстановления на момент средствами PostgreSQL
  npm run restore -- --open                       начать работу с восстановленной копией`;

const IS_COPY =
	'Копия никого не спрашивает и никому не пишет. Проверьте её и роли модераторов и операторов, затем выполните ' +
	'npm run restore -- --open и перезапустите узлы. Все вошедшие войдут заново.';

/** `npm run restore`: what it prints. Throws StartError in one sentence. */
export async function runRestore(
	settings: CopySettings,
	secrets: Secrets,
	words: readonly string[],
): Promise<readonly string[]> {
	const files = words.filter((word) => !word.startsWith('--'));
	const options = words.filter((word) => word.startsWith('--'));
	const [file] = files;
	const [option = null] = options;
	if (options.length > 1 || files.length > 1) throw new StartError(USAGE);
	if (file !== undefined && (option === null || option === '--without-deletions')) {
		return restoreFile(settings, secrets, { file, without: option !== null });
	}
	if (file === undefined && option === '--recovered') return markRecovered(settings, secrets);
	if (file === undefined && option === '--open') return openCopy(settings, secrets);
	throw new StartError(USAGE);
}

async function restoreFile(
	settings: CopySettings,
	secrets: Secrets,
	{ file, without }: { readonly file: string; readonly without: boolean },
): Promise<string[]> {
	const journal = await journalFor(settings, without);
	await using database = await openDatabase(settings);
	const { head, rows } = await restoreCopy(database, readBackup(file), secrets, journal);
	const rowsInAll = Object.values(rows).reduce((sum, count) => sum + count, 0);
	return [
		`Восстановлено на ${head.at}: строк ${rowsInAll}, по журналу удалений записей ${journal.deletions.length}.`,
		...(journal.unreadable > 0 ? [`Нечитаемых строк журнала: ${journal.unreadable}.`] : []),
		IS_COPY,
	];
}

async function withStore<Result>(
	settings: CopySettings,
	secrets: Secrets,
	work: (store: Store) => Promise<Result>,
): Promise<Result> {
	await using database = await openDatabase(settings);
	await refuseRecovering(await database.connect());
	const store = await openStore({ url: database.url, dataKeys: secrets.dataKeys, questionLimitMs: 0 });
	try {
		await checkKeys(store, secrets);
		return await work(store);
	} finally {
		await store.close();
	}
}

async function markRecovered(settings: CopySettings, secrets: Secrets): Promise<string[]> {
	const journal = await journalFor(settings, false);
	await withStore(settings, secrets, (store) => store.transaction((tx) => makeCopy(tx, secrets, journal)));
	return [`По журналу удалений записей ${journal.deletions.length}.`, IS_COPY];
}

async function openCopy(settings: CopySettings, secrets: Secrets): Promise<string[]> {
	const was = await withStore(settings, secrets, ({ db }) => unmark(db));
	return [
		was
			? 'Хранилище открыто: перезапустите узлы, и они начнут работать.'
			: 'Это хранилище не закрыто: делать нечего.',
	];
}
