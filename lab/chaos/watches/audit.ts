/** A stored notice about a watched car. */
export type StoredNotice = {
	readonly vin: string;
	readonly state: string;
	readonly html: string;
	/** Letters of the outbox that are about it. */
	readonly letters: readonly { readonly id: string; readonly state: string }[];
};

/** All that is known of a run. */
export type WatchEvidence = {
	readonly watched: readonly string[];
	readonly changed: ReadonlySet<string>;
	/** Notices of the mail channel. */
	readonly notices: readonly StoredNotice[];
	/** Message-IDs of the letters that came to the mail server, as often as they came. */
	readonly received: readonly string[];
};

/** What is wrong, a sentence each; empty when there is one notice for every change and no other. */
export function findWatchDifferences(evidence: WatchEvidence): readonly string[] {
	const { watched, changed, notices, received } = evidence;
	const byVin = Map.groupBy(notices, ({ vin }) => vin);
	const receivedIds = new Set(received.map((id) => id.replace(/^<|@.*$/g, '')));
	return watched.flatMap((vin) => {
		const carNotices = byVin.get(vin) ?? [];
		if (carNotices.length !== (changed.has(vin) ? 1 : 0)) {
			return [`${changed.has(vin) ? 'a changed' : 'an unchanged'} car is told of ${carNotices.length} times`];
		}
		return carNotices.flatMap(({ html, state, letters }) => [
			...(html.includes('новое:') ? [] : ['a new ban is not told as new']),
			...(state === 'sent' ? [] : [`a notice is ${state}`]),
			...(letters.length === 1 ? [] : [`a notice has ${letters.length} letters`]),
			...letters
				.filter(({ id }) => !receivedIds.has(id))
				.map((letter) => `a letter that is ${letter.state} never came`),
		]);
	});
}
