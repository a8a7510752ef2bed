import { createHash, randomBytes } from 'node:crypto';
import type { Person } from '../oidc/people.ts';

/** A person's yes to a sign-in, as the code stands for it. */
export type Grant = {
	readonly person: Person;
	/** PKCE's S256 of the verifier that has to come with the code. */
	readonly challenge: string;
	/** The device that was named, or that the provider has named; null for none. */
	readonly device: string | null;
};

/** Codes, each good once and for ten minutes, and the tokens that were given for them. */
export type Grants = {
	addCode(grant: Grant): string;
	/** What a code stands for; null for one that is unknown, spent, or over. */
	spendCode(code: string): Grant | null;
	addToken(grant: Grant): string;
	byToken(token: string): Grant | null;
	endToken(token: string): void;
	/** How many tokens were given and not ended. */
	countLive(): number;
};

const CODE_LASTS_MS = 10 * 60 * 1000;
/** More than any test or demonstration has under way. */
const MOST = 1000;

/** True for the verifier that a challenge was made of. */
export function isVerifierOf({ challenge }: Grant, verifier: string | undefined): boolean {
	return (
		createHash('sha256')
			.update(verifier ?? '')
			.digest('base64url') === challenge
	);
}

function addTo<Value>(map: Map<string, Value>, key: string, value: Value): string {
	const [oldest] = map.keys();
	if (map.size >= MOST && oldest !== undefined) map.delete(oldest);
	map.set(key, value);
	return key;
}

/** The codes and tokens of one provider; `prefix` is how its tokens begin. */
export function createGrants(prefix: string, now: () => Date): Grants {
	const codes = new Map<string, { readonly grant: Grant; readonly until: number }>();
	const tokens = new Map<string, Grant>();
	const draw = () => randomBytes(24).toString('base64url');
	return {
		addCode(grant) {
			const lasts = grant.person.play === 'expired' ? 0 : CODE_LASTS_MS;
			return addTo(codes, draw(), { grant, until: now().getTime() + lasts });
		},
		spendCode(code) {
			const found = codes.get(code);
			codes.delete(code);
			return found && found.until > now().getTime() ? found.grant : null;
		},
		addToken: (grant) => addTo(tokens, prefix + draw(), grant),
		byToken: (token) => tokens.get(token) ?? null,
		endToken: (token) => void tokens.delete(token),
		countLive: () => tokens.size,
	};
}
