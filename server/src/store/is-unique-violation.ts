const UNIQUE_VIOLATION = '23505';

/** True for an error, or the cause of one, by which PostgreSQL refuses a row that is there already. */
export function isUniqueViolation(error: unknown): boolean {
	const { code, cause } = error as { code?: unknown; cause?: unknown };
	return code === UNIQUE_VIOLATION || (cause !== undefined && isUniqueViolation(cause));
}
