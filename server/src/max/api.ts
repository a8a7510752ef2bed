import { fetchWithin } from '@avtosverka/registers/transport/fetch-within';
import { Bot } from '@maxhub/max-bot-api';
import type { Timing } from '../bot/updates/timing.ts';
import type { MaxSettings } from '../config/max.ts';

/** The calls of MAX's Bot API. */
export type MaxApi = Bot['api'];

/**
 * The Bot API of MAX; a call that is not answered in the time of a poll and of any call beyond it
 * rejects.
 */
export function createMaxApi({ botToken, apiRoot }: MaxSettings, timing: Timing): MaxApi {
	const fetch = fetchWithin(timing.pollSeconds * 1000 + timing.callMs);
	return new Bot(botToken, { clientOptions: { baseUrl: apiRoot, fetch } }).api;
}
