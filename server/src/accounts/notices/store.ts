import { randomUUID } from 'node:crypto';
import { MESSENGERS } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { eq, inArray, lte } from 'drizzle-orm';
import { signInNotice } from '../../store/schema/sign-in-notice.ts';
import type { Store, Tx } from '../../store/store.ts';
import { channelAddress, channelsOf } from '../../watches/channels/store.ts';
import type { SignInChange } from '../accounts.ts';
import { type AccountRow, IDENTITY_COLUMNS } from '../identities/columns.ts';

export type SignInNotice = typeof signInNotice.$inferSelect;
/** Where somebody can be told. */
export type ToldAt = { readonly kind: SignInNotice['kind']; readonly address: string };
type Opener = Pick<Store, 'cipher'>;

const contextOf = (id: string) => `sign-in notice ${id}`;

/** Where a person can be told: by what they sign in with, and where they confirmed to be told of cars. */
export async function findAddresses(tx: Tx, opener: Opener, person: AccountRow): Promise<ToldAt[]> {
	const channels = (await channelsOf({ db: tx }, person.id)).filter(
		({ confirmedAt }) => confirmedAt !== null,
	);
	const all: ToldAt[] = [
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

/** Writes down that somebody is to be told of a change; gives the notice's id. */
export async function addNotice(
	tx: Tx,
	{ cipher }: Opener,
	accountId: string,
	{ kind, address }: ToldAt,
	change: SignInChange,
): Promise<string> {
	const id = randomUUID();
	const { keyId, bytes } = cipher.encrypt(Buffer.from(address), contextOf(id));
	await tx.insert(signInNotice).values({ id, accountId, kind, address: bytes, keyId, ...change });
	return id;
}

/** Null for one that is told already, or whose person is deleted. */
export async function findSignInNotice({ db }: Pick<Store, 'db'>, id: string): Promise<SignInNotice | null> {
	const [row] = await db.select().from(signInNotice).where(eq(signInNotice.id, id));
	return row ?? null;
}

/** Where a notice is to be told. */
export function noticeAddress({ cipher }: Opener, { id, keyId, address }: SignInNotice): string {
	return cipher.decrypt({ keyId, bytes: address }, contextOf(id)).toString();
}

/** A notice that is told, or that nobody takes. */
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
