import { SIGN_IN_PROVIDERS, type SignInProvider } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { account } from '../../store/schema/account.ts';
import type { Identity } from '../accounts.ts';

export type AccountRow = typeof account.$inferSelect;

/** What an account without any identity has in their columns. */
export const NO_IDENTITIES = {
	googleId: null,
	telegramId: null,
	yandexId: null,
	vkId: null,
	maxId: null,
} as const;

/** What came with an identity alone, and goes with it: its id, and its details of the person. */
export const NO_DETAILS: Readonly<Record<SignInProvider, Partial<typeof account.$inferInsert>>> = {
	google: { googleId: null, email: null },
	telegram: { telegramId: null, username: null },
	yandex: { yandexId: null },
	vk: { vkId: null },
	max: { maxId: null },
};

/** The column of each provider's id. */
export const IDENTITY_COLUMNS = {
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

/** When a person linked an identity that they have; the one that made the account is as old as it. */
export function linkedAt({ linkedAt: moments, createdAt }: AccountRow, provider: SignInProvider): Date {
	const moment = moments[provider];
	return moment === undefined ? createdAt : new Date(moment);
}

/** The providers of the identities that a person has. */
export function providersOf(person: AccountRow): SignInProvider[] {
	return SIGN_IN_PROVIDERS.filter((provider) => person[IDENTITY_COLUMNS[provider]] !== null);
}
