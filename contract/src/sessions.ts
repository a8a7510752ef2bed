import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { endSessionRoute, endSessionsRoute, getSessionsRoute } from './routes/accounts.ts';
import { SIGN_IN_PROVIDERS } from './vocabulary/oauth-sign-in.ts';

/** One place where a person is signed in, as the cabinet lists it. */
export const AccountSession = z.object({
	id: z.uuid(),
	provider: z.enum(SIGN_IN_PROVIDERS),
	/** Browser and system, such as «Chrome, Android»; null where they are not known. */
	device: z.string().nullable(),
	created_at: z.iso.datetime(),
	/** Last use: the sign-in itself, or the hour of a later one. */
	used_at: z.iso.datetime(),
	/** True for the one that asks. */
	current: z.boolean(),
});
export type AccountSession = z.infer<typeof AccountSession>;

export const getSessions = endpoint(getSessionsRoute, {
	summary: 'Входы в аккаунт: этот первым, за ним последние по времени',
	reply: z.object({ success: z.literal(true), message: z.string(), data: z.array(AccountSession) }),
});

export const endSession = endpoint(endSessionRoute, {
	summary: 'Завершение одного из своих входов',
	params: z.object({ id: z.uuid() }),
	reply: z.object({ success: z.literal(true), message: z.string() }),
});

export const endSessions = endpoint(endSessionsRoute, {
	summary: 'Выход везде; с keep=current — везде, кроме этого входа',
	query: z.object({ keep: z.literal('current').optional() }),
	reply: z.object({ success: z.literal(true), message: z.string() }),
});
