import type { Omission } from '@avtosverka/contract/decision';
import { isSection, type Section } from '@avtosverka/contract/vocabulary/register';
import { CircleHelp } from 'lucide-react';
import type { OpenSection } from '../state/use-open-lines.ts';
import { useWithinCopy } from '../within-copy.ts';

export type UnsettledListProps = {
	lines: readonly Omission[];
	askAgain: ((section: Section) => void) | null;
	open: OpenSection;
};

/** A phone has room for so many; the others stand in «Чего не проверяли». */
export const UNSETTLED_SHOWN = 3;

/** The answers that a better verdict waits for: whose, of which day, and the button that asks again. */
export function UnsettledList({ lines, askAgain, open }: UnsettledListProps) {
	const copy = useWithinCopy();
	if (lines.length === 0) return null;
	return (
		<ul aria-label="Каких ответов не хватает" className="mt-1">
			{lines.slice(0, UNSETTLED_SHOWN).map(({ what, why, section }) => (
				<li key={what} className="flex min-h-11 items-center gap-2 lg:min-h-9">
					<CircleHelp aria-hidden className="size-[18px] flex-none text-mute" />
					<a
						href={`#${section}`}
						onClick={() => section && open(section)}
						className="min-w-0 flex-1 text-[14.5px] leading-[18px] text-ink no-underline hover:underline"
					>
						<span className="font-medium">{what}</span>: {why}
					</a>
					{askAgain && (
						<button
							type="button"
							disabled={copy}
							aria-label={`Спросить снова: ${what}`}
							onClick={() => section && isSection(section) && askAgain(section)}
							className="min-h-11 flex-none text-[14px] font-semibold text-accent underline underline-offset-2 disabled:opacity-60 lg:min-h-9 print:hidden"
						>
							Спросить снова
						</button>
					)}
				</li>
			))}
		</ul>
	);
}
