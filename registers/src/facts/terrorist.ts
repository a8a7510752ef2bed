/** A line of the list of terrorists and extremists. */
export type ListedTerrorist = {
	/** As the list writes it: number, name, other names, birth date, place. */
	readonly line: string | null;
	readonly type: string | null;
	readonly status: string | null;
};
