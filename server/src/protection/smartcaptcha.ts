import { z } from 'zod';
import type { ServiceSettings } from '../config/protection.ts';
import { type AskService, type Judgement, readJson } from './service.ts';
import type { ServiceTransport } from './service-transport.ts';

/** yandex.cloud, SmartCaptcha, «User validation». */
const Reply = z.object({ status: z.enum(['ok', 'failed']), host: z.string().default('') });

const UNAVAILABLE: Judgement = { verdict: 'unavailable', reason: 'service' };

/**
 * Reads the answer of `/validate`. Everything but HTTP 200 tells of the service and not of the value, and so
 * does `ok` without a host: the cloud is blocked, or failed inside. A wrong secret is a 403.
 */
function judge(status: number, text: string): Judgement {
	if (status === 403) return { verdict: 'unavailable', reason: 'secret' };
	const reply = Reply.safeParse(readJson(text));
	if (status !== 200 || !reply.success) return UNAVAILABLE;
	if (reply.data.status === 'failed') return { verdict: 'fail', reason: 'refused' };
	return reply.data.host === '' ? UNAVAILABLE : { verdict: 'pass', host: reply.data.host };
}

/** Asks Yandex SmartCaptcha, once: a value is spent by being asked about. It knows no purposes. */
export function askSmartCaptcha(
	{ url, secret }: Pick<ServiceSettings, 'url' | 'secret'>,
	send: ServiceTransport,
): AskService {
	return async (token) => {
		const result = await send({
			url: `${url}/validate`,
			contentType: 'application/x-www-form-urlencoded',
			body: new URLSearchParams({ secret, token }).toString(),
			repeatable: false,
		});
		return result.ok ? judge(result.reply.status, result.reply.text) : UNAVAILABLE;
	};
}
