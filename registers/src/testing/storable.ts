import { expect } from 'vitest';

/** Expects facts that a database and a wire can carry: no NaN, no infinity, no sign PostgreSQL refuses. */
export function expectStorable(facts: unknown): void {
	const stored = JSON.stringify(facts);
	expect(JSON.parse(stored)).toEqual(facts);
	expect(stored).not.toMatch(/\\u00[01]|\\ud[89a-f]/i);
}
