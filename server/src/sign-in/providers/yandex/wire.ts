import { z } from 'zod';

/**
 * What Yandex ID sends. The token reply, its failures (`invalid_grant`, «Code has expired») and the refusal
 * in a callback (`error=access_denied`) are written from memory of the documentation and were not seen live:
 * should Yandex differ, this file changes and nothing else.
 */
export const YandexTokens = z.object({ access_token: z.string().min(1).max(4096) });

/** `GET login.yandex.ru/info`: `client_id` says whose token it was. Nothing else of it is read. */
export const YandexInfo = z.object({
	id: z.string().regex(/^\d{1,32}$/),
	client_id: z.string(),
	real_name: z.string().nullish(),
	first_name: z.string().nullish(),
	last_name: z.string().nullish(),
	display_name: z.string().nullish(),
	login: z.string().nullish(),
});

const Expired = z.object({ error: z.literal('invalid_grant'), error_description: z.string() });

/** True for the failure of a code that was good once: it lives for ten minutes. */
export function saysExpired(json: unknown): boolean {
	const read = Expired.safeParse(json);
	return read.success && /expired/i.test(read.data.error_description);
}
