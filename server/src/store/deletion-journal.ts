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

/** What the journal calls a thing that has no number of its own: whose it was, and which of theirs. */
export function ownedInJournal(accountId: string, which: string): string {
	return `${accountId}.${which}`;
}

/** Whose a thing of the journal was, and which of theirs. */
export function readOwnedInJournal(whom: string): { readonly accountId: string; readonly which: string } {
	const [accountId = '', which = ''] = whom.split('.');
	return { accountId, which };
}

/** What the journal calls an identity: whose it was, and by what hash it is known again. */
export function identityInJournal(accountId: string, hash: Buffer): string {
	return ownedInJournal(accountId, hash.toString('base64url'));
}
