import { z } from 'zod';
import { endpoint, PURPOSES } from './endpoint.ts';

/** An ALTCHA challenge as altcha-lib makes it; null where protection is off. */
export const ProtectionReply = z.object({
	kind: z.enum(['altcha', 'off']),
	challenge: z.unknown().nullable(),
});
export type ProtectionReply = z.infer<typeof ProtectionReply>;

export const getProtection = endpoint({
	name: 'getProtection',
	summary: 'Задача защиты от роботов',
	method: 'GET',
	path: '/v1/protection/:purpose',
	params: z.object({ purpose: z.enum(PURPOSES) }),
	query: z.object({}),
	body: z.unknown(),
	reply: ProtectionReply,
});
