import { randomUUID } from 'node:crypto';
import { MESSENGERS } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { eq, inArray, lte } from 'drizzle-orm';
import { signInNotice } from '../../store/schema/sign-in-notice.ts';
import type { Store, Tx } from '../../store/store.ts';
import { channelAddress, channelsOf } from '../../watches/channels/store.ts';
import type { SignInChange } from '../accounts.ts';
import { type AccountRow, IDENTITY_COLUMNS } from '../identities/columns.ts';

export type SignInNotice = typeof signInNotice.$inferSelect;
/** Where a notice can be sent. */
export type NoticeAddress = { readonly kind: SignInNotice['kind']; readonly address: string };
type Opener = Pick<Store, 'cipher'>;

const contextOf = (id: string) => `sign-in notice ${id}`;

/** Where a person can be notified: by what they sign in with, and by confirmed channels of their watches. */
export async function findAddresses(tx: Tx, opener: Opener, person: AccountRow): Promise<NoticeAddress[]> {
	const channels = (await channelsOf({ db: tx }, person.id)).filter(
		({ confirmedAt }) => confirmedAt !== null,
	);
	const all: NoticeAddress[] = [
		...(person.email === null ? [] : [{ kind: 'mail' as const, address: person.email }]),
		...MESSENGERS.flatMap((kind) => {
			const chat = person[IDENTITY_COLUMNS[kind]];
			return chat === null ? [] : [{ kind, address: String(chat) }];
		}),
		...channels.map((channel) => ({ kind: channel.kind, address: channelAddress(opener, channel) })),
	];
	const byName = new Map(all.map((one) => [`${one.kind} ${one.address.toLowerCase()}`, one]));
	return [...byName.values()];
}

/** Stores a notice of a change that is to be sent; resolves to its id. */
export async function addNotice(
	tx: Tx,
	{ cipher }: Opener,
	accountId: string,
	{ kind, address }: NoticeAddress,
	change: SignInChange,
): Promise<string> {
	const id = randomUUID();
	const { keyId, bytes } = cipher.encrypt(Buffer.from(address), contextOf(id));
	await tx.insert(signInNotice).values({ id, accountId, kind, address: bytes, keyId, ...change });
	return id;
}

/** Null for one that is sent already, or whose person is deleted. */
export async function findSignInNotice({ db }: Pick<Store, 'db'>, id: string): Promise<SignInNotice | null> {
	const [row] = await db.select().from(signInNotice).where(eq(signInNotice.id, id));
	return row ?? null;
}

/** Where a notice is to be sent. */
export function noticeAddress({ cipher }: Opener, { id, keyId, address }: SignInNotice): string {
	return cipher.decrypt({ keyId, bytes: address }, contextOf(id)).toString();
}

/** Deletes a notice that is not to be sent any more. */
export async function removeNotice({ db }: Pick<Store, 'db'>, id: string): Promise<void> {
	await db.delete(signInNotice).where(eq(signInNotice.id, id));
}

/** Deletes notices from before a moment, at most so many; resolves to how many. */
export async function purgeNotices({ db }: Pick<Store, 'db'>, before: Date, atMost: number): Promise<number> {
	const old = db
		.select({ id: signInNotice.id })
		.from(signInNotice)
		.where(lte(signInNotice.at, before))
		.limit(atMost)
		.for('update', { skipLocked: true });
	const { rowCount } = await db.delete(signInNotice).where(inArray(signInNotice.id, old));
	return rowCount ?? 0;
}
