import { replayIdentity } from '../accounts/identities/replaying.ts';
import { deleteAccountRow } from '../accounts/store.ts';
import { forgetBotChat } from '../bot/store.ts';
import { deleteOwn } from '../comments/store.ts';
import { createLedger } from '../ledger/ledger.ts';
import { replayRole } from '../moderation/roles/store.ts';
import { replayApproval } from '../moderation/store.ts';
import { replayUnsubscribing } from '../moderation/subscriptions/store.ts';
import { destroyOwn } from '../owner-reports/deleting/store.ts';
import { revokeShare } from '../shares/store.ts';
import { chatInJournal, type Deletion } from '../store/deletion-journal.ts';
import type { Store, Tx } from '../store/store.ts';
import { removeChannel } from '../watches/channels/store.ts';
import { closeWatch } from '../watches/store.ts';
import { accountOf, type KnownChat, listChats, type OwnedKind } from './store.ts';

type Replay = {
	readonly tx: Tx;
	/** The same transaction for parts that begin one of their own. */
	readonly store: Store;
	readonly chats: ReadonlyMap<string, KnownChat>;
	readonly appSecret: string;
};

/**
 * Ends again what people had ended, in the same order and by the same code. What is gone already is left
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
	for (const deletion of inOrder) await END_AGAIN[deletion.what](replay, deletion);
}

type Ending = (replay: Replay, deletion: Deletion) => Promise<unknown>;

const END_AGAIN: Readonly<Record<Deletion['what'], Ending>> = {
	account: ({ store }, { at, whom }) =>
		deleteAccountRow(store, createLedger(store, { now: () => at }), whom, { now: at }),
	'owner-report': ofOwner('owner-report', ({ tx }, whom, owner, at) => destroyOwn(tx, whom, owner, at)),
	comment: ofOwner('comment', ({ store }, whom, owner, at) => deleteOwn(store, whom, owner, at)),
	'comment-approval': ({ tx }, deletion) => replayApproval(tx, deletion),
	'shared-report': ofOwner('shared-report', ({ store }, whom, owner, at) =>
		revokeShare(store, owner, whom, at),
	),
	'bot-chat': async ({ tx, chats }, { at, whom }) => {
		const chat = chats.get(whom);
		if (chat) await forgetBotChat(tx, chat.messenger, chat.chatId, at);
	},
	identity: ({ tx, ...deps }, deletion) => replayIdentity(tx, deps, deletion),
	'held-identity': ({ tx, ...deps }, deletion) => replayIdentity(tx, deps, deletion),
	'identity-taken-back': ({ tx, ...deps }, deletion) => replayIdentity(tx, deps, deletion),
	watch: ({ tx }, { at, whom }) => closeWatch(tx, whom, 'person', at),
	'watch-channel': ({ tx }, { at, whom }) => removeChannel(tx, { id: whom }, at),
	role: ({ tx }, deletion) => replayRole(tx, deletion),
	'moderator-subscription': ({ tx }, deletion) => replayUnsubscribing(tx, deletion),
};

/** Ends what only its owner may; does nothing where it has none. */
function ofOwner(
	what: OwnedKind,
	end: (replay: Replay, whom: string, owner: string, at: Date) => Promise<unknown>,
): Ending {
	return async (replay, { at, whom }) => {
		const owner = await accountOf(replay.tx, what, whom);
		if (owner !== null) await end(replay, whom, owner, at);
	};
}

function storeWithin(tx: Tx, cipher: Store['cipher']): Store {
	const refuse = () => Promise.reject(new Error('Not within a transaction'));
	return {
		// A transaction asks as a database does.
		db: tx as unknown as Store['db'],
		cipher,
		query: refuse,
		transaction: (work) => tx.transaction(work),
		state: () => 'works',
		takesMoney: () => true,
		connections: () => ({ used: 1, idle: 0, waiting: 0 }),
		close: async () => {},
	};
}
