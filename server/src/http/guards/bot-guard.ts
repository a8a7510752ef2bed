import type { IncomingHttpHeaders } from 'node:http';
import type { Purpose } from '@avtosverka/contract/route';
import type { Config } from '../../config.ts';
import type { Clock, Logger } from '../../deps.ts';
import type { MetVisitor } from '../call.ts';
import { RequestProblem } from '../replies/request-problem.ts';

/** A check of a car: one value opens all of them for one car, each once. */
export type CarCheck = { readonly vin: string; readonly section: string };

/** What the guard needs of bot protection. */
export type BotProtection = {
	readonly kind: string;
	/** Never rejects; a value that passes is spent on what the claim names. */
	verify(claim: {
		readonly token: string;
		readonly purpose: Purpose;
		readonly visitorId: string;
		readonly check: CarCheck | null;
		readonly now: Date;
	}): Promise<{ readonly verdict: 'pass' | 'fail' | 'unavailable'; readonly reason: string }>;
};

type ProtectionGuard = {
	readonly protection: BotProtection;
	readonly config: Pick<Config, 'protectionFailOpen'>;
	readonly clock: Clock;
	readonly log: Logger;
};

/**
 * Refuses what no page of ours sends: a request without the marker header (other sites' forms and images
 * cannot set it) and a speculative one (it would spend a bot-protection value and a supplier's request for
 * nothing).
 */
export function refuseForeign(headers: IncomingHttpHeaders): void {
	if (headers['x-requested-with'] !== 'XMLHttpRequest') {
		throw new RequestProblem(400, 'bad-input', 'Нужен заголовок X-Requested-With: XMLHttpRequest.');
	}
	const purpose = headers['sec-purpose'] ?? headers.purpose;
	if (typeof purpose === 'string' && purpose.includes('prefetch')) {
		throw new RequestProblem(403, 'prefetch', 'Сведения о машинах заранее не загружаются.');
	}
}

/**
 * Spends the bot-protection value of a request. One that cannot be checked (`unavailable`) passes where the
 * settings allow it for its purpose: a fault of our store or of a service is not the visitor's.
 */
export async function spendProtection(
	{ protection, config, clock, log }: ProtectionGuard,
	purpose: Purpose,
	token: unknown,
	visitor: MetVisitor,
	check: CarCheck | null,
): Promise<void> {
	if (protection.kind === 'off') return;
	if (typeof token !== 'string') throw missingValue();
	const { verdict, reason } = await protection.verify({
		token,
		purpose,
		visitorId: visitor.id,
		check,
		now: clock.now(),
	});
	if (verdict === 'pass') return;
	if (verdict === 'unavailable') {
		log.warn({ verdict, reason, purpose }, 'bot protection');
		if (config.protectionFailOpen.includes(purpose)) return;
		throw new RequestProblem(
			403,
			'protection-unavailable',
			'Проверка от роботов сейчас не работает. Попробуйте ещё раз через минуту.',
		);
	}
	log.info({ verdict, reason, purpose }, 'bot protection');
	if (reason === 'malformed') throw missingValue();
	throw new RequestProblem(403, 'protection-failed', 'Проверка от роботов не пройдена. Попробуйте ещё раз.');
}

function missingValue(): RequestProblem {
	return new RequestProblem(400, 'protection-missing', 'Нет значения, подтверждающего, что вы не робот.');
}
