/** What the site's worker is sent: shown as it is, with the VIN masked; `path` opens when it is pressed. */
export type PushMessage = {
	readonly title: string;
	readonly body: string;
	readonly path: string;
	/** The same for a message that comes twice, so that the second one replaces the first. */
	readonly tag: string;
};
