import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { LRUCache } from 'lru-cache';
import type { ChatPerson } from './limits.ts';

const REMEMBERED_PRESSES = 1_000;

/**
 * Makes one link for a press: an update whose answer may not have come is handled again, and the person
 * then gets the same link. Another process does not know of it.
 */
export function createShareOncePressed(
	share: (who: ChatPerson, vin: Vin) => Promise<string>,
): (who: ChatPerson, vin: Vin, press: string) => Promise<string> {
	const sent = new LRUCache<string, string>({ max: REMEMBERED_PRESSES });
	return async (who, vin, press) => {
		const key = `${who.messenger.name} ${press}`;
		const words = sent.get(key) ?? (await share(who, vin));
		sent.set(key, words);
		return words;
	};
}
