import type { Secrets } from '../../config/secrets.ts';
import { StartError } from '../../start-error.ts';
import { readBackup } from '../../store/backup/file.ts';
import { checkKeys } from '../../store/key-fingerprints.ts';
import { openDatabase, refuseRecovering } from '../../store/open-database.ts';
import { openStore } from '../../store/open-store.ts';
import { liftQuestionLimit } from '../../store/question-limit.ts';
import type { Store } from '../../store/store.ts';
import { unmark } from '../../store/store-mark.ts';
import {
	journalFor,
	makeCopy,
	type ReplayedJournal,
	refuseForgottenMoment,
	restoreCopy,
} from '../restoring.ts';
import type { CopySettings } from './backing-up.ts';

const USAGE = `Восстановление:
  npm run restore -- ФАЙЛ            в пустую базу данных
  npm run restore -- --recovered     после восстановления на момент средствами PostgreSQL
  npm run restore -- --open          начать работу с восстановленной копией
К первым двум добавьте --without-deletions, если журнала удалений не было никогда.`;

const WITHOUT_DELETIONS = '--without-deletions';

const IS_COPY =
	'Копия никого не спрашивает и никому не пишет. Проверьте её, затем выполните ' +
	'npm run restore -- --open и перезапустите узлы. Все вошедшие войдут заново.';

/** `npm run restore`: what it prints. Throws StartError in one sentence. */
export async function runRestore(
	settings: CopySettings,
	secrets: Secrets,
	words: readonly string[],
	now = new Date(),
): Promise<readonly string[]> {
	const [what, ...others] = words.filter((word) => word !== WITHOUT_DELETIONS);
	const without = words.includes(WITHOUT_DELETIONS);
	if (what === undefined || others.length > 0) throw new StartError(USAGE);
	if (what === '--recovered') return markRecovered(settings, secrets, { without, now });
	if (what === '--open' && !without) return openCopy(settings, secrets);
	if (what.startsWith('--')) throw new StartError(USAGE);
	return restoreFile(settings, secrets, { file: what, without, now });
}

/** Whether the operator says that there never was a journal of deletions, and the moment of restoring. */
type JournalQuestion = Parameters<typeof journalFor>[1];

async function restoreFile(
	settings: CopySettings,
	secrets: Secrets,
	{ file, ...rest }: JournalQuestion & { readonly file: string },
): Promise<string[]> {
	const journal = await journalFor(settings, rest);
	await using database = await openDatabase(settings);
	const { head, rows } = await restoreCopy(database, readBackup(file, settings.backupKey), secrets, journal);
	const rowsInAll = Object.values(rows).reduce((sum, count) => sum + count, 0);
	return [`Восстановлено на ${head.at}: строк ${rowsInAll}.`, ...journalLines(journal), IS_COPY];
}

function journalLines({ isMissing, deletions, unreadable }: ReplayedJournal): string[] {
	if (isMissing) return ['Журнала удалений нет: что люди удалили и отменили с тех пор, вернулось.'];
	const replayed = `По журналу удалений записей ${deletions.length}.`;
	return unreadable > 0 ? [replayed, `Нечитаемых строк журнала: ${unreadable}.`] : [replayed];
}

async function withStore<Result>(
	settings: CopySettings,
	secrets: Secrets,
	work: (store: Store) => Promise<Result>,
): Promise<Result> {
	await using database = await openDatabase(settings);
	await refuseRecovering(database.client);
	const store = await openStore({ ...database.reached, dataKeys: secrets.dataKeys, questionLimitMs: 0 });
	try {
		await checkKeys(store, secrets);
		return await work(store);
	} finally {
		await store.close();
	}
}

async function markRecovered(
	settings: CopySettings,
	secrets: Secrets,
	rest: JournalQuestion,
): Promise<string[]> {
	const journal = await journalFor(settings, rest);
	await withStore(settings, secrets, (store) =>
		store.transaction(async (tx) => {
			await liftQuestionLimit(tx);
			await refuseForgottenMoment(tx, journal);
			await makeCopy(tx, secrets, journal);
		}),
	);
	return [...journalLines(journal), IS_COPY];
}

async function openCopy(settings: CopySettings, secrets: Secrets): Promise<string[]> {
	const was = await withStore(settings, secrets, ({ db }) => unmark(db));
	return [
		was
			? 'Хранилище открыто: перезапустите узлы, и они начнут работать.'
			: 'Это хранилище не закрыто: делать нечего.',
	];
}
