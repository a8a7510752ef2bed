/** Polling of a payment: specification, section 9. */
const EVERY_MS = 5_000;
const ATTEMPTS_AT_MOST = 20;

export type PaymentPollOptions<End> = {
	/** Null while the payment is not settled; that and a rejection count as an attempt in vain. */
	readonly ask: () => Promise<End | null>;
	readonly onEnd: (end: End) => void;
	readonly onTimeout: () => void;
};

/** Asks at once, then every five seconds, twenty times at most. The result ends it. */
export function pollPayment<End>({ ask, onEnd, onTimeout }: PaymentPollOptions<End>): () => void {
	let attempts = 0;
	let over = false;
	let timer: ReturnType<typeof setTimeout> | undefined;

	async function attempt() {
		const end = await ask().catch(() => null);
		if (over) return;
		if (end !== null) return onEnd(end);
		attempts += 1;
		if (attempts >= ATTEMPTS_AT_MOST) onTimeout();
		else timer = setTimeout(attempt, EVERY_MS);
	}

	void attempt();
	return () => {
		over = true;
		clearTimeout(timer);
	};
}
