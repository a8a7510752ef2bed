import { z } from 'zod';

/** What VK ID sends; the e-mail, the telephone and the `id_token`, which has no published keys, go unread. */
export const VkTokens = z.object({
	access_token: z.string().min(1).max(4096),
	user_id: z.union([z.int().positive(), z.string()]).transform(String),
	state: z.string(),
});

/** `POST /oauth2/user_info`; the key came as text here and as a number among the tokens, or otherwise. */
export const VkUser = z.object({
	user: z.object({
		user_id: z.union([z.int().positive(), z.string().regex(/^\d{1,20}$/)]).transform(String),
		first_name: z.string().default(''),
		last_name: z.string().default(''),
	}),
});

/** A revocation that was done. */
export const VkRevoked = z.object({ response: z.literal(1) });

const Payload = z.object({
	payload: z.string().max(8192),
});

/** A callback's parameters: at times VK puts them all into one, `payload`, as JSON. */
export function unwrapCallback(query: unknown): unknown {
	const wrapped = Payload.safeParse(query);
	if (!wrapped.success) return query;
	try {
		return JSON.parse(wrapped.data.payload);
	} catch {
		return query;
	}
}
