/** What a bot sends along with a method: fields of its JSON, form or query. */
export type Params = Readonly<Record<string, unknown>>;

/** The Bot API's own refusal. */
export class Refusal extends Error {
	readonly code: number;
	/** Seconds after which the bot may ask again; null where that helps nothing. */
	readonly retryAfter: number | null;

	constructor(code: number, description: string, retryAfter: number | null = null) {
		super(description);
		this.code = code;
		this.retryAfter = retryAfter;
	}
}
