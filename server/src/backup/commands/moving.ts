import type { Secrets } from '../../config/secrets.ts';
import { StartError } from '../../start-error.ts';
import { dumpStore } from '../../store/backup/dump.ts';
import { loadStore } from '../../store/backup/load.ts';
import { countRows } from '../../store/backup/tables.ts';
import { checkKeys } from '../../store/key-fingerprints.ts';
import { type OpenDatabase, openDatabase } from '../../store/open-database.ts';
import { openStore } from '../../store/open-store.ts';
import { mark, readMark, refuseMovedStore } from '../../store/store-mark.ts';
import type { CopySettings } from './backing-up.ts';

const IN_USE =
	'С хранилищем работает другой процесс: остановите сервер, фоновые задания и команды и повторите перенос.';

/**
 * `npm run move-store`: copies the embedded store into an empty database outside and marks it, so that it is
 * no longer used. Nothing else can use it meanwhile. Resolves to what is printed; throws StartError.
 */
export async function moveStore(
	settings: CopySettings,
	secrets: Secrets,
	words: readonly string[],
): Promise<readonly string[]> {
	const [address, ...more] = words;
	if (!address || more.length > 0 || !/^postgres(ql)?:\/\/./.test(address)) {
		throw new StartError('Куда перенести: npm run move-store -- postgres://пользователь:пароль@узел/база');
	}
	if (settings.databaseUrl !== null) {
		throw new StartError(
			'Переносят встроенное хранилище, а задана DATABASE_URL: уберите её на время переноса.',
		);
	}
	await using source = await openDatabase(settings);
	if (!(await source.isLast())) throw new StartError(IN_USE);
	await using target = await openDatabase({ ...settings, databaseUrl: address });
	const rows = await move(source, target, secrets);
	return [
		...Object.entries(rows).map(([table, count]) => `${table}: ${count}`),
		'Перенесено всё, строки сосчитаны в каждой таблице. Задайте DATABASE_URL, APP_SECRET и DATA_KEYS ' +
			`(два последних — из ${settings.dataDir}/secrets) и запустите узлы. Прежнее хранилище закрыто.`,
	];
}

async function move(
	source: OpenDatabase,
	target: OpenDatabase,
	secrets: Secrets,
): Promise<Readonly<Record<string, number>>> {
	const store = await openStore({ ...source.reached, dataKeys: secrets.dataKeys });
	try {
		await checkKeys(store, secrets);
		refuseMovedStore(await readMark(store));
		const [from, to] = [source.client, target.client];
		const { rows } = await dumpStore(from, new Date(), secrets, (parts) =>
			loadStore(to, parts, secrets, async () => {
				const [was, is] = [await countRows(from), await countRows(to)];
				if (JSON.stringify(was) === JSON.stringify(is)) return;
				throw new StartError('Строк перенесено не столько, сколько было: ничего не изменено, повторите.');
			}),
		);
		await mark(store.db, 'moved-away');
		return rows;
	} finally {
		await store.close();
	}
}
