import type { ReportEvidence } from './evidence.ts';
import type { StoredReports } from './stored-reports.ts';

type Letter = StoredReports['letters'][number];

/**
 * A buyer who gave an address gets one letter when the report is paid, and one when it is completed after
 * that; the same letter may come twice.
 */
export function letterDifferences(evidence: ReportEvidence): string[] {
	const { reports: stored, received, seen } = evidence;
	const lettersOf = Map.groupBy(stored.letters, ({ about, kind }) => `${kind} ${about}`);
	const lastAnswerOf = new Map<string, number>();
	for (const { report_uuid, answered_at } of stored.blocks) {
		const last = lastAnswerOf.get(report_uuid) ?? 0;
		lastAnswerOf.set(report_uuid, Math.max(last, answered_at?.getTime() ?? 0));
	}
	const differences = stored.reports.flatMap(({ uuid, order_id, paid_at, has_email }) => {
		const email = seen.orders.get(order_id ?? '')?.email ?? null;
		if ((email !== null) !== has_email) return [`report ${uuid} has lost its address, or has got one`];
		const isLate = paid_at !== null && (lastAnswerOf.get(uuid) ?? 0) > paid_at.getTime();
		return [
			...due('report-paid', uuid, email === null ? 0 : 1),
			...due('report-completed', uuid, isLate ? 1 : 0),
			...stored.letters.filter(({ about }) => about === uuid).flatMap((letter) => settled(letter, email)),
		];
	});
	const ids = stored.letters.map(({ id }) => id);
	const strange = received.filter(({ messageId }) => !ids.some((id) => messageId.includes(id)));
	return [...differences, ...strange.map(({ subject }) => `a letter that nobody wrote came: ${subject}`)];

	function due(kind: Letter['kind'], uuid: string, count: number): string[] {
		const letters = lettersOf.get(`${kind} ${uuid}`) ?? [];
		return letters.length === count
			? []
			: [`report ${uuid} has ${letters.length} letters ${kind}, not ${count}`];
	}

	/** A letter without an address is dropped. */
	function settled({ id, kind, about, state }: Letter, email: string | null): string[] {
		const wanted = email === null ? 'dropped' : 'sent';
		if (state !== wanted) return [`letter ${kind} of report ${about} is ${state}`];
		const receivedLetters = received.filter(({ messageId }) => messageId.includes(id));
		const isRight =
			email === null
				? receivedLetters.length === 0
				: receivedLetters.length > 0 &&
					receivedLetters.every(({ to, files }) => to.includes(email) && files.some(isDocument));
		return isRight
			? []
			: [`letter ${kind} of report ${about} came ${receivedLetters.length} times, or not as it should`];
	}
}

function isDocument({ type, size }: { readonly type: string; readonly size: number }): boolean {
	return type === 'application/pdf' && size > 0;
}
