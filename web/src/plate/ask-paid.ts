import { getPaidRequestRoute } from '@avtosverka/contract/routes/payments';
import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import { call } from '../client.ts';
import { currentSession, refreshUser } from '../session/session.ts';
import { judgePaid, judgeRepeat, type PaidAnswer } from './answers.ts';

/** A plate to look up for one request; `known` is the VIN that the page shows already, null for none. */
export type PaidQuestion = { readonly plate: Plate; readonly known: string | null };

/** Spends a request, at most one: a question under way is known to the server and answered again. */
export function askPaid({ plate, known }: PaidQuestion, signal: AbortSignal): Promise<PaidAnswer> {
	return askCardIndex(plate, known === null ? {} : { known }, judgePaid, signal);
}

/** Spends nothing: asks for what was paid for already, or is under way. */
export function askRepeat(plate: Plate, signal: AbortSignal): Promise<PaidAnswer> {
	return askCardIndex(plate, { repeat: 'true' }, judgeRepeat, signal);
}

async function askCardIndex(
	plate: Plate,
	query: { readonly known?: string; readonly repeat?: 'true' },
	judge: typeof judgePaid,
	signal: AbortSignal,
): Promise<PaidAnswer> {
	const { token } = currentSession();
	if (token === null) return { kind: 'signed-out' };
	const answer = judge(await call(getPaidRequestRoute, { plate, ...query }, { signal, token }));
	void refreshUser();
	return answer;
}
