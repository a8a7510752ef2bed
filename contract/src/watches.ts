import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { PushSubscription } from './push.ts';
import {
	addWatchChannelRoute,
	beginWatchRoute,
	endWatchChannelRoute,
	endWatchRoute,
	getWatchChannelsRoute,
	getWatchesRoute,
	pollNowRoute,
	renewPushRoute,
} from './routes/watches.ts';
import { MESSENGERS } from './vocabulary/oauth-sign-in.ts';
import { VinInput } from './vocabulary/schemas.ts';

/** A car that a signed-in person watches. */
export const Watch = z.object({
	vin: z.string(),
	ends_at: z.iso.datetime(),
	/** The newest answer of a register; null before the first. */
	looked_at: z.iso.datetime().nullable(),
	/** Registers that did not answer the last time they were asked. */
	silent: z.array(z.string()),
	/** True where today's questions are spent. */
	is_budget_spent: z.boolean(),
	/** The last news, a line each. */
	news: z.object({ at: z.iso.datetime(), lines: z.array(z.string()) }).nullable(),
});
export type Watch = z.infer<typeof Watch>;

/** Ways to tell a person of a change. */
export const WATCH_CHANNEL_KINDS = [...MESSENGERS, 'mail', 'push'] as const;
export type WatchChannelKind = (typeof WATCH_CHANNEL_KINDS)[number];

/** Where a person wants news of all cars that they watch. */
export const WatchChannel = z.object({
	id: z.uuid(),
	kind: z.enum(WATCH_CHANNEL_KINDS),
	/** The e-mail address; null of other channels. */
	address: z.string().nullable(),
	/** SHA-256 of a browser's endpoint, base64url: it knows itself by that; null of other channels. */
	browser: z.string().nullable(),
	/** False until the letter's link is followed. */
	is_confirmed: z.boolean(),
});
export type WatchChannel = z.infer<typeof WatchChannel>;

const EMAIL_WORDS = 'Проверьте адрес почты. Образец: ivan@example.org';
const done = z.object({ success: z.literal(true), message: z.string() });

export const beginWatch = endpoint(beginWatchRoute, {
	summary: 'Следить за машиной 30 дней; реестры спрашиваются в фоне',
	body: z.object({ vin: VinInput }),
	reply: done.extend({ ends_at: z.iso.datetime() }),
});

export const getWatches = endpoint(getWatchesRoute, {
	summary: 'Машины, за которыми человек следит, последние первыми',
	reply: done.extend({ data: z.array(Watch) }),
});

export const endWatch = endpoint(endWatchRoute, {
	summary: 'Больше не следить за машиной',
	params: z.object({ vin: VinInput }),
	reply: done,
});

export const pollNow = endpoint(pollNowRoute, {
	summary: 'Спросить реестры о машине ещё раз сейчас, в фоне',
	params: z.object({ vin: VinInput }),
	reply: done,
});

export const getWatchChannels = endpoint(getWatchChannelsRoute, {
	summary: 'Куда сообщать об изменениях и что ещё можно подключить',
	reply: done.extend({
		data: z.array(WatchChannel),
		/** Kinds that this installation offers this person. */
		offered: z.array(z.enum(WATCH_CHANNEL_KINDS)),
		/** What a browser subscribes with (RFC 8292); null where it is not offered. */
		push_key: z.string().nullable(),
	}),
});

export const addWatchChannel = endpoint(addWatchChannelRoute, {
	summary: 'Подключить канал сообщений; почту подтверждает ссылка из письма',
	body: z.discriminatedUnion('kind', [
		z.object({ kind: z.enum(MESSENGERS) }),
		z.object({ kind: z.literal('mail'), email: z.email(EMAIL_WORDS).max(254, EMAIL_WORDS) }),
		z.object({ kind: z.literal('push'), subscription: PushSubscription }),
	]),
	reply: done,
});

export const renewPush = endpoint(renewPushRoute, {
	summary: 'Заменить подписку браузера новой; старую знает только он',
	body: z.object({ old: PushSubscription, subscription: PushSubscription }),
	reply: done,
});

export const endWatchChannel = endpoint(endWatchChannelRoute, {
	summary: 'Отключить канал сообщений',
	params: z.object({ id: z.uuid() }),
	reply: done,
});
