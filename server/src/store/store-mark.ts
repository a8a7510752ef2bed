import { sql } from 'drizzle-orm';
import { StartError } from '../start-error.ts';
import { storeMark } from './schema/store-mark.ts';
import type { Store, Tx } from './store.ts';

/** Why a store is not worked with as usual. */
export type StoreMark = typeof storeMark.$inferSelect.kind;

/** What a store was marked with; null for one that is worked with. */
export async function readMark({ db }: Pick<Store, 'db'>): Promise<StoreMark | null> {
	const [row] = await db.select({ kind: storeMark.kind }).from(storeMark).orderBy(storeMark.kind).limit(1);
	return row?.kind ?? null;
}

/** Marks a store; the next process that opens it minds that. */
export async function mark(db: Pick<Tx, 'insert'>, kind: StoreMark): Promise<void> {
	await db.insert(storeMark).values({ kind, at: sql`now()` }).onConflictDoNothing();
}

/** Takes every mark away; false where there was none. */
export async function unmark(db: Pick<Tx, 'delete'>): Promise<boolean> {
	const { rowCount } = await db.delete(storeMark);
	return (rowCount ?? 0) > 0;
}

/** Throws StartError for a store that was moved away: what it took would be missing in the other one. */
export function refuseMovedStore(found: StoreMark | null): void {
	if (found !== 'moved-away') return;
	throw new StartError(
		'Это хранилище перенесено командой move-store: задайте DATABASE_URL. ' +
			'Вернуться к нему без того, что записано после переноса: npm run restore -- --open.',
	);
}
