import type { QueuedComment } from '@avtosverka/contract/moderation';
import type { RemarkSeverity } from '@avtosverka/contract/vocabulary/moderation';
import { REMARK_SEVERITIES } from '@avtosverka/contract/vocabulary/moderation';
import { markText, type Stretch } from './mark-text.ts';
import { PHASE_WORDS } from './words.ts';

/** Distinguished by their lines, not by colour alone. */
const STYLES: Readonly<Record<RemarkSeverity, string>> = {
	high: 'bg-found-soft text-found underline decoration-2',
	medium: 'bg-warn-soft text-warn underline decoration-dashed decoration-2',
	low: 'bg-mute-soft text-ink underline decoration-dotted decoration-2',
};

/** A comment with what the automatic phases saw marked in it. */
export function MarkedText({ comment: { comment, remarks } }: { comment: QueuedComment }) {
	const stretches = markText(comment, remarks);
	return (
		<p
			dir="auto"
			className="overflow-clip py-1 text-[17px] leading-relaxed whitespace-pre-line wrap-anywhere [overflow-clip-margin:4px]"
		>
			{stretches.map((stretch, place) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the stretches have no other name
				<Marked key={place} stretch={stretch} />
			))}
		</p>
	);
}

function Marked({ stretch: { text, remarks } }: { stretch: Stretch }) {
	const severity = REMARK_SEVERITIES.find((one) => remarks.some((remark) => remark.severity === one));
	if (severity === undefined) return text;
	return (
		<mark
			title={remarks.map(({ phase, reason }) => `${PHASE_WORDS[phase]}: ${reason}`).join('\n')}
			className={`rounded-[4px] px-0.5 underline-offset-4 ${STYLES[severity]}`}
		>
			{text}
		</mark>
	);
}
