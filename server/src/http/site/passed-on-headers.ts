const OF_THE_CONNECTION = new Set(['content-length', 'content-encoding', 'transfer-encoding', 'connection']);

/** The headers of a page of the site that its reply carries too: all but those of how its bytes travel. */
export function passedOnHeaders({ headers }: Response): Record<string, string> {
	return Object.fromEntries([...headers].filter(([name]) => !OF_THE_CONNECTION.has(name)));
}
