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

/** What the journal calls an identity: whose it was, and by what hash it is known again. */
export function identityInJournal(accountId: string, hash: Buffer): string {
	return `${accountId}.${hash.toString('base64url')}`;
}

/** Whose an identity of the journal was, and its hash. */
export function readIdentityInJournal(whom: string): { readonly accountId: string; readonly hash: Buffer } {
	const [accountId = '', hash = ''] = whom.split('.');
	return { accountId, hash: Buffer.from(hash, 'base64url') };
}
