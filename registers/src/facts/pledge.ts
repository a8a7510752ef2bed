import type { RegisterDay } from './person-row.ts';

/** A notice of pledge that names a person. */
export type PersonPledge = {
	readonly number: string | null;
	readonly registeredAt: RegisterDay;
	/** Names, with whatever the register puts beside them. */
	readonly pledgors: readonly string[];
	readonly pledgees: readonly string[];
	readonly subjects: readonly string[];
	readonly guid: string | null;
};
