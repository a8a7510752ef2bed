import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { deleteAccountRoute, getUserRoute, signOutRoute } from './routes/accounts.ts';

/** What a person may do beyond what everybody may. */
export const ROLES = ['moderator', 'operator'] as const;
export type Role = (typeof ROLES)[number];

/**
 * The signed-in person as pages know them: specification, section 3. Of the providers' ids at
 * least one is not null; linked sign-ins make more.
 */
export const User = z.object({
	id: z.uuid(),
	/** As the provider tells it; null where it tells none. */
	name: z.string().nullable(),
	email: z.string().nullable(),
	/** The Telegram name without its `@`. */
	username: z.string().nullable(),
	google_id: z.string().nullable(),
	telegram_id: z.int().nullable(),
	yandex_id: z.string().nullable(),
	vk_id: z.string().nullable(),
	max_id: z.int().nullable(),
	/** Paid requests that can be spent. */
	requests: z.int().min(0),
	created_at: z.iso.datetime(),
	/** True for ten minutes from the sign-in whose session asks: so long the ways to sign in may be changed. */
	signed_in_recently: z.boolean(),
	/** Given by the operator: specification, section 6. */
	roles: z.array(z.enum(ROLES)),
});
export type User = z.infer<typeof User>;

export const getUser = endpoint(getUserRoute, {
	summary: 'Кто вошёл: null без входа',
	reply: z.object({ success: z.literal(true), data: User.nullable() }),
});

export const signOut = endpoint(signOutRoute, {
	summary: 'Выход: токен больше не действует',
	reply: z.object({
		success: z.literal(true),
		/** Where the browser goes to end its session with the provider too; null where there is no such place. */
		provider_url: z.url().nullable(),
	}),
});

export const deleteAccount = endpoint(deleteAccountRoute, {
	summary: 'Удаление аккаунта',
	reply: z.object({ success: z.literal(true) }),
});
