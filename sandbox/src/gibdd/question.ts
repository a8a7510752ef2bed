/** What a check is asked with; a field that was not sent is empty. */
export type Form = {
	/** VIN, body or chassis number, as it was sent. */
	readonly vin: string;
	readonly checkType: string;
	readonly captchaWord: string;
	readonly captchaToken: string;
};

/** Reads `application/x-www-form-urlencoded`. */
export function readForm(body: string): Form {
	const fields = new URLSearchParams(body);
	const text = (name: string) => fields.get(name) ?? '';
	return {
		vin: text('vin'),
		checkType: text('checkType'),
		captchaWord: text('captchaWord'),
		captchaToken: text('captchaToken'),
	};
}

/** The session in a `Cookie` header; null where it carries none. */
export function sessionOf(cookies: string | undefined): string | null {
	return /(?:^|;\s*)JSESSIONID=([^;]*)/.exec(cookies ?? '')?.[1] ?? null;
}
