import type { Answer } from './answer.ts';
import { readAnswer } from './answer.ts';
import type { MonetaPlay } from './play.ts';
import type { Fields } from './signature.ts';

const PATIENCE_MS = 20_000;

/** Sends fields to one of the shop's addresses as the account says, and reads the answer; never rejects. */
export async function callShop(
	{ sending, life }: Pick<MonetaPlay, 'sending' | 'life'>,
	url: string,
	fields: Fields,
): Promise<Answer> {
	const form = new URLSearchParams(fields);
	const target = sending === 'GET' ? `${url}?${form}` : url;
	try {
		const reply = await fetch(target, {
			method: sending,
			...(sending === 'POST' ? { body: form } : {}),
			redirect: 'manual',
			signal: AbortSignal.any([life, AbortSignal.timeout(PATIENCE_MS)]),
		});
		return readAnswer(reply.status, await reply.text(), fields.MNT_TRANSACTION_ID ?? '');
	} catch {
		return { kind: 'none', error: '-600: нет соединения' };
	}
}
