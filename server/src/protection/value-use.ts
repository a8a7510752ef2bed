import { createHash } from 'node:crypto';
import type { ProtectionClaim } from './protection.ts';

/**
 * What a value is spent on. The first use binds it to its holder, a hash of visitor, purpose and car; each
 * part, a section of the report, is opened once. Where no car is concerned the value has one part.
 */
export type ValueUse = { readonly holder: string; readonly part: string };

/** The use that a claim makes of its value. */
export function valueUse({ visitorId, purpose, check }: ProtectionClaim): ValueUse {
	const holder = createHash('sha256')
		.update(`${visitorId} ${purpose} ${check?.vin ?? ''}`)
		.digest('base64url');
	return { holder: holder.slice(0, 22), part: check?.section ?? purpose };
}
