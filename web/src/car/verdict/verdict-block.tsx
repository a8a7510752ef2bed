import type { Decision, Omission } from '@avtosverka/contract/decision';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import type { VerdictTitle } from '@avtosverka/decision/car/verdict-title';
import { type ReactNode, useState } from 'react';
import type { OpenSection } from '../state/use-open-lines.ts';
import { GroupedReasons, reasonKey, ShortReasonList } from './reason-list.tsx';
import { shownReasons } from './shown-reasons.ts';
import { UNSETTLED_SHOWN, UnsettledList } from './unsettled-list.tsx';
import { verdictStyle } from './verdict-sign.tsx';

export type CarVerdictProps = {
	decision: Decision;
	title: VerdictTitle;
	/** What the verdict rests on: before the reasons of a car without a bad word, in place of none. */
	words: string;
	/** True while more may come: the block then keeps the height of a full one. */
	reserved: boolean;
	/** The button that asks what is not answered; null where nothing is left. */
	ask: ReactNode;
	/** The answers that keep it from a better verdict, or from green. */
	unsettled: readonly Omission[];
	/** Asks one of them again; null where nothing can be asked. */
	askAgain: ((section: Section) => void) | null;
	open: OpenSection;
};

/** Lines of a phone that the words take, and each answer that is missing with its button. */
const WORDS = 4;
const UNSETTLED = 3;

/** The verdict in words, and its reasons, each a way to its card. */
export function CarVerdictBlock(props: CarVerdictProps) {
	const { decision, title, words, reserved, ask, unsettled, askAgain, open } = props;
	const { verdict, reasons } = decision;
	const [all, setAll] = useState(false);
	const { Icon, ink, ground } = verdictStyle(verdict, title);
	// While answers come a line more would push the others down.
	const wordsFirst = verdict === 'no-obstacles' && !title.asking;
	const taken = (wordsFirst ? WORDS : 0) + Math.min(unsettled.length, UNSETTLED_SHOWN) * UNSETTLED;
	const shown = shownReasons(reasons, { taken, hasButton: ask !== null });
	const wordsLast = reasons.length === 0 || (verdict === 'too-little' && !title.asking && reasons.length < 3);
	const text = <p className="text-[14.5px] leading-snug text-ink-2 lg:mb-1 lg:text-base">{words}</p>;
	return (
		<section
			aria-labelledby="verdict"
			data-verdict={verdict}
			className={`flex flex-col rounded-card border px-3.5 py-3 lg:px-5 lg:py-4 print:min-h-0 ${reserved ? 'min-h-[230px] lg:min-h-[298px]' : ''} ${ground}`}
		>
			<div className="mb-1.5 flex min-h-7 flex-wrap items-center gap-x-3">
				<div role="status" tabIndex={-1} className="flex-1 outline-none">
					<h2
						id="verdict"
						className={`flex items-center gap-2 text-[20px] leading-7 font-bold whitespace-nowrap max-[359px]:text-[18px] lg:text-[24px] ${ink}`}
					>
						<Icon aria-hidden className={`size-6 flex-none ${title.asking ? 'animate-turn' : ''}`} />
						{title.words}
					</h2>
				</div>
				{shown.phone < reasons.length && (
					<button
						type="button"
						aria-expanded={all}
						onClick={() => setAll(!all)}
						className={`-my-2 min-h-11 min-w-17 text-right text-[15px] font-semibold text-ink underline underline-offset-2 print:hidden ${shown.desktop < reasons.length ? '' : 'lg:hidden'}`}
					>
						{all ? 'Свернуть' : `Все ${reasons.length}`}
					</button>
				)}
			</div>
			{/* Another answer makes other elements of it all: what stood there does not move. */}
			<div key={`${wordsFirst} ${unsettled.length} ${reasons.map(reasonKey).join()}`}>
				{wordsFirst && text}
				{all ? (
					<GroupedReasons reasons={reasons} open={open} />
				) : (
					<ShortReasonList reasons={reasons} open={open} shown={shown} />
				)}
				{wordsLast && !wordsFirst && text}
				<UnsettledList lines={unsettled} askAgain={askAgain} open={open} />
			</div>
			{ask !== null && <div className="mt-auto pt-1.5 print:hidden flex">{ask}</div>}
		</section>
	);
}
