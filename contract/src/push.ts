import { z } from 'zod';

const WORDS = 'Браузер прислал подписку, которой мы не понимаем: обновите его и попробуйте снова.';
const LONGEST_ENDPOINT = 2048;

const isEndpoint = (text: string) => text.length <= LONGEST_ENDPOINT && URL.canParse(text);

/** A browser's subscription to messages as `PushSubscription.toJSON` gives it (RFC 8291). */
export const PushSubscription = z.object({
	endpoint: z.string().refine(isEndpoint, WORDS),
	keys: z.object({
		/** A point of the curve P-256, uncompressed, base64url. */
		p256dh: z.string().refine((key) => /^B[\w-]{86}$/.test(key), WORDS),
		/** 16 secret bytes, base64url. */
		auth: z.string().refine((key) => /^[\w-]{22}$/.test(key), WORDS),
	}),
});
export type PushSubscription = z.infer<typeof PushSubscription>;
