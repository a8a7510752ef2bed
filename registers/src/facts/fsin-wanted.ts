/** A notice of ФСИН about somebody it looks for; null for what it does not tell. */
export type WantedNotice = {
	readonly title: string | null;
	readonly text: string | null;
	/** «Территориальные органы: …» and «Федеральные органы: …» without those words. */
	readonly territory: string | null;
	readonly federal: string | null;
};
