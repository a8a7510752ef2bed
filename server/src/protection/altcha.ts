import { createHash, createHmac } from 'node:crypto';
import type { Purpose } from '@avtosverka/contract/route';
import { CHALLENGE_LIFE_SECONDS } from '@avtosverka/contract/routes/protection';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Clock } from '../deps.ts';
import { type Payload, readPayload } from './payload.ts';
import type { Protection, ProtectionReason, ProtectionResult } from './protection.ts';
import type { SpentValues } from './store.ts';
import { valueUse } from './value-use.ts';

/**
 * A key that begins with `00` takes 256 tries on average: measured 143 ms (median) on one desktop thread at
 * this cost, a second or so on a phone, and it is solved ahead while the page is idle. Making a task costs us
 * two HMACs and checking a value one try, only after its signature was found right.
 */
const ALGORITHM = 'PBKDF2/SHA-256';
const COST = 5000;
const KEY_PREFIX = '00';
/** Nodes' clocks may differ: a used task is remembered a little longer than it lives. */
const REMEMBER_SECONDS = 60;

type Parts = { readonly appSecret: string; readonly clock: Clock; readonly spent: SpentValues };

function visitorHash(visitorId: string): string {
	return createHash('sha256').update(visitorId).digest('base64url').slice(0, 22);
}

const fail = (reason: ProtectionReason): ProtectionResult => ({ verdict: 'fail', reason });

async function findFault(
	{ challenge, solution }: Payload,
	purpose: Purpose,
	visitorId: string,
	now: Date,
	secret: string,
): Promise<ProtectionReason | null> {
	const { data, expiresAt } = challenge.parameters;
	if (expiresAt * 1000 <= now.getTime()) return 'expired';
	if (data.purpose !== purpose) return 'purpose';
	if (data.visitor !== visitorHash(visitorId)) return 'visitor';
	const result = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secret });
	if (result.verified) return null;
	if (result.expired) return 'expired';
	return result.invalidSignature ? 'signature' : 'solution';
}

/**
 * ALTCHA, our own proof of work: bound to purpose and visitor, ten minutes long, good for one request or for
 * the checks of one car.
 */
export function createAltcha({ appSecret, clock, spent }: Parts): Protection {
	const secret = createHmac('sha256', appSecret).update('altcha').digest('base64url');

	return {
		kind: 'altcha',

		async issue(purpose, visitorId) {
			const challenge = await createChallenge({
				algorithm: ALGORITHM,
				cost: COST,
				keyPrefix: KEY_PREFIX,
				deriveKey,
				data: { purpose, visitor: visitorHash(visitorId) },
				expiresAt: Math.floor(clock.now().getTime() / 1000) + CHALLENGE_LIFE_SECONDS,
				hmacSignatureSecret: secret,
			});
			return { kind: 'altcha', challenge };
		},

		async verify(claim) {
			const { token, purpose, visitorId, now } = claim;
			const payload = readPayload(token);
			if (payload === null) return fail('malformed');
			const fault = await findFault(payload, purpose, visitorId, now, secret);
			if (fault !== null) return fail(fault);
			const { nonce, expiresAt } = payload.challenge.parameters;
			// Only now, when the value is known to be ours and solved: else anybody could fill the table.
			return spent.spend(nonce, valueUse(claim), new Date((expiresAt + REMEMBER_SECONDS) * 1000)).then(
				(first): ProtectionResult => (first ? { verdict: 'pass', reason: 'ok' } : fail('spent')),
				(): ProtectionResult => ({ verdict: 'unavailable', reason: 'store' }),
			);
		},
	};
}
