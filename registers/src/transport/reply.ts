/** A request to a supplier. A person's address is sent only where a `lookup` and a list of hosts judge it. */
export type OutgoingRequest = {
	readonly method: 'GET' | 'POST';
	readonly url: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: string;
	/** In place of `body`, what is no text. */
	readonly bytes?: Uint8Array;
	/** True when sending it twice can do no harm; only such requests are tried again after a lost answer. */
	readonly repeatable: boolean;
	readonly signal: AbortSignal;
};

/** What came back over the wire, with any status; `text` is decoded by the declared charset. */
export type WireReply = {
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: Uint8Array;
	readonly text: string;
};

/** Why nothing usable came back. */
export const TRANSPORT_PROBLEMS = [
	'timeout',
	'connection',
	'aborted',
	'breaker-open',
	'overloaded',
	'too-large',
	'redirect',
] as const;
export type TransportProblem = (typeof TRANSPORT_PROBLEMS)[number];

export type TransportResult =
	| { readonly ok: true; readonly reply: WireReply }
	| {
			readonly ok: false;
			readonly problem: TransportProblem;
			readonly detail: string;
			/** True where nothing of the request can have reached the supplier. */
			readonly unsent?: true;
	  };

/** The only way out of this package; never rejects. */
export type Transport = { send(request: OutgoingRequest): Promise<TransportResult> };
