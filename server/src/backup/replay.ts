import { replayIdentity } from '../accounts/identities/replaying.ts';
import { deleteAccountRow } from '../accounts/store.ts';
import { forgetBotChat } from '../bot/store.ts';
import { deleteOwn } from '../comments/store.ts';
import { createLedger } from '../ledger/ledger.ts';
import { destroyOwn } from '../owner-reports/deleting/store.ts';
import { revokeShare } from '../shares/store.ts';
import { chatInJournal, type Deletion } from '../store/deletion-journal.ts';
import type { Store, Tx } from '../store/store.ts';
import { accountOf, type KnownChat, listChats } from './store.ts';

type Replay = {
	readonly tx: Tx;
	/** The same transaction for parts that begin one of their own. */
	readonly store: Store;
	readonly chats: ReadonlyMap<string, KnownChat>;
	readonly appSecret: string;
};

/**
 * Deletes again what people had deleted, in the same order and by the same code. What is gone already is left
 * alone, so a journal may be longer than needed and be replayed twice.
 */
export async function replayDeletions(
	tx: Tx,
	cipher: Store['cipher'],
	appSecret: string,
	deletions: readonly Deletion[],
): Promise<void> {
	const known = await listChats(tx);
	const chats = new Map(known.map((chat) => [chatInJournal(appSecret, chat.messenger, chat.chatId), chat]));
	const replay = { tx, store: storeWithin(tx, cipher), chats, appSecret };
	const inOrder = [...deletions].sort((one, other) => one.at.getTime() - other.at.getTime());
	for (const deletion of inOrder) await deleteAgain(replay, deletion);
}

async function deleteAgain(replay: Replay, deletion: Deletion): Promise<void> {
	const { tx, store, chats } = replay;
	const { at, what, whom } = deletion;
	if (what === 'account') {
		await deleteAccountRow(store, createLedger(store, { now: () => at }), whom, { now: at });
	} else if (what === 'bot-chat') {
		const chat = chats.get(whom);
		if (chat) await forgetBotChat(tx, chat.messenger, chat.chatId, at);
	} else if (what === 'identity' || what === 'held-identity' || what === 'identity-taken-back') {
		await replayIdentity(tx, replay, deletion);
	} else {
		const owner = await accountOf(tx, what, whom);
		if (owner === null) return;
		if (what === 'comment') await deleteOwn(store, whom, owner, at);
		else if (what === 'owner-report') await destroyOwn(tx, whom, owner, at);
		else await revokeShare(store, owner, whom, at);
	}
}

function storeWithin(tx: Tx, cipher: Store['cipher']): Store {
	const refuse = () => Promise.reject(new Error('Not within a transaction'));
	return {
		// A transaction asks as a database does.
		db: tx as unknown as Store['db'],
		cipher,
		query: refuse,
		transaction: (work) => tx.transaction(work),
		state: async () => 'works',
		connections: () => ({ used: 1, idle: 0, waiting: 0 }),
		close: async () => {},
	};
}
