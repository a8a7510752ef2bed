import { PICTURE_SERVES_MS } from '@avtosverka/contract/vocabulary/captcha';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { TypedDigits } from '../../client.ts';

/** Pictures that a visitor has read; they live in page memory only and serve for two minutes. */
export type SolvedChallenges = {
	/** The picture that still serves at this supplier. */
	of(supplier: SupplierId | null): TypedDigits | null;
	/** `sentAt`: when its digits went out, in ms; the supplier counts from then at the latest. */
	keep(supplier: SupplierId, picture: TypedDigits, sentAt: number): void;
	/** Forgets a picture that was refused; another one that came meanwhile stays. */
	drop(picture: TypedDigits): void;
};

type StoredDigits = { readonly picture: TypedDigits; readonly until: number };

/** A memory for solved pictures; `now` in ms. */
export function createSolvedChallenges(now: () => number): SolvedChallenges {
	const stored = new Map<SupplierId, StoredDigits>();
	return {
		of(supplier) {
			const found = supplier === null ? undefined : stored.get(supplier);
			return found && now() < found.until ? found.picture : null;
		},
		keep(supplier, picture, sentAt) {
			stored.set(supplier, { picture, until: sentAt + PICTURE_SERVES_MS });
		},
		drop({ token }) {
			for (const [supplier, { picture }] of stored) if (picture.token === token) stored.delete(supplier);
		},
	};
}
