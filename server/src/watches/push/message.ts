import type { PushMessage } from '@avtosverka/contract/vocabulary/push-message';
import { shortenVin, type Vin } from '@avtosverka/contract/vocabulary/vin';
import { messageLines } from '../words.ts';

/** A message is one record of 4096 bytes at most; a Russian letter takes two. */
const LONGEST_BODY = 600;

/** A notice as a browser shows it: on a locked screen too, so that the VIN is masked. */
export function pushMessage(notice: { readonly id: string; readonly html: string }, vin: Vin): PushMessage {
	const text = messageLines(notice.html)
		.map((line) => line.replaceAll(vin, shortenVin(vin)).replace(/^🔔 /u, ''))
		.join('\n');
	const body = text.length > LONGEST_BODY ? `${text.slice(0, LONGEST_BODY - 1)}…` : text;
	return { title: 'Машина, за которой вы следите', body, path: `/checks/${vin}`, tag: notice.id };
}
