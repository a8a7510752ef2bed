import { ANSWER_MAY_BE_EMPTY, IN_FULL_REPORT } from './words.ts';

/** What looks like an answer behind frosted glass: the same letters for every reader and every answer. */
const BEHIND_THE_GLASS = 'Ответ реестра';

/** Stands for an answer that an unpaid report does not tell. Nothing of the answer is in it. */
export function Teaser() {
	return (
		<span className="grid flex-none justify-items-end text-[13.5px] leading-snug whitespace-nowrap">
			<span aria-hidden className="blur-[5px] select-none">
				{BEHIND_THE_GLASS}
			</span>
			<span className="text-accent">{IN_FULL_REPORT}</span>
		</span>
	);
}

/** A hidden answer need not be a record: an empty one looks the same from here. */
export function TeaserNote() {
	return (
		<p className="mt-1.5 border-t border-line px-2 pt-2.5 text-[14.5px] text-ink-2 max-sm:px-1">
			{ANSWER_MAY_BE_EMPTY}
		</p>
	);
}
