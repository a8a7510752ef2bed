import type { CheckReply } from '@avtosverka/contract/check/meta';
import { TOKEN_IN_HEADER } from '@avtosverka/contract/endpoint';
import type { CardIndexVin } from '@avtosverka/contract/payments';
import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import { call } from '../../client.ts';
import { currentSession, refreshUser } from '../../session/session.ts';
import { judgePaid, type PaidAnswer } from './answers.ts';

/** A plate to look up for one request; `known` is the VIN that the page shows already, null for none. */
export type PaidQuestion = { readonly plate: Plate; readonly known: string | null };

/**
 * Spends a request, at most one: the server knows a question that is under way already, and answers it again for
 * nothing.
 */
export async function askPaid({ plate, known }: PaidQuestion, signal: AbortSignal): Promise<PaidAnswer> {
	const { token } = currentSession();
	if (token === null) return { kind: 'signed-out' };
	const query = known === null ? '' : `?known=${encodeURIComponent(known)}`;
	const path = `/v1/getPaidRequest/${encodeURIComponent(plate)}/${TOKEN_IN_HEADER}${query}`;
	const answer = judgePaid(await call<CheckReply<CardIndexVin>>(path, { signal, bearer: token }));
	void refreshUser();
	return answer;
}
