import type { SignInProvider } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { and, eq, isNull } from 'drizzle-orm';
import { isUniqueViolation } from '../../store/is-unique-violation.ts';
import { account } from '../../store/schema/account.ts';
import type { Store } from '../../store/store.ts';
import type { Identity, LinkResult, UnlinkResult } from '../accounts.ts';
import { deleteSessions, PROVIDER } from '../sessions/store.ts';

/** What an account without any identity has in their columns. */
export const NO_IDENTITIES = {
	googleId: null,
	telegramId: null,
	yandexId: null,
	vkId: null,
	maxId: null,
} as const;

/** What came with an identity alone, and goes with it. */
const NO_DETAILS: Readonly<Record<SignInProvider, Partial<typeof account.$inferInsert>>> = {
	google: { googleId: null, email: null },
	telegram: { telegramId: null, username: null },
	yandex: { yandexId: null },
	vk: { vkId: null },
	max: { maxId: null },
};

const COLUMNS = {
	google: 'googleId',
	telegram: 'telegramId',
	yandex: 'yandexId',
	vk: 'vkId',
	max: 'maxId',
} as const satisfies Record<SignInProvider, keyof typeof NO_IDENTITIES>;

/** Where an identity stands in the table of accounts, and what it tells of the person. */
export function storedIdentity(identity: Identity) {
	const { name } = identity;
	switch (identity.provider) {
		case 'google':
			return {
				column: account.googleId,
				key: { googleId: identity.id },
				details: { name, email: identity.email },
			};
		case 'telegram':
			return {
				column: account.telegramId,
				key: { telegramId: identity.id },
				details: { name, username: identity.username },
			};
		case 'max':
			return { column: account.maxId, key: { maxId: identity.id }, details: { name } };
		case 'yandex':
			return { column: account.yandexId, key: { yandexId: identity.id }, details: { name } };
		case 'vk':
			return { column: account.vkId, key: { vkId: identity.id }, details: { name } };
	}
}

/** Adds an identity to an account; the unique column decides whose it is. */
export async function linkIdentity(
	store: Pick<Store, 'transaction'>,
	accountId: string,
	identity: Identity,
): Promise<LinkResult> {
	const { key, details } = storedIdentity(identity);
	const { name, ...own } = details;
	try {
		return await store.transaction(async (tx) => {
			const [person] = await tx
				.select()
				.from(account)
				.where(and(eq(account.id, accountId), isNull(account.deletedAt)))
				.for('update');
			if (!person) return 'gone';
			const present = person[COLUMNS[identity.provider]];
			if (present === identity.id) return 'linked';
			if (present !== null) return 'occupied';
			await tx
				.update(account)
				.set({ ...key, ...own, name: person.name ?? name })
				.where(eq(account.id, accountId));
			return 'linked';
		});
	} catch (error) {
		if (isUniqueViolation(error)) return 'foreign';
		throw error;
	}
}

/** Takes an identity away, with what came with it and who is signed in by it; never the last one. */
export function unlinkIdentity(
	store: Pick<Store, 'transaction'>,
	accountId: string,
	provider: SignInProvider,
	keptHash: Buffer | null,
): Promise<UnlinkResult> {
	return store.transaction(async (tx) => {
		const [person] = await tx
			.select()
			.from(account)
			.where(and(eq(account.id, accountId), isNull(account.deletedAt)))
			.for('update');
		if (!person || person[COLUMNS[provider]] === null) return 'absent';
		const linked = Object.values(COLUMNS).filter((column) => person[column] !== null);
		if (linked.length === 1) return 'last';
		// First: the provider of an old session is told by the identities of its account.
		await deleteSessions({ db: tx }, accountId, keptHash, eq(PROVIDER, provider));
		await tx.update(account).set(NO_DETAILS[provider]).where(eq(account.id, accountId));
		return 'unlinked';
	});
}
