import { z } from 'zod';
import { isRecord, node } from '../../reading/node.ts';
import { whole } from '../../reading/number.ts';
import { text } from '../../reading/text.ts';

/** One of the places that a report is gathered from; `state` is OK, ERROR or PROGRESS. */
export type AvtocodSource = { readonly name: string | null; readonly state: string | null };

/** A report as it stands at the moment of a reply. */
export type WireReport = {
	/** Null when the report has no list of its sources. */
	readonly sources: readonly AvtocodSource[] | null;
	/** True when nothing is under way any more. */
	readonly complete: boolean;
	/** The sections, unchanged. */
	readonly content: unknown;
};

const Envelope = z.object({
	state: z.literal('ok'),
	size: z.number().nullish(),
	data: z.array(z.unknown()),
});

/** A plate has stood on a few cars; a reply with more is no answer to our question. */
const MOST_REPORTS = 100;

/** The elements of a good reply; null for anything that is not the supplier's envelope. */
export function readEnvelope(json: unknown): readonly unknown[] | null {
	const { success, data } = Envelope.safeParse(json);
	if (!success) return null;
	// «size 1, data []» is a reply that lost something on its way.
	const lost = (data.size ?? 0) > data.data.length;
	return lost || data.data.length > MOST_REPORTS ? null : data.data;
}

const Made = node({ uid: text });

/** The id of the report that `_make` has begun or found. */
export function readMade(element: unknown): string | null {
	return Made.parse(element).uid;
}

const Report = node({
	progress_ok: whole,
	progress_wait: whole,
	progress_error: whole,
	state: node({ sources: z.array(z.unknown()).nullable().catch(null) }),
	content: z.unknown().catch(null),
});
const SourceRow = node({ _id: text, state: text });

/** One report of a reply; null for what does not look like a report. */
export function readReport(element: unknown): WireReport | null {
	const { progress_ok, progress_wait, progress_error, state, content } = Report.parse(element);
	const sources = state.sources?.map(readSource) ?? null;
	if (!isRecord(element) || (sources === null && progress_wait === null)) return null;
	const counted = (progress_ok ?? 0) + (progress_wait ?? 0) + (progress_error ?? 0);
	return {
		// While sources are counted that are not listed yet, it is unknown which sections they feed.
		sources: sources !== null && (progress_wait ?? 0) > 0 && counted > sources.length ? null : sources,
		complete: isComplete(sources, progress_wait),
		content,
	};
}

function readSource(row: unknown): AvtocodSource {
	const { _id: name, state } = SourceRow.parse(row);
	return { name, state };
}

/** An empty list of sources is a report that has not begun, at any count. */
function isComplete(sources: readonly AvtocodSource[] | null, waiting: number | null): boolean {
	if (sources === null) return waiting === 0;
	const settled = sources.every(({ state }) => state === 'OK' || state === 'ERROR');
	const moving = sources.some(({ state }) => state === 'PROGRESS');
	return sources.length > 0 && !moving && (waiting === 0 || (waiting === null && settled));
}

/** What an error reply says of itself; both forms, with the envelope and without. */
export type WireError = { readonly cls: string | null; readonly type: string | null; readonly words: string };

const ErrorEvent = node({ cls: text, type: text, name: text, message: text });

/** The error of a reply; null when it tells none. `words` may name a VIN: they are matched, never logged. */
export function readError(json: unknown): WireError | null {
	if (!isRecord(json)) return null;
	const { cls, type, name, message } = ErrorEvent.parse(json.state === 'fail' ? json.event : json);
	if (json.state !== 'fail' && cls === null && type === null) return null;
	return { cls, type, words: [type, name, message].filter((word) => word !== null).join(' ') };
}
