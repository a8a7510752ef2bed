import { randomUUID } from 'node:crypto';
import type { Purpose } from '@avtosverka/contract/route';
import { z } from 'zod';
import type { ServiceSettings } from '../config/protection.ts';
import { type AskService, type Judgement, readJson } from './service.ts';
import type { ServiceTransport } from './service-transport.ts';

/** developers.cloudflare.com/turnstile/get-started/server-side-validation. */
const Reply = z.object({
	success: z.boolean(),
	hostname: z.string().default(''),
	action: z.string().default(''),
	'error-codes': z.array(z.string()).default([]),
});

/** What Cloudflare's papers allow; a longer value is none of theirs. */
const LONGEST = 2048;

const UNAVAILABLE: Judgement = { verdict: 'unavailable', reason: 'service' };

/**
 * Reads the answer of `siteverify`. `bad-request` blames the value too: nothing else in our request changes,
 * and what a visitor sends must not look like a fault of the service.
 */
function judge(text: string, purpose: Purpose): Judgement {
	const reply = Reply.safeParse(readJson(text));
	if (!reply.success) return UNAVAILABLE;
	const { success, hostname, action, 'error-codes': codes } = reply.data;
	if (success) {
		return action === purpose ? { verdict: 'pass', host: hostname } : { verdict: 'fail', reason: 'purpose' };
	}
	if (codes.some((code) => code.endsWith('-input-secret'))) {
		return { verdict: 'unavailable', reason: 'secret' };
	}
	if (codes.includes('internal-error')) return UNAVAILABLE;
	return { verdict: 'fail', reason: codes.includes('timeout-or-duplicate') ? 'spent' : 'refused' };
}

/** Asks Cloudflare Turnstile; with the question's key it is safe to repeat when an answer was lost. */
export function askTurnstile(
	{ url, secret }: Pick<ServiceSettings, 'url' | 'secret'>,
	send: ServiceTransport,
): AskService {
	return async (token, purpose) => {
		if (token.length > LONGEST) return { verdict: 'fail', reason: 'malformed' };
		const result = await send({
			url: `${url}/turnstile/v0/siteverify`,
			contentType: 'application/json',
			body: JSON.stringify({ secret, response: token, idempotency_key: randomUUID() }),
			repeatable: true,
		});
		if (!result.ok || result.reply.status >= 500) return UNAVAILABLE;
		return judge(result.reply.text, purpose);
	};
}
