import type { AnswerMeta } from '@avtosverka/contract/check/meta';
import { sourceLine } from '@avtosverka/contract/check/words';
import { Database } from 'lucide-react';
import type { ReactNode } from 'react';

/** Who answered and as of when; the way to ask again stands beside it. */
export function SourceLine({ meta, children }: { meta: AnswerMeta; children?: ReactNode }) {
	const words = sourceLine(meta);
	if (words === null && !children) return null;
	return (
		<div className="mt-3.5 flex flex-wrap items-center gap-x-4 text-[13.5px] text-ink-3">
			{words && (
				<span className="flex items-center gap-2 py-1">
					<Database aria-hidden className="size-4 flex-none max-sm:hidden" />
					{words}
				</span>
			)}
			{children}
		</div>
	);
}
