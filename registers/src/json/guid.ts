const GUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** A register's identifier, lower case, that may become part of an address; null for anything else. */
export function readGuid(told: string | null): string | null {
	const folded = told?.toLowerCase() ?? '';
	return GUID.test(folded) ? folded : null;
}
