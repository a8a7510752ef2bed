import { type Deletion, readOwnedInJournal } from '../../store/deletion-journal.ts';
import type { Store, Tx } from '../../store/store.ts';
import { IDENTITY_COLUMNS, linkedAt, providersOf } from './columns.ts';
import { findHeldIdentity, identityHash } from './held/store.ts';
import { lockPerson, putBack, takeAway } from './store.ts';

const EVER = new Date(0);

/**
 * Does again to a restored store what the journal says of an identity. One that was linked since stays, and
 * so does the only way into an account: what was linked after the backup is lost, the account must not be.
 */
export async function replayIdentity(
	tx: Tx,
	{ store, appSecret }: { readonly store: Pick<Store, 'transaction' | 'cipher'>; readonly appSecret: string },
	{ at, what, whom }: Deletion,
): Promise<void> {
	const { accountId, which } = readOwnedInJournal(whom);
	const hash = Buffer.from(which, 'base64url');
	const deps = { store, appSecret, now: at };
	const person = await lockPerson(tx, accountId);
	if (person === null) return;
	if (what === 'identity-taken-back') {
		const held = await findHeldIdentity({ db: tx }, hash, EVER);
		if (held?.accountId === accountId) await putBack(deps, tx, person, held);
		return;
	}
	const provider = providersOf(person).find((one) =>
		identityHash(appSecret, { provider: one, id: person[IDENTITY_COLUMNS[one]] ?? '' }).equals(hash),
	);
	if (provider === undefined || providersOf(person).length === 1 || linkedAt(person, provider) > at) return;
	await takeAway(deps, tx, person, { provider, isHeld: what === 'held-identity' });
}
