import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { PURPOSES } from './route.ts';
import { getProtectionRoute } from './routes/protection.ts';

/** Services of others that tell people from robots: a browser gets its values from them, not from us. */
export const PROTECTION_SERVICES = ['smartcaptcha', 'turnstile'] as const;
export type ProtectionService = (typeof PROTECTION_SERVICES)[number];

/**
 * What a browser needs to get a value: an ALTCHA challenge as altcha-lib makes it (null where protection is
 * off), or the key of our site and the address of the service's script, in which a query has begun.
 */
export const ProtectionReply = z.discriminatedUnion('kind', [
	z.object({ kind: z.literal('altcha'), challenge: z.unknown() }),
	z.object({ kind: z.literal('off'), challenge: z.null() }),
	z.object({ kind: z.enum(PROTECTION_SERVICES), siteKey: z.string(), scriptUrl: z.string() }),
]);
export type ProtectionReply = z.infer<typeof ProtectionReply>;

/** The reply of an installation whose values come from a service. */
export type ServiceReply = Extract<ProtectionReply, { kind: ProtectionService }>;

export const getProtection = endpoint(getProtectionRoute, {
	summary: 'Задача защиты от роботов',
	params: z.object({ purpose: z.enum(PURPOSES) }),
	reply: ProtectionReply,
});
