import type { Decision, Omission, Reason } from '@avtosverka/contract/decision';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import type { VerdictTitle } from '@avtosverka/decision/car/verdict-title';
import { type ReactNode, useState } from 'react';
import type { OpenSection } from '../state/use-open-lines.ts';
import { UnsettledList } from './unsettled-list.tsx';
import { ReasonSign, verdictStyle } from './verdict-sign.tsx';

export type CarVerdictProps = {
	decision: Decision;
	title: VerdictTitle;
	/** What is said where no reason decides and there is room for it. */
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

/**
 * More stand behind «ещё N»: a phone has the room of three, a wide screen that of five. The height that is
 * reserved is that of as many of two lines.
 */
const ON_PHONE = 3;
const ON_DESKTOP = 5;
/** Signs of a sentence that fit into two lines of a phone, where it is cut. */
const TWO_LINES = 72;

/** The verdict in words, and its reasons, each a way to its card. */
export function CarVerdictBlock(props: CarVerdictProps) {
	const { decision, title, words, reserved, ask, unsettled, askAgain, open } = props;
	const { verdict, reasons } = decision;
	const [all, setAll] = useState(false);
	const cut = reasons.slice(0, ON_PHONE).some(({ sentence }) => sentence.length > TWO_LINES);
	const hasMore = reasons.length > ON_PHONE || cut;
	const { Icon, ink, ground } = verdictStyle(verdict, title);
	// While answers come a reason more would push the words down.
	const restsOnAnswers = !title.asking && (verdict === 'no-obstacles' || verdict === 'too-little');
	const hasActions = ask !== null || hasMore;
	const rows = reasons.length + (hasActions ? 1 : 0);
	const hasWords = reasons.length === 0 || (restsOnAnswers && rows < ON_PHONE);
	return (
		<section
			aria-labelledby="verdict"
			data-verdict={verdict}
			className={`flex flex-col rounded-card border px-3.5 py-3 lg:px-5 lg:py-4 print:min-h-0 ${reserved ? 'min-h-[230px] lg:min-h-[298px]' : ''} ${ground}`}
		>
			<div role="status" tabIndex={-1} className="outline-none">
				<h2
					id="verdict"
					className={`flex h-7 items-center gap-2 text-[20px] leading-7 font-bold lg:text-[24px] ${ink}`}
				>
					<Icon aria-hidden className={`size-6 flex-none ${title.asking ? 'animate-turn' : ''}`} />
					{title.words}
				</h2>
			</div>
			{reasons.length > 0 && (
				<ul className="mt-1.5">
					{reasons.map((reason, place) => (
						<li
							// biome-ignore lint/suspicious/noArrayIndexKey: another place is another element: nothing moves
							key={`${place} ${reason.rule} ${reason.section} ${reason.record}`}
							className={all ? '' : `print:block! noscript:block! ${placeClass(place)}`}
						>
							<ReasonLine reason={reason} whole={all} open={open} />
						</li>
					))}
				</ul>
			)}
			{hasWords && (
				// As of the reasons: another place is another element.
				<p key={rows} className="mt-1.5 text-[15px] leading-snug text-ink-2 lg:text-base">
					{words}
				</p>
			)}
			<UnsettledList lines={unsettled} askAgain={askAgain} open={open} />
			{hasActions && (
				<div
					className={`relative mt-auto flex min-h-[50px] items-center pt-1.5 pr-24 print:hidden lg:pr-0 ${ask === null && reasons.length <= ON_DESKTOP ? 'lg:hidden' : ''}`}
				>
					{ask}
					{hasMore && (
						<button
							type="button"
							aria-expanded={all}
							onClick={() => setAll(!all)}
							className={`absolute right-0 bottom-0 min-h-11 w-20 text-right text-[15px] font-semibold text-ink underline underline-offset-2 ${reasons.length > ON_DESKTOP ? '' : 'lg:hidden'}`}
						>
							{all ? 'Свернуть' : <More count={reasons.length} />}
						</button>
					)}
				</div>
			)}
		</section>
	);
}

function placeClass(place: number): string {
	if (place < ON_PHONE) return '';
	return place < ON_DESKTOP ? 'max-lg:hidden' : 'hidden';
}

function More({ count }: { count: number }) {
	return (
		<>
			<span className="lg:hidden">{count > ON_PHONE ? `ещё ${count - ON_PHONE}` : 'целиком'}</span>
			<span className="max-lg:hidden">{`ещё ${count - ON_DESKTOP}`}</span>
		</>
	);
}

function ReasonLine({ reason, whole, open }: { reason: Reason; whole: boolean; open: OpenSection }) {
	return (
		<a
			href={`#${reason.section}`}
			onClick={() => open(reason.section)}
			data-reason={reason.rule}
			className="flex min-h-[38px] items-center gap-2 py-0.5 text-ink no-underline hover:underline lg:min-h-8 lg:py-0 print:min-h-7"
		>
			<ReasonSign severity={reason.severity} />
			<span
				className={`text-[14.5px] leading-[18px] font-medium lg:text-[15.5px] ${whole ? '' : 'line-clamp-2 lg:line-clamp-none print:line-clamp-none noscript:line-clamp-none'}`}
			>
				{reason.sentence}
			</span>
		</a>
	);
}
