import type { TransportProblem, TransportResult, WireReply } from './reply.ts';

/** What an attempt tells about the supplier's health; only `ill` leads to an open breaker. */
export type SupplierHealth = 'well' | 'ill' | 'nothing';

/** The end of one attempt, and what follows from it. */
export type TransportOutcome = {
	readonly result: TransportResult;
	readonly health: SupplierHealth;
	/** True when the same request may well succeed a moment later. */
	readonly passing: boolean;
	/** True where no connection came about, so that nothing was sent. */
	readonly unconnected?: true;
};

/** The supplier answered. 4xx speaks of the question and not of its health; 429 and 5xx may pass. */
export function replied(reply: WireReply): TransportOutcome {
	const broken = reply.status >= 500;
	return {
		result: { ok: true, reply },
		health: broken ? 'ill' : 'well',
		passing: broken || reply.status === 429,
	};
}

/** Nothing usable came; `why` goes into logs and is free of personal data. */
export function failed(
	problem: TransportProblem,
	why: string,
	{ health, passing }: { health: SupplierHealth; passing: boolean },
): TransportOutcome {
	return { result: { ok: false, problem, detail: why }, health, passing };
}

/** The request was never sent, so nothing was learnt about the supplier. */
export function unsent(problem: TransportProblem, why: string): TransportOutcome {
	return failed(problem, why, { health: 'nothing', passing: false });
}
