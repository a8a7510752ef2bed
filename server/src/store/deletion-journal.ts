import { createHmac } from 'node:crypto';
import { deletion } from './schema/deletion.ts';
import type { Store } from './store.ts';

/** One thing that a person has deleted; its id says nothing about them. */
export type Deletion = Pick<typeof deletion.$inferSelect, 'at' | 'what' | 'whom'>;

/** Writes deletions down, within the transaction that makes them. */
export async function journalDeletions(
	{ db }: Pick<Store, 'db'>,
	deletions: readonly Deletion[],
): Promise<void> {
	if (deletions.length > 0) await db.insert(deletion).values([...deletions]);
}

/** What the journal calls a chat with the bot: the messenger's own id would name a person. */
export function chatInJournal(appSecret: string, messenger: string, chatId: number): string {
	return createHmac('sha256', appSecret).update(`deletion ${messenger} ${chatId}`).digest('base64url');
}
