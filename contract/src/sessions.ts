import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const nothing = z.object({});

/** One place where a person is signed in, as the cabinet lists it. */
export const AccountSession = z.object({
	id: z.uuid(),
	/** Through whom the person has signed in. */
	provider: z.enum(['google', 'telegram']),
	/** Browser and system, such as «Chrome, Android»; null where they are not known. */
	device: z.string().nullable(),
	created_at: z.iso.datetime(),
	/** Last use, to the hour. */
	used_at: z.iso.datetime(),
	/** True for the one that asks. */
	current: z.boolean(),
});
export type AccountSession = z.infer<typeof AccountSession>;

const session = { from: 'header', needed: true } as const;

export const getSessions = endpoint({
	name: 'getSessions',
	summary: 'Где выполнен вход: этот вход первым, за ним последние по времени',
	method: 'GET',
	path: '/v1/user/sessions',
	params: nothing,
	query: nothing,
	body: z.unknown(),
	reply: z.object({ success: z.literal(true), message: z.string(), data: z.array(AccountSession) }),
	session,
});

export const endSession = endpoint({
	name: 'endSession',
	summary: 'Завершение одного из своих входов',
	method: 'DELETE',
	path: '/v1/user/sessions/:id',
	params: z.object({ id: z.uuid() }),
	query: nothing,
	body: z.unknown(),
	reply: z.object({ success: z.literal(true), message: z.string() }),
	session,
});

export const endSessions = endpoint({
	name: 'endSessions',
	summary: 'Выход везде; с keep=current — везде, кроме этого входа',
	method: 'DELETE',
	path: '/v1/user/sessions',
	params: nothing,
	query: z.object({ keep: z.literal('current').optional() }),
	body: z.unknown(),
	reply: z.object({ success: z.literal(true), message: z.string() }),
	session,
});
