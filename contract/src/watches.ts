import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
	addWatchChannelRoute,
	beginWatchRoute,
	endWatchChannelRoute,
	endWatchRoute,
	getWatchChannelsRoute,
	getWatchesRoute,
} from './routes/watches.ts';
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
	/** What was told last, a line each. */
	news: z.object({ at: z.iso.datetime(), lines: z.array(z.string()) }).nullable(),
});
export type Watch = z.infer<typeof Watch>;

/** Where a person wants to be told of all cars that they watch. */
export const WatchChannel = z.object({
	id: z.uuid(),
	kind: z.enum(['telegram', 'mail']),
	/** The e-mail address; null of other channels. */
	address: z.string().nullable(),
	/** False until the letter's link is followed. */
	is_confirmed: z.boolean(),
});
export type WatchChannel = z.infer<typeof WatchChannel>;

const EMAIL_WORDS = 'Проверьте адрес почты: например, ivan@example.org.';
const done = z.object({ success: z.literal(true), message: z.string() });

export const beginWatch = endpoint(beginWatchRoute, {
	summary: 'Следить за машиной 30 дней; реестры спрашиваются в фоне',
	body: z.object({ vin: VinInput }),
	reply: done,
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

export const getWatchChannels = endpoint(getWatchChannelsRoute, {
	summary: 'Куда сообщать об изменениях и что ещё можно подключить',
	reply: done.extend({
		data: z.array(WatchChannel),
		/** Kinds that this installation offers this person. */
		offered: z.array(z.enum(['telegram', 'mail'])),
	}),
});

export const addWatchChannel = endpoint(addWatchChannelRoute, {
	summary: 'Подключить канал сообщений; почту подтверждает ссылка из письма',
	body: z.discriminatedUnion('kind', [
		z.object({ kind: z.literal('telegram') }),
		z.object({ kind: z.literal('mail'), email: z.email(EMAIL_WORDS).max(254, EMAIL_WORDS) }),
	]),
	reply: done,
});

export const endWatchChannel = endpoint(endWatchChannelRoute, {
	summary: 'Отключить канал сообщений',
	params: z.object({ id: z.uuid() }),
	reply: done,
});
