const GUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** A register's identifier, lower case, that may become part of an address; null for anything else. */
export function readGuid(text: string | null): string | null {
	const folded = text?.toLowerCase() ?? '';
	return GUID.test(folded) ? folded : null;
}
