/** A request to a supplier. Addresses come from settings only, never from a person. */
export type OutgoingRequest = {
	readonly method: 'GET' | 'POST';
	readonly url: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: string;
	/** True when sending it twice can do no harm; only such requests are tried again after a lost answer. */
	readonly repeatable: boolean;
	readonly signal: AbortSignal;
};

/** What came back over the wire, whatever its status; `text` is decoded by the declared charset. */
export type WireReply = {
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: Uint8Array;
	readonly text: string;
};

/** Why nothing usable came back. */
export type TransportProblem =
	| 'timeout'
	| 'connection'
	| 'aborted'
	| 'breaker-open'
	| 'overloaded'
	| 'too-large'
	| 'redirect';

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
