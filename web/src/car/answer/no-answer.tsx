import type { AnswerMeta } from '@avtosverka/contract/check/meta';
import { advice, asSentence } from '@avtosverka/contract/check/words';
import { NOT_CLEAR } from '@avtosverka/contract/vocabulary/absence-words';
import type { ReactNode } from 'react';
import { STILL_WAITING } from '../words.ts';

export type NoAnswerProps = {
	meta: AnswerMeta;
	/** Who said no, and how, in one sentence. */
	message: string;
	/** True where the specification asks for an alert instead of a paragraph. */
	alert?: boolean;
	children: ReactNode;
};

/** An answer that is none: hatched at its edge, and never to be read as "nothing found". */
export function NoAnswer({ meta, message, alert = false, children }: NoAnswerProps) {
	const words = asSentence(message);
	const hint = meta.pending ? STILL_WAITING : advice(meta);
	return (
		<div className="flex gap-4">
			<div aria-hidden className="hatched w-3 flex-none rounded-full" />
			<div className="min-w-0 py-0.5">
				{alert ? <div role="alert">{words}</div> : <p>{words}</p>}
				{!message.includes(NOT_CLEAR) && <p className="font-semibold">{NOT_CLEAR}</p>}
				{hint && <p className="mt-1 text-[15px] text-ink-2">{hint}</p>}
				{children}
			</div>
		</div>
	);
}
